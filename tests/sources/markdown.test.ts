import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {expect, it} from 'vitest';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../src/build/pageBlocks';
import history from '../../src/data/releaseHistory.json';
import {expectNoFaults} from '../expectNoFaults';
import {findGap} from './sourcePages';

// Mistakes that Markdown, MDX and the linters let pass, and that a reader would see.

interface Page {
  file: string;
  root: Root;
  /** All that is in the root, in the order of the text. */
  nodes: Nodes[];
  lines: string[];
  /** The same lines without code in fences and comments. */
  plain: string[];
}
type Rule = (page: Page) => {line: number; fault: string}[];

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Reads a page without its front matter and the comments of MDX, of which as many lines stay as there were. */
function readPage(file: string, text: string): Page {
  const body = text
    .replace(/^---\n[^]*?\n---\n/, (matter) => matter.replace(/.*/g, ''))
    .replace(/\{\/\*[^]*?\*\/\}/g, (comment) => comment.replace(/.*/g, ''));
  const root = parseMarkdown(body);
  const nodes: Nodes[] = [];
  visit(root, (node) => {
    nodes.push(node);
  });
  const lines = body.split('\n');
  const plain = [...lines];
  for (const node of nodes) {
    if (node.type === 'code' || (node.type === 'html' && node.value.startsWith('<!--'))) {
      plain.fill('', lineOf(node) - 1, node.position?.end.line);
    }
  }
  return {file, root, nodes, lines, plain};
}

const callout = /^(note|tip|info|warning)$/;
const callouts: Rule = ({plain}) => {
  const open: number[] = [];
  const faults: {line: number; fault: string}[] = [];
  plain.forEach((written, index) => {
    const say = (fault: string) => faults.push({line: index + 1, fault});
    const [, start, name, title] = /^\s*(:{2,}[ \t]*)([a-z]\w*)(?:[ \t]+([^\s{].*))?/i.exec(written) ?? [];
    if (name) open.push(index + 1);
    if (name && !callout.test(name)) say(`begins a callout "${name}". Write note, tip, info, or warning.`);
    else if (title) say(`begins a callout with a title. Write :::${name}[${title}].`);
    else if (name && !start?.endsWith(':::')) say(`begins a callout with "${start}". Write :::${name}.`);
    if (/^\s*:{3,}\s*$/.test(written) && open.pop() === undefined) {
      say('ends a callout that no line begins. Remove it, or write ":::note" above.');
    }
  });
  return [
    ...faults,
    ...open.map((line) => ({line, fault: 'begins a callout that swallows the rest. End it with a line ":::".'})),
  ];
};

const voids = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/;
const tags: Rule = ({nodes, file}) => {
  const isMdx = file.endsWith('.mdx');
  const open: {name: string; line: number}[] = [];
  const faults: {line: number; fault: string}[] = [];
  for (const node of nodes) {
    if (node.type !== 'html') continue;
    const html = node.value.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
    for (const {index, 1: slash, 2: name = '', 3: end} of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*?(\/?)>/g)) {
      const line = lineOf(node) + html.slice(0, index).split('\n').length - 1;
      if (isMdx && !end && voids.test(name))
        faults.push({line, fault: `has <${name}>, which MDX cannot read. Write <${name} />.`});
      // MDX itself refuses what is open or stray.
      if (isMdx || end || voids.test(name)) continue;
      if (!slash) open.push({name, line});
      else if (open.at(-1)?.name === name) open.pop();
      else faults.push({line, fault: `has </${name}>, but no <${name}> is open. Remove it, or open it before.`});
    }
  }
  return [
    ...faults,
    ...open.map(({name, line}) => ({line, fault: `has <${name}>, which no </${name}> closes. Add it.`})),
  ];
};

const foreignImage = 'from another site, which browsers block. Put the file into static/img.';

/** Every release, what they have in common with others, and the next two that can come. */
const [major = 0, minor = 0] = (history[0]?.version ?? '').split('.').map(Number);
const versions = [
  ...history.flatMap(({version}) => [version, version.replace(/\.\d+$/, '')]),
  `${major}.${minor + 1}`,
  `${major + 1}.0`,
].join('|');

