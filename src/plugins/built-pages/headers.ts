/** In seconds. */
const DAY = 86_400;
const YEAR = 365 * DAY;

/** What OpenRefine and feed readers load from pages of other sites. */
const publicFiles = [
  ...['/versions.json', '/releases.xml', '/events.ics'],
  ...['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'],
];

/** The policy of every page: only inline scripts with a hash in the list run, and no text becomes a script. */
function createPolicy(scriptHashes: readonly string[], connect: readonly string[]): string {
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes],
    // Diagrams and React set styles on elements, and styles cannot run anything.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...connect],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Header fields for the addresses that a pattern matches; `removed` are those that the host must not add. */
function createHeaderRules(policy: string): {path: string; fields: Record<string, string>; removed?: string[]}[] {
  return [
    {
      path: '/*',
      fields: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': `max-age=${YEAR}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
      // Cloudflare Pages lets every origin read every file by default. Netlify ignores this line.
      removed: ['Access-Control-Allow-Origin'],
    },
    // Hosts add "public, max-age=0, must-revalidate" to responses without a cache rule.
    // Names in this folder contain a hash of the content.
    {path: '/assets/*', fields: {'Cache-Control': `public, max-age=${YEAR}, immutable`}},
    ...['/css/*', '/fonts/*', '/img/*', '/js/*'].map((path) => ({
      path,
      fields: {'Cache-Control': `public, max-age=${DAY}`},
    })),
    ...publicFiles.map((path) => ({path, fields: {'Access-Control-Allow-Origin': '*'}})),
  ];
}

/**
 * The text of `_headers`, which hosts such as Netlify read. `scriptHashes` are sources of a policy such as `'sha256-…'`,
 * `connect` the origins that pages may send requests to, and `base` is the base URL without a slash at its end.
 */
export function renderHeaders(scriptHashes: readonly string[], connect: readonly string[], base: string): string {
  return createHeaderRules(createPolicy(scriptHashes, connect))
    .map(({path, fields, removed = []}) =>
      [
        base + path,
        ...removed.map((name) => `  ! ${name}`),
        ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
