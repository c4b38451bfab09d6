// Fills the slot, which is empty because no Algolia theme is loaded.
import type {ReactNode} from 'react';
import {SearchLauncher} from '../../components/SearchLauncher';

export default function SearchBar(): ReactNode {
  return <SearchLauncher />;
}
