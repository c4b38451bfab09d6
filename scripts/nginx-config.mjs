// Prints the configuration that makes nginx serve the built site as its files `_headers` and `_redirects` say.
//   npm run --silent nginx-config -- --root=/var/www/openrefine.org > /etc/nginx/conf.d/openrefine.org.conf
// Options: --dir=build, where the files are read; --root, where nginx finds the site (default: the same folder);
// --listen=80; --base=/, the base URL, which --root then holds as a folder.
import fs from 'node:fs';
import path from 'node:path';
import {readHostFiles, TYPES} from './host.mjs';
import {renderNginxConfig} from './nginxConfig.mjs';

const option = (name, standard) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? standard;
const dir = path.resolve(option('dir', 'build'));
if (!fs.existsSync(path.join(dir, '_headers'))) {
  console.error(`${dir} holds no built site. Run "npm run build" first.`);
  process.exit(1);
}
const site = {types: TYPES, root: option('root', dir), listen: option('listen', '80'), base: option('base', '/')};
process.stdout.write(renderNginxConfig({...readHostFiles(dir), ...site}));
