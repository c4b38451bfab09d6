import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

export interface ListedDoc {
  permalink: string;
  /** The label of the nearest category above it, or of the category that it is the page of. */
  category?: string;
}

/** Lists the docs in the order of the sidebars. Docs without an entry in a sidebar are left out. */
export function listDocs(versions: readonly Pick<LoadedVersion, 'docs' | 'sidebars'>[]): ListedDoc[] {
  return versions.flatMap(({docs, sidebars}) => {
    const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
    const list = (id: string, category?: string): ListedDoc[] => {
      const permalink = permalinks.get(id);
      return permalink === undefined ? [] : [{permalink, category}];
    };
    const visit = (item: SidebarItem, category?: string): ListedDoc[] => {
      if (item.type === 'doc' || item.type === 'ref') return list(item.id, category);
      if (item.type !== 'category') return [];
      const own = item.link?.type === 'doc' ? list(item.link.id, category ?? item.label) : [];
      return [...own, ...item.items.flatMap((child) => visit(child, item.label))];
    };
    return Object.values(sidebars)
      .flat()
      .flatMap((item) => visit(item));
  });
}
