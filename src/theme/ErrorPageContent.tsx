// Wraps @docusaurus/theme-classic 3.10.2: the page that replaces a crashed one gets its own title.
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

export default function TitledErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
