import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import {elementsOf} from '../builtPage';

/** The inline scripts of a page that a browser runs: not those with an address, and no data such as JSON-LD. */
export function inlineScripts($: CheerioAPI): string[] {
  return $('script:not([src])')
    .toArray()
    .filter((script) => {
      const type = $(script).attr('type');
      return type === undefined || type === 'module' || /javascript$/.test(type);
    })
    .map((script) => $(script).text());
}

/** What a policy could not allow by a hash: handlers in attributes and addresses that are scripts. */
export function attributeScripts($: CheerioAPI): string[] {
  const found: string[] = [];
  for (const {attribs} of elementsOf($)) {
    // The parser writes names in small letters. A page has thousands of elements: only what has a colon is looked at closely.
    for (const name in attribs) {
      const value = attribs[name] ?? '';
      if (name.startsWith('on') || (value.includes(':') && /^\s*javascript:/i.test(value)))
        found.push(`${name}="${value}"`);
    }
  }
  return found;
}

/** The source expression of a policy that allows just this script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
