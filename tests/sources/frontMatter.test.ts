import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {frontMatterFaults} from '../../src/lib/frontMatter';

const root = fileURLToPath(new URL('../../', import.meta.url));

function* markdownFiles(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(path.join(root, folder), {withFileTypes: true})) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* markdownFiles(file);
    else if (/\.mdx?$/.test(entry.name)) yield file;
  }
}

describe('front matter', () => {
  const files = ['docs', 'blog', 'src/pages'].flatMap((folder) => [...markdownFiles(folder)]);

  it.each(files)('%s tells readers and search engines what it is', (file) => {
    expect(frontMatterFaults(file, fs.readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
  });
});
