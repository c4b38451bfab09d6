/** The page of this site that the query names (`?page=/docs`), or null: not what leads elsewhere or below another path. */
export function wantedPage(search: string, origin: string, baseUrl: string): string | null {
  const wanted = new URLSearchParams(search).get('page');
  if (!wanted?.startsWith(baseUrl)) return null;
  try {
    const url = new URL(wanted, origin);
    return url.origin === origin && url.pathname.startsWith(baseUrl) ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
