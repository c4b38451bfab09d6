import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;
type Key = Parameters<HostsCache['get']>[0];

/**
 * Where Algolia's client notes which hosts failed, so that it can pass them over for two minutes.
 * Its own cache does not work: release 5.64 looks a host up under one key and notes its state under another, so every
 * search asks the failed host first. Here, the key is the name of the host. Nothing is written to the local storage.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<unknown, unknown>();
  const nameOf = (host: Key): unknown => (typeof host === 'string' ? host : host.url);
  return {
    get: async <State>(host: Key, create: () => Promise<State>) => (states.get(nameOf(host)) as State) ?? create(),
    async set(host, state) {
      states.set(nameOf(host), state);
      return state;
    },
    delete: async (host) => void states.delete(nameOf(host)),
    clear: async () => states.clear(),
  };
}
