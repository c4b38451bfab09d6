/** The one search file with a fixed name, `search-index.json`: it says where the others are, relative to itself. */
export interface SearchManifest {
  /** The index. */
  index: string;
  /** The texts: this, the number of the file, and `.json`. */
  texts: string;
}

/** The name of the manifest in the root of the site. */
export const manifestName = 'search-index.json';

/** The address of a text file below a manifest. */
export const createTextsPath = ({texts}: SearchManifest, file: number): string => `${texts}${file}.json`;
