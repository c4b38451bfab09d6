// Wraps @docusaurus/theme-classic 3.10.2: a page that crashed as a whole (see `Root`) reads like one of which a part did.
import {createContext, useContext} from 'react';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme-original/Layout';
import type {Props as Crash} from '@theme/Error';
import type {Props} from '@theme/Layout';

export const CrashContext = createContext<Crash | null>(null);

export default function LayoutWrapper(props: Props) {
  const crash = useContext(CrashContext);
  return <Layout {...props}>{crash ? <ErrorPageContent {...crash} /> : props.children}</Layout>;
}
