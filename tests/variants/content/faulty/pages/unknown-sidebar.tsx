import type {ReactNode} from 'react';
import {useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

const Label = (): ReactNode => useLayoutDocsSidebar('missing').link?.label;

export default function UnknownSidebar(): ReactNode {
  return (
    <Layout>
      <Label />
    </Layout>
  );
}
