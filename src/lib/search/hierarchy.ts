import type {Hierarchy} from './types';

/** The levels of headings, from the page's title down. */
export const headingLevels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A level below the group. */
export type Level = (typeof headingLevels)[number];

const levels = ['lvl0', ...headingLevels] as const;

/** The name of a heading's level, 1 to 6. */
export const nameLevel = (level: number): Level => headingLevels[level - 1] ?? 'lvl6';

/** One value for each level, in order from the group down. */
export const createLevels = <Value>(create: (level: keyof Hierarchy) => Value): Record<keyof Hierarchy, Value> =>
  Object.fromEntries(levels.map((level) => [level, create(level)])) as Record<keyof Hierarchy, Value>;

/** The hierarchy of a group and the headings below it; the last of a level stands. */
export function createHierarchy(lvl0: string, headings: readonly {level: number; title: string}[]): Hierarchy {
  const hierarchy: Hierarchy = {...createLevels(() => null), lvl0};
  for (const {level, title} of headings) hierarchy[nameLevel(level)] = title;
  return hierarchy;
}

/** The hierarchy with each heading changed; the group stays as it is. */
export const mapHeadings = (hierarchy: Hierarchy, change: (title: string) => string): Hierarchy => ({
  ...createLevels((level) => {
    const title = hierarchy[level];
    return title === null ? null : change(title);
  }),
  lvl0: hierarchy.lvl0,
});
