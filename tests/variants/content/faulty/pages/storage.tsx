import type {ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

export default function Storage(): ReactNode {
  return createStorageSlot('colour').get();
}
