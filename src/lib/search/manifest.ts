/** The one search file with a fixed name, `search-index.json`: it says where the others are, relative to itself. */
export interface SearchManifest {
  /** The index. */
  index: string;
  /** The texts of the sections of a page: this, the number of the page, and `.json`. */
  texts: string;
}

/** The name of the manifest in the root of the site. */
export const manifestName = 'search-index.json';

/** The address of a page's texts below a manifest. */
export const createTextPath = ({texts}: SearchManifest, page: number): string => `${texts}${page}.json`;
