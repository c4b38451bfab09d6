/** Reads an absolute address; null where the text is none. `URL.canParse` is missing in Safari before 17. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
