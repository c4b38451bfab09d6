import type {ReactNode} from 'react';
import Faults from '../Faults';

/** A page that crashes as a whole. */
export default function FaultsPage(): ReactNode {
  return (
    <main>
      <h1>Faults</h1>
      <Faults />
    </main>
  );
}
