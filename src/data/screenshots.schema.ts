import * as z from 'zod';
import {createCheck} from './checkData';
import {count, pastDay, textOfForm, version} from './fields';

const again = 'Take the screenshot again with scripts/screenshots.mjs.';

/** The pictures of the tool by their names: `static/img/NAME.webp`. `scripts/screenshots.mjs` takes and lists them. */
const screenshots = z.record(
  textOfForm(/^[a-z][a-z-]*(\/[a-z][a-z-]*)+$/, 'Write it as "home/project".'),
  z.strictObject({
    /** In pixels of CSS. */
    width: count(again),
    height: count(again),
    openRefine: version(again),
    taken: pastDay(again),
  }),
);

export const checkScreenshots = createCheck('screenshots', screenshots);
