/** The items of each key, both in their order. */
export function collect<Item>(entries: Iterable<readonly [key: string, item: Item]>): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const [key, item] of entries) {
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
