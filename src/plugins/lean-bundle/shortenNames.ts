/** An entry of Docusaurus's registry: a name, the way to load the chunk, its source, and the module's number. */
const ENTRY = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)+")\), \2, (.+)\],/gm;

/**
 * Gives the chunks of a site names of one or two characters: Docusaurus's are hashes, which do not compress, and every
 * page ships all of them three times. The sources' paths are for the server's side alone and are left out.
 * @param registry the text of `.docusaurus/registry.js`
 * @param routesChunkNames the text of `.docusaurus/routesChunkNames.json`
 * @throws {Error} where Docusaurus writes the files in another way
 */
export function shortenNames(registry: string, routesChunkNames: string): {registry: string; routesChunkNames: string} {
  const names = new Map<string, string>();
  const shortened = registry.replace(ENTRY, (_line, name: string, source: string, weak: string) => {
    const short = names.size.toString(36);
    names.set(name, short);
    return `  "${short}": [() => import(/* webpackChunkName: "${short}" */ ${source}), 0, ${weak}],`;
  });
  const expected = registry.split('webpackChunkName').length - 1;
  if (names.size === 0 || names.size !== expected) {
    throw new Error(
      `lean-bundle reads ${names.size} of the ${expected} entries of .docusaurus/registry.js. ` +
        'Docusaurus writes it in another way now: mend src/plugins/lean-bundle/shortenNames.ts.',
    );
  }
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const short = names.get(value);
      if (!short) throw new Error(`lean-bundle: .docusaurus/registry.js does not list the chunk "${value}".`);
      return short;
    }
    if (Array.isArray(value)) return value.map(rename);
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, rename(inner)]));
  };
  return {registry: shortened, routesChunkNames: JSON.stringify(rename(JSON.parse(routesChunkNames)))};
}
