import {collect} from './collect';

/** Groups posts by the year of their ISO date, newest year and newest post first. */
export function postsByYear<Post extends {date: string}>(posts: readonly Post[]): {year: string; posts: Post[]}[] {
  const sorted = [...posts].sort((a, b) => b.date.localeCompare(a.date));
  const years = collect(sorted.map((post) => [post.date.slice(0, 4), post]));
  return Array.from(years, ([year, group]) => ({year, posts: group}));
}
