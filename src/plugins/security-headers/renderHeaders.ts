import type {HeaderRule} from '../../config/headers';

/** The text of a `_headers` file, as Netlify and Cloudflare Pages read it. */
export function renderHeaders(rules: HeaderRule[]): string {
  return rules
    .map(({path, fields}) => [path, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n')
    .concat('\n');
}