type Sign = [pattern: RegExp, fault: string];
// Data may contain such quotes. Where a string of an expression begins, they are from a word processor.
const quotes: Sign = [/[({[,:=+]\s*([“”‘’])/g, 'has $1 in code. Write " or \'.'];
/**
 * What is wrong where it is: on a page without its code, in a text or a piece of HTML, or in code, by its kind; and what
 * to say of it, where $0 is what was found, and $1 a part of it.
 */
const signs: Partial<Record<string, Sign[]>> = {
  page: [
    [/^(?:<{7} |>{7} \S+(?: \(.*\))?$)/gm, 'begins or ends a conflict of two edits. Keep one of the two.'],
    // No sentence ends with these words, but "what it is is right".
    [
      /(?<![\p{L}\p{N}'’-])(the|an?|and|of|or|be|to|for|with|your|its|their|(?<!\b(?:what|who|where|how|all)\b[^.!?\n]*)is)(?: +|\n[> ]*)\1(?![\p{L}\p{N}'’-])/giu,
      'says "$0". Remove one.',
    ],
    [
      /^[> ]*(?:-[A-Za-z]|\d+[.)][A-Z]|(?:#+|[-*]|\d+[.)])\u00a0)/gm,
      'begins with "$0". Type a space between the sign and the text.',
    ],
    // The manual shows them in code or between underscores.
    [
      /(?<![_\p{L}])(?:\p{L}+Ã(?!»(?!\p{L}))[\u0080-\u00bf]|\p{L}*(?:Ã[‰œ–‡€](?=\p{L})|Â[\u00a0-\u00bf]|â€.?|â‚¬|[ÅÄ][‚›„…‡™]|ðŸ|ï»¿))/gu,
      'has $0, which was read in another encoding. Type the word again.',
    ],
    [/&(?!(?:amp|apos|lt|gt|quot|nbsp);)[a-z]{2,};/gi, 'has $0. Correct its name, or paste the sign.'],
    [/\{#([\w-]+)\}$(?=[^]*^#.*\{#\1\}$)/gm, 'has the ID $0 of a heading below. Write another there.'],
    [
      new RegExp(`class(?:Name)?=["']since["']>(?:since|before) (?!(?:${versions})(?![\\d.]))([\\d.]+)`, 'g'),
      'names $1, which is no release. Correct it, or add it to src/data/releaseHistory.json.',
    ],
  ],
  'page.md': [
    [
      /^import .* from ['"].*|<[A-Z]\w*[a-z]\w*(?=[\s/>])/gm,
      "has $0, which only MDX knows. End the file's name with .mdx, or write HTML.",
    ],
  ],
  'page.mdx': [[/(?<!\\)<[\d=]/g, 'has $0. Write &lt; for the sign, which begins a tag in MDX.']],
  text: [
    [/\[\^[^\]\s]+\]/g, 'has $0, which has no text. Add a line "$0: …".'],
    [
      /^(?:\[!\w+\]|!!! ?\w+)/g,
      'has $0, which only other sites read. Write :::note, :::tip, :::info, or :::warning above, and ::: below.',
    ],
    [/\*\*/g, 'shows **. Write both pairs, with spaces around them only: a **bold** word.'],
    [/`/g, 'shows `. Write one on each side of the code, \\| in a table, or \\`.'],
    [/(?<!\S):[a-z_]+:(?!\S)/g, 'shows $0, which is a sign only on GitHub. Paste the sign.'],
    [/<!--/g, 'shows a comment. End it with -->.'],
    [
      /^\|.*\|$[^]*|-\|[\s:]*-[^]*/gm,
      'shows a table as text. Below its head, write |---|---| with a --- for each column.',
    ],
    [
      /\]\(|\] \((?:$|[#/]|mailto:|\.\.?\/)/g,
      'has a link that is broken by a space or a quotation mark. Write [text](URL), and %20 for a space in it.',
    ],
  ],
  html: [
    [/^<!--(?![^]*-->)/g, 'begins a comment that swallows the rest. End it with -->.'],
    [/<\w[^>]*? [\w-]+=([“”‘’])[^>]*>/g, 'has $1 around a value in HTML. Write ".'],
    [/<img\b[^>]*?\ssrc=["']?((?:https?:)?\/\/[^\s"'>]+)/g, `shows $1 ${foreignImage}`],
    [
      /<(?:iframe|video|audio|source|embed|script)\b[^>]*?\ssrc=["']?((?:https?:)?\/\/[^\s"'>]+)/g,
      'shows $1 from another site, which browsers block. Link to it instead.',
    ],
  ],
  'html.md': [[/(?<!^<!--[^]*)(?:\*\*\w|\]\()/g, 'shows Markdown in HTML. Leave a blank line between the two.']],
  inlineCode: [
    [/^.*[\u00a0\u200b-\u200d\u2060\ufeff].*$/g, 'has a space in `$0` that nobody sees. Type it again.'],
    quotes,
  ],
  'code.grel': [quotes],
  'code.json': [quotes],
};

const wrongSigns: Rule = ({nodes, plain, lines, file}) => {
  const page = plain.map((written) => written.replace(/`[^`]*`/g, '`')).join('\n');
  const pieces = nodes.flatMap((node) =>
    'value' in node
      ? {place: node.type === 'code' ? `code.${node.lang}` : node.type, first: lineOf(node), value: node.value}
      : [],
  );
  return [{place: 'page', first: 1, value: page}, ...pieces].flatMap(({place, first, value}) =>
    [...(signs[`${place}`] ?? []), ...(signs[`${place}${path.extname(file)}`] ?? [])].flatMap(([pattern, fault]) =>
      [...value.matchAll(pattern)].flatMap((match) => {
        const line = first + value.slice(0, match.index).split('\n').length - 1;
        // A backslash says that the sign is meant.
        if (place === 'text' && lines[line - 1]?.includes(`\\${match[0].charAt(0)}`)) return [];
        const said = fault.replace(/\$(\d)/g, (_, part: string) => match[Number(part)] ?? '');
        return [{line, fault: said.replace(/\n[> ]*/g, ' ')}];
      }),
    ),
  );
};

/** The front matter has the title of a page. */
const headings: Rule = ({nodes, lines, file}) =>
  nodes.flatMap((node) => {
    const say = (fault: string) => [{line: lineOf(node), fault}];
    const last = lines[(node.position?.end.line ?? 1) - 1] ?? '';
    if (node.type === 'heading' && /^[> ]*[=-]+\s*$/.test(last)) {
      return say(
        'is a heading because of the signs below. Begin it with "## ", or leave a blank line above the signs.',
      );
    }
    if (node.type === 'heading' && /\{.*\}$/.test(last) && !/ \{#[\w-]+\}$/.test(last)) {
      return say('has an ID that is not read. Write a space and {#id-of-the-heading} at its end.');
    }
    const isTitle = node.type === 'heading' ? node.depth === 1 : node.type === 'html' && /<h1\b/i.test(node.value);
    return isTitle && /^(docs|blog)\//.test(file)
      ? say('has a second title. Remove this line, or begin it with "## ".')
      : [];
  });

const pictures: Rule = ({nodes, file}) =>
  nodes.flatMap((node) => {
    if (node.type !== 'image') return [];
    const say = (fault: string) => [{line: lineOf(node), fault: `shows ${node.url}${fault}`}];
    if (/^([a-z]+:)?\/\//.test(node.url)) return say(` ${foreignImage}`);
    if (node.url.startsWith('/img/drawings/') && file.endsWith('.mdx')) {
      return say('. A drawing needs a page whose name ends with .md.');
    }
    const isThere = fs.existsSync(node.url.startsWith('/') ? `static${node.url}` : path.join(file, '..', node.url));
    if (!isThere)
      return say('. There is no such file. Write /img/ and its name in static/img, with / and the same case.');
    // What GitHub fills in.
    return /^image$|^screenshot.*\d|\.\w{3,4}$/i.test(node.alt ?? '')
      ? say('. Write what it shows in its brackets.')
      : [];
  });

/** Sites that answered over HTTP only when the link was written. */
const plainHosts = ['www.openarchives.org', 'okfnlabs.org', 'www.meanboyfriend.com'];
/** The site itself, and its pages on GitHub. The guides at the top are read on GitHub, too. */
const own = /^https?:\/\/(openrefine\.org\/|github\.com\/OpenRefine\/openrefine\.org\/\w+\/master\/(docs|blog)\/)/;

/** What is wrong with an address, and what to do. The build finds a lost page, too, but without the line. */
function faultOf(url: string, text: string, file: string): string {
  if (/\\|%5c/i.test(url)) return 'Write / instead of \\.';
  if (/^[^/:?#]+@/.test(url)) return `Write mailto:${url}.`;
  if (!URL.canParse(url, 'https://openrefine.org')) return 'Correct the address and the signs around it.';
  const {protocol, hostname, port} = new URL(url, 'https://openrefine.org');
  const isLocal = /^(localhost|127\.)/.test(hostname);
  // An address that readers see as it is, and that of OpenRefine, is meant.
  const isMeant = text === url || (isLocal && port === '3333');
  if ((isLocal || (own.test(url) && file.includes('/'))) && !isMeant) return 'Write the path of the page: /docs/….';
  if (/^deploy-preview-.*\.netlify\.app$/.test(hostname)) return 'Write the path of the page: /docs/….';
  if (protocol === 'http:' && !isLocal && !plainHosts.includes(hostname)) {
    return 'Write https://, or add the host to plainHosts here.';
  }
  return findGap(url, file);
}

const links: Rule = ({nodes, file}) =>
  nodes.flatMap((node) => {
    const html = node.type === 'html' ? node.value : '';
    const urls = Array.from(html.matchAll(/\s(?:href|to)=["']([^"']+)/g), ([, url = '']) => url);
    if (node.type === 'link' || node.type === 'definition') urls.push(node.url);
    return urls.flatMap((url) => {
      const isBlank = node.type === 'link' && toString(node) === '';
      const fault = isBlank ? 'Write its text in the brackets.' : faultOf(url, toString(node), file);
      return fault ? [{line: lineOf(node), fault: `links to ${url}. ${fault}`}] : [];
    });
  });

/** The first paragraph of a page is set larger than the rest, which helps nobody if it is long. */
const leads: Rule = ({root, file}) => {
  // An import of MDX is a paragraph to a parser of Markdown.
  const lead = root.children.find((node) => node.type === 'paragraph' && !/^import /.test(toString(node)));
  if (!lead || !/^(docs|src\/pages)\/(.*\/)?(?!_)[^/]+$/.test(file)) return [];
  const written = toString(lead, {includeHtml: false})
    .replace(/<[^>]*>|\s+/g, (found) => (found.trim() ? '' : ' '))
    .replace(/\b(e\.g|i\.e|etc|vs|Dr|Inc|U\.S)\./g, '$1');
  const sentences = [...new Intl.Segmenter('en', {granularity: 'sentence'}).segment(written)].length;
  if (sentences === 1 && written.length <= 200) return [];
  const length = sentences > 1 ? `${sentences} sentences` : `${written.length} characters`;
  const fault = `begins the page with ${length}. Write one sentence of at most 200 characters, a blank line, and then the rest.`;
  return [{line: lineOf(lead), fault}];
};

const fences: Rule = ({nodes, lines}) =>
  nodes.flatMap((node) => {
    const {start, end} = node.position ?? {};
    if (node.type !== 'code' || !start || !end) return [];
    const [, sign] = /^(`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '') ?? [];
    const isOpen = sign && (start.line === end.line || !lines[end.line - 1]?.trimEnd().endsWith(sign));
    return isOpen
      ? [{line: start.line, fault: `begins code that swallows the rest. End it with a line "${sign}".`}]
      : [];
  });

/** The dialog Replace… refuses a pattern that JavaScript does not know, too, or that has a bare slash. */
const patterns: Rule = ({lines}) =>
  lines.flatMap((written, index) => {
    const pattern = /Replace….*?\*\*regular expression\*\*.*?`([^`]+)`/.exec(written)?.[1] ?? '';
    try {
      if (!/(?<!\\)\//.test(pattern) && new RegExp(pattern)) return [];
    } catch {
      // The same fault as a bare slash.
    }
    return [
      {line: index + 1, fault: `has ${pattern}, which Replace… refuses. Write a pattern of JavaScript, and "\\/".`},
    ];
  });

const rules = [callouts, tags, links, fences, leads, patterns, wrongSigns, headings, pictures];

function faultsOf(file: string, written: string | Buffer): string[] {
  const text = written.toString();
  if (!isUtf8(Buffer.from(written))) {
    const [before = ''] = text.split('\ufffd');
    return [`${file}:${before.split('\n').length} is not in UTF-8. Save it as UTF-8.`];
  }
  const page = readPage(file, text);
  return [...new Set(rules.flatMap((rule) => rule(page).map(({line, fault}) => `${file}:${line} ${fault}`)))];
}

it('no page has a mistake that nothing else reports', {timeout: 300_000}, () => {
  const pages = Globby.sync(['*.md', '{docs,blog,src}/**/*.{md,mdx}']);
  expect(pages.length).toBeGreaterThan(100);
  expectNoFaults(pages.flatMap((file) => faultsOf(file, fs.readFileSync(file))));
});

it('every page is in a file whose name ends with .md or .mdx, and has no space', () => {
  const others = Globby.sync('{docs,blog,src/pages}/**/{* *,*.{markdown,mdown,mkd,txt,htm,html,docx,MD,MDX}}');
  expectNoFaults(others.map((file) => `${file}:1 is no page. Rename it to end with ".md", and write - for spaces.`));
});

it.each<[what: string, text: string, faults: string[], file?: string]>([
  ['a callout that no line ends', ':::note\n\nText.', ['1 begins a callout']],
  ['an end without a callout', ':::note[A]\n\nText.\n\n:::\n\n:::', ['7 ends a callout']],
  ['callouts in each other, and in code', '::::note\n\n:::tip\n\nA.\n\n:::\n\n::::\n\n```md\n:::note\n```', []],
  ['curly quotes in code', 'Use `a.replace(“a”, "b")`.', ['1 has “ in code']],
  ['curly quotes in a request', '```json\n{“a”: 1}\n```', ['1 has “ in code']],
  ['curly quotes in data', 'Write “`"O’Brien"`” and `replace("’", "x")`.', []],
  ['a tag that stays open', 'A\n<span class="since">since 3.9', ['2 has <span>, which no </span> closes']],
  ['a tag that was never open', 'A\n\n</div>\n', ['3 has </div>, but no <div> is open']],
  ['tags in order', '<ul>\n<li>A<br></li>\n\nB <!-- <b> -->\n\n</ul>\n\n`<b>` <img alt="" />', []],
  [
    'a component',
    "import A from 'a';\n\n<Tabs a={'b'}>C</Tabs> `<Tab>`",
    ['1 has import A', '3 has <Tabs, which only'],
  ],
  ['an address without encryption', '[a](http://example.org/)', ['1 links to http://example.org/. Write https://']],
  ['an address of OpenRefine', '[a](http://127.0.0.1:3333/) `http://a.org`', []],
  [
    'an address of the own computer',
    '[a](http://localhost:3000/docs)',
    ['1 links to http://localhost:3000/docs. Write'],
  ],
  ['a mail address', '[a](a@example.org)', ['1 links to a@example.org. Write mailto:a@example.org.']],
  ['a callout of no kind', ':::warnig\n\nA.\n\n:::', ['1 begins a callout "warnig". Write note,']],
  ['a callout with a space', '::: tip\n\nA.\n\n:::', ['1 begins a callout with "::: ". Write :::tip.']],
  ['a space in a link', '[a] (https://a.org).\n[b](c d.md)', ['1 has a link that is broken by a', '2 has a link']],
  ['brackets before others', '[a](/docs) (/c), `[a] (/b)`, [a] (b)', []],
  ['an invisible space in code', '`a\u200bb` `c\u00a0d` e\u00a0f', ['1 has a space in `a', '1 has a space in `c']],
  ['code that no line ends', '- A\n\n  ```js\n  a\n\nB\n\n~~~\n```\nC', ['3 begins code that', '8 begins code']],
  ['code', '- A\n\n  ````md\n  ```\n  ````\n\n      ```\n', []],
  ['an image of another site', '![A](https://example.org/a.png)', ['1 shows https://example.org/a.png from another']],
  ['the same as a tag', '<img alt="A" src="//a.org/b.png">', ['1 shows //a.org/b.png from another site, which b']],
  ['a video of another site', '<iframe src="https://a.org/"></iframe>', ['1 shows https://a.org/ from another']],
  ['a video of this site', '<video src="/a.mp4"></video> <a href="https://a.org/">A</a>', []],
  [
    'a page that is missing',
    '[a](./docs/b.md#c)\n\n[d]: /docs/e',
    ['1 links to ./docs/b.md#c. There', '3 links to /docs/e. There'],
  ],
  [
    'one in HTML',
    'A\n\n<p>B <a class="c" href="/docs/d#e">F</a></p>',
    ['3 links to /docs/d#e. There is no such page. Co'],
  ],
  [
    'pages',
    '{/* [a](/docs/b) */} [c](/docs/manual/grel/) [a](docs/index.md) [b](/docs?c#first-session) [e](/docs/manual/facets) [f](/docs/index.md) [g](https://a.org/b.md)',
    [],
  ],
  [
    'a release that never was',
    "A\n<b className='since'>since 99.9</b>",
    ['2 names 99.9, which is no release. Correct'],
  ],
  [
    'releases',
    '<b class="since">since 3.7.3</b> <b class="since">before 3.10: View</b> `class="since">since 99.9`',
    [],
  ],
  ['a mark of a conflict', '<<<<<<< HEAD\nA', ['1 begins or ends a conflict of two']],
  ['its end, but no deep quote', '>>>>>>> a/b\n\n>>>>>>> A reply.', ['1 begins or ends a conflict']],
  [
    'a word written twice',
    '> In the\n> The end, of  of it is is.',
    ['1 says "the The". Rem', '2 says "of  of". Remove', '2 says "is is"'],
  ],
  [
    'letters in another encoding',
    'RenÃ© donâ€™t WrocÅ‚aw\nÃ‰cole ï»¿A â‚¬ `FranÃ§ois` _CÃ©line_ SÃO «AMANHÃ» LÅ',
    ['1 has RenÃ©, ', '1 has donâ€™, ', '1 has WrocÅ‚, ', '2 has Ã‰, ', '2 has ï»¿, ', '2 has â‚¬, '],
  ],
  ['a bar in code in a table', '| A |\n|---|\n| `b|c` |', ['3 shows `. Write one on each side of the code, \\| in a']],
  [
    'a number below another, in MDX',
    'A <5 `<5` \\<6 &lt;7 <b>x</b>\n\n<Q a={1 < 2} />',
    ['1 has <5. Write &lt;'],
    'a.mdx',
  ],
  ['a sign whose name is wrong', 'A&nbps;b &amp; AT&T; `&cd;`', ['1 has &nbps;. Correct its name']],
  ['words that may be', 'What the rest of it is is what comes in in it had had `the the` a-a of\n\nof: a\n- a', []],
  ['a callout with a title', ':::tip Read this\n\nA.\n\n:::', ['1 begins a callout with a title. Write :::tip[Read']],
  ['a callout of MkDocs', '!!! danger', ['1 has !!! danger, which only other sites read.']],
  ['a callout of GitHub', '> [!NOTE]\n> A.', ['1 has [!NOTE], which only other sites read. Write :::note']],
  ['asterisks', 'A **b ** and\n\n**c:**d.', ['1 shows **. Write both', '3 shows **. Write both']],
  ['a backtick', 'Use ``a` or \\`.\n\nB ``c`.', ['3 shows `. Write one on each side']],
  ['a sign by its name', 'Thanks\n:tada: a:b:', ['2 shows :tada:, which is a sign only on GitHub.']],
  ['Markdown in HTML', '<details>\n<summary>A</summary>\n**B** [c](/docs)\n</details>', ['3 shows Markdown in HTML']],
  ['a comment in a sentence', 'A <!-- b', ['1 shows a comment. End it']],
  ['a list without a space', 'A:\n-b\n1.C\n-\u00a0D', ['2 begins with "-b". Type', '3 begins', '4 begins']],
  ['a heading by a line', 'A\n---\n\nB\n\n---', ['1 is a heading because of the signs below.']],
  ['an ID that is none', '## A {a}\n\n## B {#b c}\n\n## C {#c}', ['1 has an ID that is not read', '3 has an ID']],
  ['an ID twice', '## A {#a}\n\n## B {#b}\n\n## C {#a}', ['1 has the ID {#a} of a heading below.']],
  ['an image that is missing', '![A](img/a.png)', ['1 shows img/a.png. There is no such file. Write /img/']],
  ['a text of GitHub', '![Image](/img/icon-512.png)', ['1 shows /img/icon-512.png. Write what it']],
  ['a heading that is missing', '[a](docs/index.md#b)', ['1 links to docs/index.md#b. No heading there has']],
  ['a button of GitHub', '[a](url) [](docs/index.md)', ['1 links to url. There', '1 links to docs/index.md. Wr']],
  ['a table without its line', '| A | B |\n| 1 | 2 |', ['1 shows a table as text. Below its head, write']],
  ['a table whose line is short', '`A` | B | C\n---|---\n1 | 2 | 3', ['2 shows a table as text. Below its head']],
  ['a comment that is open', 'A\n\n<!-- b -- >\n\nC', ['3 begins a comment that swallows the rest. End']],
  ['curly quotes in a tag', 'A <kbd class=“b”>C</kbd>', ['1 has “ around a value in HTML. Write ".']],
  [
    'an address in curly quotes',
    '<a href=“https://a.org”>B</a>',
    ['1 has </a>, but', '1 links to https://a.org”>B. Correct'],
  ],
  ['signs in code', '```text\n**a `b\n```', []],
  ['signs that are meant', '**a**, \\*\\*b `b**c`\n\n| D |\n|---|\n| E |\n\n<!-- F\n\ng --> <i title="“h”">i</i>', []],
  [
    'a preview',
    '[a]\n\n[a]: https://deploy-preview-1--b.netlify.app/c',
    ['3 links to https://deploy-preview-1--b.netlify.app/c. W'],
  ],
  ['a note without a text', 'A[^1] b[^2]\n\n[^2]: C.', ['1 has [^1], which has no text. Add a line']],
  ['a picture as Windows names it', '![A](..\\img\\a.png)', ['1 shows ..\\img\\a.png. There']],
  ['the same in a reference', '![A][b]\n\n[b]: \\img\\a.png', ['3 links to \\img\\a.png. Write / instead']],
  ['a pattern for Replace…', '**Replace…**, select **regular expression**, find `a\\/+`', []],
  ['a pattern that only Java knows', '**Replace…**, select **regular expression**, find `a*+`', ['1 has a*+, which']],
  ['a fault below front matter', '---\ntitle: A\n---\n\n</b>', ['5 has </b>']],
  ['tags of MDX', 'A<br>B<br />C `<br>`', ['1 has <br>, which MDX'], 'a.mdx'],
  ['a drawing in MDX', '![A](/img/drawings/apply.svg)', ['1 shows /img/drawings/apply.svg. A drawing'], 'a.mdx'],
  ['a second title', '# A\n\n<h1>B</h1>', ['1 has a second title. Remove', '3 has a second title.'], 'blog/a.md'],
  ['a long beginning', 'A *b*.\nD e.', ['1 begins the page with 2 sent'], 'docs/a.md'],
  ['that of a post', 'A *b*.\nD e.', [], 'blog/a.md'],
  ['a short one', 'Open a file, e.g. CSV, from the U.S. Census.', [], 'docs/a.md'],
  ['an address on a page', '[A](https://openrefine.org/a)', ['1 links to https://openrefine.org/a. W'], 'docs/a.md'],
  ['an address that readers see', 'See <https://openrefine.org/b>.', [], 'docs/a.md'],
  ['what a guide may', '# A\n\n[A](https://openrefine.org/a)', []],
])('%s is reported with its line and the remedy, if it is one', (_, text, faults, file = 'a.md') => {
  expect(faultsOf(file, text)).toEqual(faults.map((fault) => expect.stringContaining(`${file}:${fault}`) as string));
});

it('a page is in UTF-8', () => {
  const fault = 'a.md:2 is not in UTF-8. Save it as UTF-8.';
  expect(faultsOf('a.md', Buffer.from('A\ncaf\u00e9', 'latin1'))).toEqual([fault]);
  expectNoFaults(faultsOf('a.md', Buffer.from('caf\u00e9 \ufffd')));
});
