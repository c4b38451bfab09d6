// Wraps @docusaurus/theme-classic 3.10.2: what stands below a doc is not what its reader sees first.
import React from 'react';
import Paginator from '@theme-original/DocItem/Paginator';
import {Later} from '../../../components/Later';

export default function PaginatorWrapper(): React.ReactNode {
  return (
    <Later>
      <Paginator />
    </Later>
  );
}
