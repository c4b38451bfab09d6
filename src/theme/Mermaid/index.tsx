// Wraps @docusaurus/theme-mermaid 3.10.2: the stock part is empty until the browser has drawn. Without JavaScript,
// readers see the description and the source (static/css/no-script.css); the search and the Markdown twin read the latter.
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';
import type {ReactNode} from 'react';

/** What the line `accDescr: …` or the block `accDescr {…}` of a diagram says. */
function findDescription(source: string): string | undefined {
  const [, line, block] = /^\s*accDescr\s*(?::(.*)|\{([^}]*)\})/m.exec(source) ?? [];
  return (line ?? block)?.trim();
}

export default function MermaidWrapper(props: Props): ReactNode {
  return (
    <figure className="diagram">
      <Mermaid {...props} />
      <div className="diagram-source">
        <p data-search-ignore>{findDescription(props.value)}</p>
        <pre className="language-mermaid">
          <code>{props.value}</code>
        </pre>
      </div>
    </figure>
  );
}
