// Wraps @docusaurus/theme-classic 3.10.2: what stands below a doc is not what its reader sees first.
import React from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {Later} from '../../../components/Later';

export default function FooterWrapper(): React.ReactNode {
  return (
    <Later>
      <Footer />
    </Later>
  );
}
