import * as z from 'zod';
import {checkData, nameBy} from './checkData';
import {listOf, month, post, text} from './fields';

const grant = z
  .strictObject({
    /** First and last month. */
    from: month,
    to: month,
    /** The post that tells about it. */
    post: post.optional(),
  })
  .refine(({from, to}) => from <= to, {path: ['to'], error: 'is before the grant starts. Swap the two months.'});

const funder = z.strictObject({
  name: text('Write the name of the funder.'),
  /** Oldest first. */
  grants: listOf(grant, 'at least one grant, or remove the funder').refine(
    (grants) => grants.every(({from}, n) => n === 0 || (grants[n - 1]?.from ?? '') <= from),
    'is out of order. List the oldest grant first.',
  ),
});

/** Who gave OpenRefine grants. */
export type Funder = z.infer<typeof funder>;

export const checkFunders = (value: unknown) =>
  checkData('src/data/funders.json', listOf(funder, 'the funders'), value, nameBy('funder', 'name'));
