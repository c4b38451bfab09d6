// Wraps @docusaurus/theme-mermaid 3.10.2: the stock component puts the diagram library (148 kB gzip) into every page
// that Markdown makes. Loaded on demand, only a page with a diagram pays for it.
import React, {lazy, Suspense} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import type {Props} from '@theme/Mermaid';

/** The diagram's own text: what stands there without JavaScript, while the library loads, and when it cannot be had. */
function Source({value}: Props): React.ReactNode {
  return (
    <pre tabIndex={0} role="region" aria-label="Source of a diagram">
      <code>{value}</code>
    </pre>
  );
}

const Diagram = lazy(() => import('@theme-original/Mermaid').catch(() => ({default: Source})));

export default function Mermaid(props: Props): React.ReactNode {
  return (
    <BrowserOnly fallback={<Source {...props} />}>
      {() => (
        <Suspense fallback={<Source {...props} />}>
          <Diagram {...props} />
        </Suspense>
      )}
    </BrowserOnly>
  );
}
