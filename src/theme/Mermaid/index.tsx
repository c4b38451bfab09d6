// Wraps @docusaurus/theme-mermaid 3.10.2, whose HTML is empty until the browser draws the diagram.
// Readers without JavaScript see the description and the source instead (static/css/no-script.css).
// The search and the Markdown twin contain the source, too.
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';

/** The text after `accDescr:`, or inside `accDescr {…}`. */
function findDescription(source: string): string | undefined {
  const [, line, block] = /^\s*accDescr\s*(?::(.*)|\{([^}]*)\})/m.exec(source) ?? [];
  return (line ?? block)?.trim();
}

export default function MermaidWrapper(props: Props) {
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
