/** The character in an address where it could not be decoded, as in any text: U+FFFD. */
const undecodable = '\uFFFD';

/** Whether a text can be percent-decoded so many times in a row. */
function isDecodable(text: string, times: number): boolean {
  try {
    for (let time = 0, rest = text; time < times; time += 1) rest = decodeURIComponent(rest);
    return true;
  } catch {
    return false;
  }
}

/** The text with U+FFFD, encoded, in place of each percent sign that could not be decoded so many times in a row. */
function repair(text: string, times: number): string {
  if (isDecodable(text, times)) return text;
  return text.replace(/(?:%[\da-f]{2})+|%/gi, (run) =>
    isDecodable(run, times) ? run : encodeURIComponent(undecodable),
  );
}

/** The pathname as the router can read it. It decodes one, and Docusaurus decodes that again when it loads the page. */
export const repairPathname = (pathname: string): string => repair(pathname, 2);

/** The fragment, with its `#`, as the scripts that look for its element can read it. */
export const repairHash = (hash: string): string => repair(hash, 1);
