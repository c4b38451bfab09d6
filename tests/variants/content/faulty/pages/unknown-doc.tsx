import type {ReactNode} from 'react';
import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

const Title = (): ReactNode => useLayoutDoc('missing')?.id;

export default function UnknownDoc(): ReactNode {
  return (
    <Layout>
      <Title />
    </Layout>
  );
}
