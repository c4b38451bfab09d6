// Wraps @docusaurus/theme-classic 3.10.2: nobody sees the footer first.
import React from 'react';
import Footer from '@theme-original/Footer';
import {Later} from '../../components/Later';

export default function FooterWrapper(): React.ReactNode {
  return (
    <Later>
      <Footer />
    </Later>
  );
}
