/** How a path is compared, as react-router says it. */
interface Options {
  /** Whether the whole address has to match, or only its beginning, up to a slash. */
  end?: boolean;
  /** Whether a slash at the end makes a difference. */
  strict?: boolean;
  sensitive?: boolean;
}

/** What react-router asks of a regular expression. */
interface Matcher {
  exec: (pathname: string) => string[] | null;
}

/** The characters by which a path would have parameters. */
export const PATTERN = /[:()*?+[\]{}|]/;
/** The one pattern that Docusaurus uses: every address. */
const EVERY = '*';

/**
 * Stands for path-to-regexp in the browser. The addresses of this site have no parameters: to compare texts says the
 * same as a regular expression for each of 200 routes, which an opened page had to make before it was taken over.
 * Throws on a path with a pattern; checkRoutes stops a build that would hold one.
 */
export default function matchStaticPath(path: string, keys: object[], options: Options = {}): Matcher {
  const {end = true, strict = false, sensitive = false} = options;
  if (path === EVERY) {
    keys.push({name: 0});
    return {exec: (pathname) => [pathname, pathname]};
  }
  if (PATTERN.test(path)) throw new Error(`The route "${path}" has a pattern. Mend src/plugins/lean-bundle.`);
  const fold = (text: string): string => (sensitive ? text : text.toLowerCase());
  const base = fold(strict ? path : path.replace(/\/$/, ''));
  return {
    exec(pathname) {
      if (!fold(pathname).startsWith(base)) return null;
      const rest = pathname.slice(base.length);
      if (rest === '' || (rest === '/' && !strict)) return [pathname];
      const goesOn = rest.startsWith('/') || (strict && base.endsWith('/'));
      return !end && goesOn ? [pathname.slice(0, base.length)] : null;
    },
  };
}

/** An address from a path: without parameters, they are the same. */
matchStaticPath.compile = (path: string) => (): string => path;
