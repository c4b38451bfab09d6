// Fills the empty slot (no Algolia theme is loaded): the DocSearch button, and its modal over the site's own client.
import type {ReactNode} from 'react';
import {SearchLauncher} from '../../components/SearchLauncher';

export default function SearchBar(): ReactNode {
  return <SearchLauncher />;
}
