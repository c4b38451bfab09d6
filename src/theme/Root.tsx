// Added slot (Docusaurus renders `Root` around the whole site): preloads the text font, so that the first page a
// visitor sees is set in it. `font-display: optional` gives a font only about 100 ms. It also catches the crash of a
// whole page where the navbar can still be drawn: Docusaurus's own net lies outside of all that a layout needs.
import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Error from '@theme/Error';
import {CrashContext} from './Layout';
import type {Props} from '@theme/Root';

export default function Root({children}: Props) {
  return (
    <>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={textFont} crossOrigin="anonymous" />
      </Head>
      <ErrorBoundary
        fallback={(crash) => (
          <CrashContext value={crash}>
            <Error {...crash} />
          </CrashContext>
        )}
      >
        {children}
      </ErrorBoundary>
    </>
  );
}
