import type {Cheerio, CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from '../builtPage';
import {endSafely, escapeLineStart, escapeText} from './escapeMarkdown';

/** What is no text of the page: ways around, controls, and what only the eye needs. */
const dropped = [
  'nav,script,style,noscript,template,form,button,select,textarea,iframe,svg,[aria-hidden="true"]',
  '.hash-link,.table-of-contents,.theme-doc-toc-mobile,.pagination-nav',
  '.theme-doc-footer,.theme-blog-footer-edit-meta-row,.theme-pages-footer-edit-meta-row,article > footer',
  '[data-search-ignore],[class*="hiddenText"]',
].join();

const blocks = new Set(
  (
    'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hgroup hr li main menu ol p pre search section summary table tbody td tfoot th thead tr ul video'
  ).split(' '),
);

const space = (text: string): string => text.replace(/[\u200B\u2060\uFEFF]/gu, '').replace(/[ \t\r\n\f]+/gu, ' ');
const indent = (text: string, by: string): string => text.replace(/\n(?=.)/gu, `\n${by}`);
const bold = (text: string): string => `**${text.replaceAll('**', '')}**`;
const titleCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const quote = (text: string): string => text.replace(/^(?=.)/gmu, '> ').replace(/^$/gmu, '>');

/** Turns the content of `original` into Markdown. Links are resolved against `pageUrl`. */
export function htmlToMarkdown($: CheerioAPI, original: Cheerio<Element>, pageUrl: string): string {
  const root = original.clone();
  root.find(dropped).remove();
  const isElement = (node: AnyNode): node is Element => node.type === 'tag';
  const hasBlocks = (node: Element): boolean =>
    node.children.some((child) => isElement(child) && (blocks.has(child.name) || hasBlocks(child)));

  const address = (href: string): string =>
    new URL(href, pageUrl).href.replace(/[()]/gu, (sign) => (sign === '(' ? '%28' : '%29'));

  /** Whether components may set the two apart by their styles alone; "facet" and "s" in `[facet](…)s` are one word. */
  const areApart = (one: AnyNode, other: AnyNode): boolean =>
    [one, other].some((node) => isElement(node) && /^(?:a|span|time|small)$/u.test(node.name)) &&
    !(other.type === 'text' && /^\p{Ll}/u.test(other.data));

  /** A run of backticks around the text, longer than any in it. */
  const codeSpan = (text: string, inTable: boolean): string => {
    const code = (inTable ? text.replace(/\|/gu, '\\|') : text).replace(/\r?\n/gu, ' ');
    if (code.trim() === '') return code && ' ';
    const runs = (code.match(/`+/gu) ?? []).map((run) => run.length);
    let length = 1;
    while (runs.includes(length)) length += 1;
    const pad = /^`|`$|^ .* $/u.test(code) ? ' ' : '';
    return '`'.repeat(length) + pad + code + pad + '`'.repeat(length);
  };

  /** Signs around the text, with the spaces at its ends left outside, where Markdown wants them. */
  const wrap = (text: string, sign: string): string =>
    text.replace(/^(\s*)(.*?)(\s*)$/su, (_all, before: string, inner: string, after: string) =>
      inner === '' ? before || after : `${before}${sign}${inner}${sign}${after}`,
    );

  const inlineElement = (node: Element, inTable: boolean): string => {
    const inner = () => inline(node.children, inTable);
    switch (node.name) {
      case 'br':
        return inTable ? '<br>' : '\\\n';
      case 'code':
      case 'kbd':
      case 'samp':
        return codeSpan($(node).text(), inTable);
      case 'strong':
      case 'b':
        return wrap(inner(), '**');
      case 'em':
      case 'i':
        return wrap(inner(), '*');
      case 'del':
      case 's':
        return wrap(inner(), '~~');
      case 'sub':
      case 'sup':
        return `<${node.name}>${inner()}</${node.name}>`;
      case 'q':
        return `“${inner()}”`;
      case 'img': {
        const alt = escapeText(space(node.attribs.alt ?? '').trim(), inTable);
        return alt && node.attribs.src ? `![${alt}](${address(node.attribs.src)})` : '';
      }
      case 'input':
        // A value that the page lets its reader change.
        return node.attribs.type === 'checkbox' ? '' : escapeText(node.attribs.value ?? '', inTable);
      case 'a': {
        const text = inner();
        if (!node.attribs.href || text.trim() === '') return text;
        return text.replace(/^(\s*)(.*?)(\s*)$/su, (_all, before: string, label: string, after: string) =>
          [before, '[', label, '](', address(node.attribs.href ?? ''), ')', after].join(''),
        );
      }
      default: {
        const text = inner();
        const alone = $(node).parent().text().trim() === $(node).text().trim();
        return $(node).hasClass('since') && !alone ? text.replace(/^(\s*)(.*?)(\s*)$/su, '$1($2)$3') : text;
      }
    }
  };

  const inline = (nodes: AnyNode[], inTable = false): string => {
    let text = '';
    let before: AnyNode | undefined;
    for (const node of nodes) {
      if (node.type === 'comment') continue;
      let next = '';
      if (node.type === 'text') next = escapeText(space(node.data), inTable);
      else if (isElement(node)) next = inlineElement(node, inTable);
      if (before && areApart(before, node) && /[\p{L}\p{N}).?…\]]$/u.test(text) && /^[\p{L}\p{N}[]/u.test(next))
        text += ' ';
      text = endSafely(text, next) + (/\s$/u.test(text) ? next.replace(/^ /u, '') : next);
      before = node;
    }
    return text;
  };

  const paragraph = (nodes: AnyNode[]): string[] => {
    const text = inline(nodes)
      .replace(/(?:\\\n|\s)+$/u, '')
      .replace(/\\\n /gu, '\\\n')
      .trim();
    return text === '' ? [] : [escapeLineStart(text)];
  };

  const list = (node: Element, marker: (index: number) => string): string => {
    const items = $(node)
      .children('li')
      .toArray()
      .map((item) => ({parts: flow(item.children), item}));
    const isLoose = items.some(({parts}) => parts.filter((part) => !/^(?:[-*]|\d+[.)]) /u.test(part)).length > 1);
    return items
      .filter(({parts}) => parts.length > 0)
      .map(({parts}, index) => {
        const sign = `${marker(index)} `;
        return sign + indent(parts.join(isLoose ? '\n\n' : '\n'), ' '.repeat(sign.length));
      })
      .join(isLoose ? '\n\n' : '\n');
  };

  /** All that a cell holds, on one line. */
  const cell = (node: Element): string => {
    const lines = (nodes: AnyNode[]): string[] => {
      const found: string[] = [];
      let run: AnyNode[] = [];
      const flush = () => {
        const text = inline(run, true)
          .trim()
          .replace(/(?:<br>)+$/u, '');
        if (text) found.push(text);
        run = [];
      };
      for (const child of nodes) {
        if (child.type === 'comment') continue;
        if (isElement(child) && child.name === 'pre') {
          flush();
          found.push(
            ...$(child)
              .text()
              .split('\n')
              .filter(Boolean)
              .map((line) => codeSpan(line, true)),
          );
        } else if (isElement(child) && (blocks.has(child.name) || hasBlocks(child))) {
          flush();
          found.push(...lines(child.children));
        } else run.push(child);
      }
      flush();
      return found;
    };
    return lines(node.children).join('<br>');
  };

  const table = (node: Element): string[] => {
    const rows = $(node)
      .find('tr')
      .toArray()
      .filter((row) => $(row).closest('table').is(node))
      .map((row) =>
        $(row)
          .children('th, td')
          .toArray()
          .flatMap((one) => [cell(one), ...Array<string>(Number(one.attribs.colspan ?? 1) - 1).fill('')]),
      );
    const width = Math.max(0, ...rows.map((row) => row.length));
    if (width === 0) return [];
    const first = $(node).find('tr').first();
    const hasHeader = first.parent().is('thead') || first.children('td').length === 0;
    const [header = [], ...body] = hasHeader ? rows : [[], ...rows];
    const line = (row: string[]) => `| ${Array.from({length: width}, (_, at) => row[at] ?? '').join(' | ')} |`;
    const caption = $(node)
      .children('caption')
      .toArray()
      .flatMap((one) => paragraph(one.children).map(bold));
    return [...caption, [line(header), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n')];
  };

  const fence = (node: Element): string => {
    const code = $(node).text().replace(/\n+$/u, '');
    const classes = `${$(node).find('code').attr('class') ?? ''} ${node.attribs.class ?? ''}`;
    const language = /(?:^|\s)language-(\S+)/u.exec(classes)?.[1];
    const sign = '`'.repeat(Math.max(2, ...(code.match(/`+/gu) ?? []).map((run) => run.length)) + 1);
    return `${sign}${language ?? 'text'}\n${code}\n${sign}`;
  };

  const block = (node: Element): string[] => {
    const heading = /^h([1-6])$/u.exec(node.name)?.[1];
    if (heading !== undefined) {
      const text = inline(node.children).replace(/\\?\n/gu, ' ').trim();
      return text === '' ? [] : [`${'#'.repeat(Number(heading))} ${text.replace(/(\s)(#+)$/u, '$1\\$2')}`];
    }
    if ($(node).hasClass('theme-admonition')) {
      const [title, ...content] = $(node).children().toArray();
      const body = content.flatMap((part) => flow(part.children));
      return [quote([bold(titleCase(title ? inline(title.children).trim() : '')), ...body].join('\n\n'))];
    }
    switch (node.name) {
      case 'ul':
      case 'menu':
        // Another sign begins another list.
        return [list(node, () => ($(node).prev().is('ul') ? '*' : '-'))].filter(Boolean);
      case 'ol': {
        const start = Number(node.attribs.start ?? 1);
        const sign = $(node).prev().is('ol') ? ')' : '.';
        return [list(node, (index) => `${start + index}${sign}`)].filter(Boolean);
      }
      case 'table':
        return table(node);
      case 'pre':
        return [fence(node)];
      case 'hr':
        return ['---'];
      case 'blockquote':
        return [quote(flow(node.children).join('\n\n'))];
      case 'summary':
        return paragraph(node.children).map(bold);
      case 'dl': {
        const items: string[] = [];
        for (const part of $(node).find('dt, dd').toArray()) {
          if (part.name === 'dt') items.push(`- ${bold(inline(part.children).trim())}`);
          else items.push(`${items.pop() ?? '-'} ${indent(flow(part.children).join('\n\n'), '  ')}`);
        }
        return [items.join('\n')].filter(Boolean);
      }
      case 'figcaption': {
        // A title and a summary stand in a line of their own each.
        const parts = $(node).children('span');
        if (parts.length < 2) return flow(node.children);
        return parts
          .toArray()
          .flatMap((part, index) => paragraph(part.children).map((text) => (index ? text : bold(text))));
      }
      case 'figure': {
        // A drawn chart: the table below it says the same, and more.
        const hasFigures = $(node).children('details').find('table').length > 0;
        if (!hasFigures) return flow(node.children);
        const [details] = $(node).children('details').toArray();
        const below = (details?.children ?? []).filter((child) => !$(child).is('summary'));
        return [...flow($(node).children('figcaption').toArray()), ...flow(below)];
      }
      case 'header': {
        // Above a post: its title, then the day and the authors in one line.
        if (!$(node).parent().is('article') || $(node).find('time').length === 0) return flow(node.children);
        const names = $(node)
          .find('.avatar__name')
          .toArray()
          .map((name) => inline(name.children).trim());
        const facts = [escapeText($(node).find('time').first().text()), ...names];
        return [...$(node).children('h1, h2').toArray().flatMap(block), facts.join(' · ')];
      }
      default:
        return flow(node.children);
    }
  };

  /** The blocks of Markdown that the nodes become. */
  const flow = (nodes: AnyNode[]): string[] => {
    const found: string[] = [];
    let run: AnyNode[] = [];
    const flush = () => {
      found.push(...paragraph(run));
      run = [];
    };
    for (const node of nodes) {
      if (node.type === 'comment') continue;
      if (isElement(node) && (blocks.has(node.name) || hasBlocks(node))) {
        flush();
        found.push(...block(node));
      } else run.push(node);
    }
    flush();
    return found;
  };

  return flow(root.contents().toArray()).join('\n\n');
}
