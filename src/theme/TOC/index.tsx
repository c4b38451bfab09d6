// Wraps @docusaurus/theme-classic 3.10.2: a phone does not show it, and throws it away before its turn comes.
import React from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {Later} from '../../components/Later';

export default function TOCWrapper(props: Props): React.ReactNode {
  return (
    <Later>
      <TOC {...props} />
    </Later>
  );
}
