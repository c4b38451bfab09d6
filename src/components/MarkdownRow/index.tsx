import React from 'react';

interface Props extends React.ComponentProps<'tr'> {
  'data-codes'?: string;
  'data-try'?: string;
}

/** Where CSS shows a row as a block, browsers may not regard its cells as such. */
const CELL = {role: 'cell'};

/**
 * A row of a table of Markdown. Where src/remark/exampleMarks finds only code in its cells, it gives them as lines of
 * `data-codes`, which keeps a page of many examples small; `data-try` says whether the last column has a button.
 */
export function MarkdownRow({'data-codes': codes, 'data-try': tried, ...props}: Props): React.ReactNode {
  if (codes === undefined) return <tr {...props} />;
  return (
    <tr {...props}>
      {codes.split('\n').map((code, index) => (
        <td key={index} {...CELL}>
          <code>{code}</code>
        </td>
      ))}
      {tried && (
        <td {...CELL} className="try" data-search-ignore="true" data-needs-script="true">
          {tried === 'yes' && <button type="button">Try it</button>}
        </td>
      )}
    </tr>
  );
}
