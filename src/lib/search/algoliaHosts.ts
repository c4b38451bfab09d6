/** The origins at which an Algolia application is asked: its nearest host, then three to fall back on. */
export function algoliaHosts(appId: string): [nearest: string, ...fallbacks: string[]] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...fallbacks];
}
