import React from 'react';
import {ScrollTable} from '../ScrollTable';
import {TryTable} from '../TryTable';

type Props = React.ComponentProps<'table'> & {'data-try'?: string};

/** A table of Markdown. `data-try`, which src/remark/exampleMarks sets, says what of it can be tried. */
export function MarkdownTable({'data-try': what, ...props}: Props) {
  return what ? <TryTable {...props} data-try={what} /> : <ScrollTable {...props} />;
}
