import {PATTERN} from './matchStaticPath';

/**
 * Throws where the address of a page would be a pattern: in the browser, which compares addresses as texts, it would
 * break every page. The error names each such route and the remedy.
 */
export function checkRoutes(routes: readonly string[]): void {
  const wrong = routes.filter((route) => PATTERN.test(route));
  if (wrong.length === 0) return;
  throw new Error(
    [
      'lean-bundle: no page of this site can have an address with one of the characters : ( ) * ? + [ ] { } |',
      ...wrong.map((route) => `- ${route}`),
      'Write another "slug" into the front matter of the page, or rename its file; of a tag, another "permalink" into blog/tags.yml.',
    ].join('\n'),
  );
}
