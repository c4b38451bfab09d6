import {decline, someException} from '../errors';
import {HTML_ENTITIES} from './htmlEntities';
import {percentDecode, percentEncode} from './text';

type Change = (text: string) => string;

const XML_NAMES: [string, string][] = [
  ['quot', '"'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
];

const htmlCharacters = new Map([...HTML_ENTITIES, ...XML_NAMES]);
const htmlNames = new Map(Array.from(htmlCharacters, ([name, char]) => [char, name]));

function escapeHtml(text: string): string {
  return text.replace(/["&<>\u00a0-\uffff]/g, (char) => {
    const name = htmlNames.get(char);
    return name ? `&${name};` : char;
  });
}

/** Names and numbers between & and ;. What is none stays as it is. */
export function unescapeEntities(text: string, characters: Map<string, string>): string {
  return text.replace(
    /&(?:(\w+)|#(?:[xX]([0-9a-fA-F]+)|(\d+)));/g,
    (whole, name?: string, hex?: string, decimal?: string) => {
      if (name !== undefined) return characters.get(name) ?? whole;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      if (code > 0x7fffffff) return whole;
      return code > 0x10ffff ? someException() : String.fromCodePoint(code);
    },
  );
}

/** XML 1.1: control characters become numbers, and what is no character goes. */
function escapeXml(text: string): string {
  const names: Record<string, string> = {'"': 'quot', '&': 'amp', '<': 'lt', '>': 'gt', "'": 'apos'};
  return (
    text
      .replace(/[\0\ufffe\uffff]|\p{Cs}/gu, '')
      .replace(/["&<>']/g, (char) => `&${names[char]};`)
      // eslint-disable-next-line no-control-regex -- control characters are what is escaped
      .replace(/[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/g, (char) => `&#${char.charCodeAt(0)};`)
  );
}

function escapeCsv(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function unescapeCsv(text: string): string {
  if (text === '"') return someException();
  if (!text.startsWith('"') || !text.endsWith('"')) return text;
  return text.slice(1, -1).replaceAll('""', '"');
}

const SHORT: Record<string, string> = {'\b': 'b', '\n': 'n', '\t': 't', '\f': 'f', '\r': 'r'};

function escapeJavaScript(text: string): string {
  return text.replace(/["'\\/]|[^ -\x7f]/g, (char) => {
    if (/["'\\/]/.test(char)) return `\\${char}`;
    return `\\${SHORT[char] ?? `u${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`}`;
  });
}

function unescapeJavaScript(text: string): string {
  const long = new Map(Object.entries(SHORT).map(([char, letter]) => [letter, char]));
  return text.replace(
    /\\(?:([0-3][0-7]{2}|[0-7]{1,2})|(u+)\+?([0-9a-fA-F]{4})?|([bntfr\\"'])|)/g,
    (_, octal?: string, u?: string, hex?: string, char?: string) => {
      if (octal) return String.fromCharCode(parseInt(octal, 8));
      if (u) return hex ? String.fromCharCode(parseInt(hex, 16)) : someException();
      return char ? (long.get(char) ?? char) : '';
    },
  );
}

/** The form encoding of Java: a space becomes a plus sign. */
function escapeUrl(text: string): string {
  return text.replace(/[^\w.*-]+/g, (part) => part.split(' ').map(percentEncode).join('+'));
}

function unescapeUrl(text: string): string {
  if (/%(?![0-9a-fA-F]{2})/.test(text)) someException();
  return percentDecode(text.replaceAll('+', ' '));
}

/** Percent escapes for all but the characters that a part of an address may hold. */
function escapeAddress(unsafe: RegExp): Change {
  return (text) => {
    if (/\p{Cs}/u.test(text)) decline('Half a character makes OpenRefine fail.');
    return text.replace(unsafe, percentEncode);
  };
}

export const ESCAPES = new Map<string, Change>([
  ['html', escapeHtml],
  ['xml', escapeXml],
  ['csv', escapeCsv],
  ['javascript', escapeJavaScript],
  ['url', escapeUrl],
  ['urlpath', escapeAddress(/[^\w.~!$'()*,;&=@:+/-]+/g)],
  ['urlform', (text) => escapeAddress(/[^\w.* -]+/g)(text).replaceAll(' ', '+')],
  ['urlfragment', escapeAddress(/[^\w.~!$'()*,;&=@:+/?-]+/g)],
]);

export const UNESCAPES = new Map<string, Change>([
  ['html', (text) => unescapeEntities(text, htmlCharacters)],
  ['xml', (text) => unescapeEntities(text, new Map([...XML_NAMES, ['apos', "'"]]))],
  ['csv', unescapeCsv],
  ['javascript', unescapeJavaScript],
  ['url', unescapeUrl],
]);
