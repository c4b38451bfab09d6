import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

export default function NoProvider(): ReactNode {
  return useDoc().metadata.title;
}
