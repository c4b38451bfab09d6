// Servers that stand for the hosts of an Algolia application and answer `POST /1/indexes/*/queries`.
import {createServer, type Server} from 'node:https';
import type {IncomingHttpHeaders, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createCertificate} from './createCertificate';

/** A hit as Algolia sends it. */
export interface AlgoliaHit {
  objectID: string;
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
}

/** What the page asks for. */
export interface AlgoliaQuery {
  query: string;
  page: number;
  hitsPerPage: number;
  attributesToSnippet: string[];
}

export interface AlgoliaAnswer {
  hits: AlgoliaHit[];
  nbHits: number;
}

/** A section in a group. */
export const createHit = (group: string, title: string, url: string): AlgoliaHit => ({
  objectID: title,
  url,
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: group, lvl1: `Page of ${group}`, lvl2: title},
});

/** What reaches a search host. */
export interface Asked {
  host: string;
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  requests: AlgoliaQuery[];
}

/** What a host does with a request. */
export type Behavior =
  | 'answer'
  /** Keeps the connection open and sends nothing. */
  | 'silence'
  /** Sends the header of an answer and the beginning of its body, and nothing more. */
  | 'half an answer'
  | 'cut the line'
  | 'status 500'
  | 'status 403'
  | 'nonsense';

/** Servers that stand for the hosts of an Algolia application: HTTPS, any origin. */
export interface SearchHosts {
  names: string[];
  /** What was asked since the last `reset`, in order, whichever host it came to. */
  asked: Asked[];
  /** What the hosts do with the request number `index`, from 0. */
  behave: (index: number) => Behavior;
  answer: (query: AlgoliaQuery) => AlgoliaAnswer;
  /** The rule by which Chromium finds these servers at the names of the hosts. */
  resolverRules: string;
  /** Refuses connections from now on. */
  stop(): Promise<void>;
  /** Takes connections again, at the same ports. */
  start(): Promise<void>;
  reset(): Promise<void>;
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Starts a server for each of the four hosts of `appId`, the nearest one first. */
export async function startSearchHosts(appId: string): Promise<SearchHosts> {
  const id = appId.toLowerCase();
  const names = [`${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`)];
  const certificate = createCertificate();

  const hosts: SearchHosts = {
    names,
    asked: [],
    behave: () => 'answer',
    answer: () => ({hits: [], nbHits: 0}),
    resolverRules: '',
    async stop() {
      await Promise.all(servers.map(close));
    },
    async start() {
      for (const [index, server] of servers.entries()) if (!server.listening) await listen(server, ports[index] ?? 0);
    },
    async reset() {
      hosts.asked.length = 0;
      hosts.behave = () => 'answer';
      hosts.answer = () => ({hits: [], nbHits: 0});
      await hosts.start();
    },
  };

  function respond(behavior: Behavior, requests: AlgoliaQuery[], response: ServerResponse): void {
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
    };
    response.setHeader('Access-Control-Allow-Origin', '*');
    switch (behavior) {
      case 'silence':
        return;
      case 'half an answer':
        response.writeHead(200, {'Content-Type': 'application/json'}).write('{"results":');
        return;
      case 'cut the line':
        response.destroy();
        return;
      case 'status 500':
        return send(500, {message: 'Internal error', status: 500});
      case 'status 403':
        return send(403, {message: 'Invalid Application-ID or API key', status: 403});
      case 'nonsense':
        response.end('<!doctype html><title>A captive portal</title>');
        return;
      case 'answer':
        send(200, {
          results: requests.map((query) => {
            const {hits, nbHits} = hosts.answer(query);
            return {hits, nbHits, page: query.page, nbPages: Math.ceil(nbHits / query.hitsPerPage), queryID: 'id'};
          }),
        });
    }
  }

  const servers = names.map((host) =>
    createServer(certificate, (request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const {requests} = JSON.parse(body || '{"requests":[]}') as {requests: AlgoliaQuery[]};
        const url = new URL(request.url ?? '', `https://${host}`);
        const behavior = hosts.behave(hosts.asked.length);
        hosts.asked.push({host, method: request.method ?? '', url, headers: request.headers, requests});
        respond(behavior, requests, response);
      });
    }),
  );
  for (const server of servers) await listen(server, 0);
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  hosts.resolverRules = names.map((name, index) => `MAP ${name} 127.0.0.1:${ports[index]}`).join(', ');
  return hosts;
}
