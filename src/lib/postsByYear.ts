/** Groups posts by the year of their ISO date, newest year and newest post first. */
export function postsByYear<Post extends {date: string}>(posts: readonly Post[]): {year: string; posts: Post[]}[] {
  const years = new Map<string, Post[]>();
  for (const post of [...posts].sort((a, b) => b.date.localeCompare(a.date))) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].map(([year, group]) => ({year, posts: group}));
}
