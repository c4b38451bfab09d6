import type {Listing, SoftwareListing} from '../../data/listings.schema';
import {fold} from '../search/tokenize';

export type Searchable = Pick<Listing, 'name' | 'description' | 'note'> &
  Partial<Pick<SoftwareListing, 'authors' | 'license'>>;

/** The entries by their names, whatever the case and the accents. */
export function sortByName<Entry extends {name: string}>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
}

/** The text of an entry for a filter, with further texts. */
export function searchText(
  {name, description, note, authors, license}: Searchable,
  ...more: readonly (string | undefined)[]
): string {
  return [name, description, note, ...(authors ?? []).map((author) => author.name), license, ...more]
    .filter(Boolean)
    .join(' \n ');
}
