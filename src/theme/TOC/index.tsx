// Wraps @docusaurus/theme-classic 3.10.2: it stands beside the text, and a phone does not show it.
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
