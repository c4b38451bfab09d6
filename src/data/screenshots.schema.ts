import * as z from 'zod';
import {checkData, isDay, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

/** A picture of the tool: `static/img/NAME.webp`. `scripts/screenshots.mjs` takes them and writes the list. */
export interface Screenshot {
  /** In pixels of CSS. */
  width: number;
  height: number;
  /** The version shown. */
  openRefine: string;
  /** `YYYY-MM-DD` */
  taken: string;
}

const again = 'Take the picture again with scripts/screenshots.mjs.';
const pixels = z
  .int({error: missingOr('is not a whole number', again)})
  .positive({error: `is not above zero. ${again}`});

const screenshot = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z-]*(\/[a-z][a-z-]*)+$/, {error: 'is no path of a picture. Write it as "home/project".'}),
  width: pixels,
  height: pixels,
  openRefine: z
    .string({error: missingOr('is not a text', again)})
    .regex(/^\d+\.\d+(\.\d+)?$/, {error: 'is no version. Write it as in its tag, such as "3.10.1".'}),
  taken: z.string({error: missingOr('is not a text', again)}).refine(isDay, {error: `is no day. ${again}`}),
});

/** The pictures by their names, checked. */
export function checkScreenshots(value: unknown): Record<string, Screenshot> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(
      `src/data/screenshots.json has a problem:\n- has to be an object of pictures by their names. ${again}`,
    );
  }
  const list = Object.entries(value).map(([name, fields]) => ({...(fields as object), name}));
  const checked = checkData('src/data/screenshots.json', z.array(screenshot), list, (_entry, index) => {
    return `picture ${list[index]?.name}`;
  });
  return Object.fromEntries(checked.map(({name, ...picture}) => [name, picture]));
}
