import {COMPRESSED, REDIRECT_KEPT} from './host.mjs';

/** @typedef {import('./host.mjs').HeaderRule} HeaderRule */
/** @typedef {import('./host.mjs').Redirect} Redirect */

/** A word of nginx's language: quoted, with what is special in it escaped. A dollar sign cannot be escaped, and no value has one. */
export function quote(text) {
  if (/[$\r\n]/.test(text)) throw new Error(`nginx-config: nginx would read a variable or a line end in: ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** A path pattern of `_headers` or `_redirects` as the key of a map: a star at its end stands for anything. */
const mapKey = (pattern) =>
  pattern.endsWith('*') ? quote(`~^${pattern.slice(0, -1).replaceAll(/[.+?^$()[\]{}|\\]/g, '\\$&')}`) : quote(pattern);

const map = (source, variable, entries) =>
  [`map ${source} ${variable} {`, '  default "";', ...entries.map(([key, value]) => `  ${key} ${value};`), '}'].join(
    '\n',
  );

/**
 * The configuration that makes nginx answer as `_headers` and `_redirects` say: a text for the `http` level, such as
 * `/etc/nginx/conf.d/site.conf`.
 *
 * Every header field is one `add_header` of the server, with a value that a map gives for the address, empty where
 * there is none: an `add_header` inside a location would take all of the server's away. The maps read the address as it
 * was asked for, since `$uri` becomes the file that answers.
 *
 * That a rule takes a field away is for hosts that add some; nginx adds none.
 * @param {{rules: Pick<HeaderRule, 'path' | 'fields'>[], redirects: Redirect[], types: Record<string, string>, root: string, listen: string, base?: string}} site
 *   `types` are media types by ending; `base` is the base URL, and `root` the folder that holds it
 */
export function renderNginxConfig({rules, redirects, types, root, listen, base = '/'}) {
  // How long an answer is kept comes first: its value hangs on the status, too.
  const fields = [...new Set(['Cache-Control', ...rules.flatMap((rule) => rule.fields.map(([name]) => name))])];
  const valuesOf = (field) =>
    rules.flatMap(({path, fields: own}) =>
      own.filter(([name]) => name === field).map(([, value]) => [mapKey(path), quote(value)]),
    );
  const statuses = [...new Set(redirects.map(({status}) => status))].sort();
  const targetsOf = (wanted) =>
    redirects.filter(({status}) => status === wanted).map(({from, to}) => [mapKey(from), quote(to)]);

  const plain = Object.entries(types).map(([ending, type]) => [ending.slice(1), type.split(';')[0]]);
  // Of text/html, nginx knows it by itself.
  const list = (which) =>
    [
      ...new Set(
        Object.values(types)
          .filter(which)
          .map((type) => type.split(';')[0]),
      ),
    ]
      .filter((type) => type !== 'text/html')
      .sort()
      .join(' ');

  return `# Made by "npm run nginx-config" from _headers and _redirects of the built site. Make it again for each release.
map_hash_max_size 8192;
map_hash_bucket_size 1024;

# The address as it was asked for; empty where it cannot be decoded.
${map('$request_uri', '$site_path', [
  ['""', `${base}undecodable`],
  ['"~^(?<site_address>[^?]*)"', '$site_address'],
])}

${fields.map((field, place) => map('$site_path', `$site_field_${place}`, valuesOf(field))).join('\n\n')}

# What is missing may come with the next release: nobody keeps that it was not there. A redirect that no rule speaks of
# would be kept for good.
map "$status:$site_field_0" $site_kept {
  default $site_field_0;
  "~^404:" "no-store";
  "~^30[1278]:$" "${REDIRECT_KEPT}";
}

${statuses.map((status) => map('$site_path', `$site_redirect_${status}`, targetsOf(status))).join('\n\n')}

server {
  listen ${listen};
  root ${quote(root)};
  absolute_redirect off;
  server_tokens off;

  types {
${plain.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${list((type) => type.includes('charset='))};
  gzip on;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${list((type) => COMPRESSED.test(type))};

${fields.map((field, place) => `  add_header ${field} ${place === 0 ? '$site_kept' : `$site_field_${place}`} always;`).join('\n')}

  # An address that cannot be decoded is a page that does not exist, too.
  error_page 404 ${base}404.html;
  error_page 400 =404 ${base}404.html;

${statuses
  .map(
    (status) => `  if ($site_redirect_${status}) {\n    return ${status} $site_redirect_${status}$is_args$args;\n  }`,
  )
  .join('\n')}

${
  base === '/'
    ? ''
    : `  location = ${base.slice(0, -1)} {
    return 301 ${base}$is_args$args;
  }
`
}  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }

  # A slash at the end is one too many, unless a folder has its own page.
  location ~ ^(?<site_bare>.*[^/])/+$ {
    try_files \${uri}index.html @bare;
  }
  location @bare {
    if (-f $document_root$site_bare.html) {
      return 301 $site_bare$is_args$args;
    }
    if (-f $document_root$site_bare) {
      return 301 $site_bare$is_args$args;
    }
    return 404;
  }

  # What the host reads is not for visitors.
  location ~ /_(headers|redirects)$ {
    return 404;
  }
}
`;
}
