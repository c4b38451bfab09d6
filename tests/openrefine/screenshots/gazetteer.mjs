// Our own small reconciliation service: places that nobody will find on a map, so that the pictures of reconciling
// need no service on the internet. It speaks version 0.2 of the protocol, as far as OpenRefine asks for it.
import http from 'node:http';
import {findFreePort} from '../../../scripts/findPrograms.mjs';

const types = {
  town: {id: 'town', name: 'Town'},
  parish: {id: 'parish', name: 'Parish'},
  station: {id: 'station', name: 'Railway station'},
};

const properties = [
  {id: 'country', name: 'Country'},
  {id: 'population', name: 'Population'},
  {id: 'latitude', name: 'Latitude'},
  {id: 'longitude', name: 'Longitude'},
];

const place = (id, name, type, country, population, latitude, longitude) => ({
  id,
  name,
  type: types[type],
  country,
  population,
  latitude,
  longitude,
  description: `${types[type].name} in ${country}`,
});

const places = [
  place('Q101', 'Alderbrück', 'town', 'Germany', 8410, 51.92, 9.41),
  place('Q102', 'Saint-Aubry', 'town', 'France', 12750, 47.38, 0.92),
  place('Q103', 'Saint-Aubry-le-Haut', 'parish', 'France', 640, 47.41, 0.97),
  place('Q104', 'Northmere', 'town', 'England', 23100, 54.31, -2.74),
  place('Q105', 'Northmere', 'town', 'Scotland', 3900, 56.12, -3.61),
  place('Q106', 'Northmere Road', 'station', 'England', 0, 54.32, -2.75),
  place('Q107', 'Montelago', 'town', 'Italy', 5320, 45.88, 8.71),
  place('Q108', 'Vila Serena', 'town', 'Portugal', 9980, 40.22, -8.05),
  place('Q109', 'Kvernvik', 'town', 'Norway', 4450, 60.51, 5.28),
  place('Q110', 'Stare Pole', 'town', 'Poland', 6700, 52.71, 18.2),
];

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^st\.? /, 'saint ')
    .replace(/[^a-z]/g, '');

/** From 0 to 100: how alike two names are, by the pairs of letters they share. */
function score(one, other) {
  if (one === other) return 100;
  const pairs = (text) => Array.from({length: text.length - 1}, (_, start) => text.slice(start, start + 2));
  const [a, b] = [pairs(plain(one)), pairs(plain(other))];
  const shared = a.filter((pair) => b.includes(pair)).length;
  return Math.floor((95 * 2 * shared) / (a.length + b.length)) - 3 * Math.abs(one.length - other.length);
}

function findCandidates({query, type, limit = 5, properties: given = []}) {
  const country = given.find(({pid}) => pid === 'country')?.v;
  const results = places
    .filter((entry) => !type || entry.type.id === type)
    .map((entry) => {
      const agrees = country === undefined || country === entry.country;
      return {entry, points: agrees ? score(query, entry.name) : Math.floor(score(query, entry.name) * 0.7)};
    })
    .filter(({points}) => points > 45)
    .sort((one, other) => other.points - one.points || (one.entry.id < other.entry.id ? -1 : 1))
    .slice(0, limit);
  const exact = results.filter(({points}) => points >= 90);
  return results.map(({entry, points}) => ({
    id: entry.id,
    name: entry.name,
    description: entry.description,
    type: [entry.type],
    score: points,
    match: exact.length === 1 && points >= 90,
  }));
}

function extendData({ids, properties: wanted}) {
  const meta = wanted.map(({id}) => properties.find((property) => property.id === id)).filter(Boolean);
  const rows = ids.map((id) => {
    const entry = places.find((candidate) => candidate.id === id);
    const cells = meta.map((property) => {
      const value = entry?.[property.id];
      if (value === undefined) return [property.id, []];
      return [property.id, [typeof value === 'number' ? {float: value} : {str: value}]];
    });
    return [id, Object.fromEntries(cells)];
  });
  return {meta, rows: Object.fromEntries(rows)};
}

const preview = (entry) => `<!doctype html><meta charset="utf-8"><title>${entry.name}</title>
<style>body {font: 13px/1.5 sans-serif; margin: 10px} h1 {font-size: 15px; margin: 0} p {margin: 4px 0}</style>
<h1>${entry.name}</h1><p>${entry.description}</p>
<p>Population ${entry.population}<br>${entry.latitude}, ${entry.longitude}</p>`;

const manifest = (address) => ({
  versions: ['0.2'],
  name: 'Gazetteer of the Harbour Museum',
  identifierSpace: 'https://gazetteer.example.org/place/',
  schemaSpace: 'https://gazetteer.example.org/type/',
  defaultTypes: Object.values(types),
  view: {url: `${address}/place/{{id}}`},
  preview: {url: `${address}/place/{{id}}`, width: 250, height: 120},
  suggest: {
    entity: {service_url: address, service_path: '/suggest/place'},
    property: {service_url: address, service_path: '/suggest/property'},
    type: {service_url: address, service_path: '/suggest/type'},
  },
  extend: {propose_properties: {service_url: address, service_path: '/propose'}, property_settings: []},
});

/** @returns {Promise<{address: string, manifest: object, stop: () => Promise<void>}>} the service, running */
export async function startGazetteer() {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url, address);
    let body = '';
    for await (const piece of request) body += piece;
    const fields = new URLSearchParams(body || url.search);
    const prefix = (url.searchParams.get('prefix') ?? '').toLowerCase();
    const suggest = (list) => ({result: list.filter(({name}) => name.toLowerCase().startsWith(prefix))});

    const entry = places.find(({id}) => url.pathname === `/place/${id}`);
    if (entry) {
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'}).end(preview(entry));
      return;
    }
    let answer;
    if (url.pathname === '/suggest/place') answer = suggest(places);
    else if (url.pathname === '/suggest/property') answer = suggest(properties);
    else if (url.pathname === '/suggest/type') answer = suggest(Object.values(types));
    else if (url.pathname === '/propose') answer = {limit: 20, type: url.searchParams.get('type'), properties};
    else if (fields.has('queries')) {
      const queries = Object.entries(JSON.parse(fields.get('queries')));
      answer = Object.fromEntries(queries.map(([key, query]) => [key, {result: findCandidates(query)}]));
    } else if (fields.has('extend')) answer = extendData(JSON.parse(fields.get('extend')));
    else answer = manifest(address);
    const text = JSON.stringify(answer);
    const callback = url.searchParams.get('callback');
    response
      .writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': callback ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8',
      })
      .end(callback ? `${callback}(${text})` : text);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address,
    manifest: manifest(address),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
