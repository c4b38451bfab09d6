// Wraps @docusaurus/theme-classic 3.10.2: a task of its own for the part of every page that has the most controls.
import React from 'react';
import Content from '@theme-original/Navbar/Content';
import {Later} from '../../../components/Later';

export default function ContentWrapper(): React.ReactNode {
  return (
    <Later>
      <Content />
    </Later>
  );
}
