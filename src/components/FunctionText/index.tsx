import React from 'react';
import {MarkdownTable} from '../MarkdownTable';
import {MARK, textOf} from './texts';

interface FunctionTextProps {
  /** The function, as the reference of GREL spells it. */
  name: string;
}

/** What is below the heading of a function: signature, parameters, examples. src/remark/grelFunctions writes it. */
export function FunctionText({name}: FunctionTextProps): React.ReactNode {
  return textOf(name)?.map(({tag, fields: {class: className, ...fields}, html}, index) => {
    const Block = tag === 'table' ? MarkdownTable : tag;
    const marked = {...fields, className, [MARK]: name};
    return <Block key={index} {...marked} dangerouslySetInnerHTML={{__html: html}} />;
  });
}
