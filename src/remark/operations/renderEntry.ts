import type {RootContent} from 'mdast';
import type {OperationEntry} from '../../data/operations.schema';
import {sinceMark} from '../../build/grelFunctions';
import {parseMarkdown} from '../../build/pageBlocks';

/** What the data say of an operation or a facet: where it comes from, which rows it leaves, and its keys. */
export function renderEntry({since, menu, outside, keys}: OperationEntry): RootContent[] {
  const paths = menu.map(({path, to}) => `[**${path}**](${to})`).join('; ');
  const facts = [
    `${outside ? 'Recorded by' : 'In the interface'}: ${paths || 'no menu item; write it by hand'}.${sinceMark(since)}`,
    ...(outside ? [`Rows outside the facets: ${outside.charAt(0).toLowerCase()}${outside.slice(1)}.`] : []),
  ];
  const rows = keys.map((key) => [
    `\`${key.name}\`${sinceMark(key.since)}`,
    key.type + (key.unit ? ` (${key.unit})` : ''),
    key.default ?? `**required** ${key.required === true ? '' : key.required}`,
    key.meaning,
  ]);
  const table = [['Key', 'Type', 'Default', 'Meaning'], ['-', '-', '-', '-'], ...rows];
  const markdown = [...facts.map((fact) => `- ${fact}`), '', ...table.map((cells) => `| ${cells.join(' | ')} |`)];
  return parseMarkdown(markdown.join('\n')).children;
}

/** A line with links to the sections of operations and facets. */
export function renderLinks(entries: OperationEntry[]): RootContent[] {
  const links = entries.map(({name, page}) => {
    const section = page ? `${page}#${name.replace(/^.*\//, '')}` : `engine#${name}-facet`;
    return `[\`${name}\`](/docs/technical-reference/operations/${section})`;
  });
  const {children} = parseMarkdown(`As JSON: ${links.join(', ')}`);
  return children.map((node) => ({...node, data: {hProperties: {className: ['operation-links']}}}));
}
