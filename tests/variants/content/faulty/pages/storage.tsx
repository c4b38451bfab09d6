import type {ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

export default function Storage(): ReactNode {
  return createStorageSlot('color').get();
}
