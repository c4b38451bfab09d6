import {decline, expects, GrelError, someException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {percentDecode} from '../java/text';
import {Json} from '../json';

/** The characters that Java takes in an address as they are. Those of other scripts count too. */
const LEGAL = /^(?:[\w\-.!~*'();/?:@&=+$,[\]#]|%[0-9a-fA-F]{2}|[^\0-\xa0\p{Z}\p{Cc}])*$/u;
const PROTOCOLS = /^(?:https?|ftp|file|jar|mailto)$/;

const parseUri: GrelFunction = (args, name) => {
  const [text] = args;
  if (args.length !== 1 || typeof text !== 'string') return expects(name, 'a string');
  const invalid = new GrelError(`Invalid URI ${text}`);
  const match = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i.exec(text.trim());
  const scheme = match?.[1]?.toLowerCase() ?? '';
  if (!match || !PROTOCOLS.test(scheme)) return invalid;
  if (!/^(?:https?|ftp)$/.test(scheme) || text !== text.trim() || match[1] !== scheme) {
    return decline('For addresses like this one, Java has its own rules. Try it in OpenRefine.');
  }
  const [, , authority, path = '', query, fragment] = match;
  if (!LEGAL.test(text) || /[[\]]/.test(path) || (fragment ?? '').includes('#')) return invalid;
  if (authority === undefined || authority === '') return decline('An address without a host is left to OpenRefine.');
  const server = /^(?:([^@]*)@)?([A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?)(?::(\d*))?$/.exec(authority);
  if (!server) return decline('For hosts like this one, Java has its own rules. Try it in OpenRefine.');
  const node = (value: string | undefined) =>
    value === undefined ? new Json('null', null) : new Json('string', percentDecode(value));
  const [plainFragment, parameters] = splitFragment(percentDecode(fragment ?? ''));
  return new Json(
    'object',
    null,
    [],
    new Map([
      ['scheme', node(scheme)],
      ['host', node(server[2])],
      ['port', new Json('int', server[3] ? Number(server[3]) : -1)],
      ['path', node(path)],
      ['query', node(query)],
      ['authority', node(authority)],
      ['fragment', new Json('string', plainFragment)],
      ['query_params', parameters],
    ]),
  );
};

/** The tool takes parameters from the fragment alone. */
function splitFragment(fragment: string): [string, Json] {
  const parameters = new Map<string, Json>();
  const [plain = '', query = ''] = fragment.split('?');
  if (fragment.includes('?') && query === '') someException();
  for (const pair of query === '' ? [] : query.split('&')) {
    const [key = '', value = ''] = pair.split('=');
    if (value === '') someException();
    parameters.set(key, new Json('string', value));
  }
  return [plain, new Json('object', null, [], parameters)];
}

export const uri: Record<string, GrelFunction> = {parseUri};
