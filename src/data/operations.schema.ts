import * as z from 'zod';
import {createCheck} from './checkData';
import {list, listOf, report, oneOf, text, textOfForm, unique, version} from './fields';

const types = [
  'text',
  'number',
  'true or false',
  'object',
  'list of texts',
  'list of numbers',
  'list of objects',
  'text, number, or true or false',
] as const;

const key = z
  .strictObject({
    /** Inside another one, its path: `edits[].from`. */
    name: textOfForm(/^\w+(\[\])?(\.\w+(\[\])?)*$/, 'Write it as in "edits[].from".'),
    type: oneOf(types),
    /** What a number or length counts: `milliseconds`. */
    unit: text('Name the unit.').optional(),
    /** Or when it is: `with "separator"`. */
    required: z.literal(true).or(text('Say when it is required, or write true.')).optional(),
    default: text('Say what holds without it.').optional(),
    meaning: text('Say in a phrase what it does.'),
    since: version('Write the first version that knows it.').optional(),
  })
  .refine(({required, default: without}) => !required !== !without, 'needs either "required" or "default". Write one.');

const entry = z.strictObject({
  name: text('Write the name, such as "core/fill-down".'),
  since: version('Write the first version that has it.'),
  /** What records it in the interface; empty where nothing does. */
  menu: list(
    z.strictObject({
      path: text('Write the menu path.'),
      to: textOfForm(/^\/docs\/\S+#\S+$/, 'Write where the menu item is described.'),
    }),
    'List menu items; [] if there are none.',
  ),
  keys: listOf(key, 'the keys')
    .superRefine(unique('name'))
    .superRefine((all, context) =>
      all.forEach(({name}, index) => {
        const parent = name.split('.').slice(0, -1).join('.');
        if (parent && !all.some((other) => other.name === parent || `${other.name}[]` === parent))
          report(context, [index, 'name'], `is inside ${parent}, which is not described. Describe it as well.`);
      }),
    ),
});

const operation = entry.extend({
  page: textOfForm(/^[a-z-]+$/, 'Write the name of a file in docs/technical-reference/operations.'),
  outside: text('Say what happens to the rows outside the facets.'),
});

/** Texts may hold Markdown. */
export type OperationEntry = z.infer<typeof entry> & Partial<z.infer<typeof operation>>;

export const checkOperations = createCheck(
  'operations',
  listOf(operation, 'the operations').superRefine(unique('name')),
);

export const checkFacets = createCheck('facets', listOf(entry, 'the facets').superRefine(unique('name')));
