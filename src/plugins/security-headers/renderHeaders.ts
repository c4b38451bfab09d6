import type {HeaderRule} from '../../config/headers';

/**
 * The text of a `_headers` file, as Netlify and Cloudflare Pages read it, for a site served below a path without a slash
 * at its end.
 */
export function renderHeaders(rules: HeaderRule[], base: string): string {
  return rules
    .map(({path, fields, detached = []}) =>
      [
        base + path,
        ...detached.map((name) => `  ! ${name}`),
        ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
