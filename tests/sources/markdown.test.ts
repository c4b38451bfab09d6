import {isUtf8} from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Nodes, Root} from 'mdast';
import {expect, it} from 'vitest';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from '../../src/build/pageBlocks';
import redirects from '../../src/data/redirects.json';
import history from '../../src/data/releaseHistory.json';
import {expectNoFaults} from '../expectNoFaults';

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

const callout = /^(note|tip|info|warning|danger)$/;
const callouts: Rule = ({plain}) => {
  const open: number[] = [];
  const faults: {line: number; fault: string}[] = [];
  plain.forEach((written, index) => {
    const [, name, title] = /^\s*:{3,}([a-z]\w*)(?:[ \t]+([^\s{].*))?/.exec(written) ?? [];
    if (name) open.push(index + 1);
    if (title) faults.push({line: index + 1, fault: `begins a callout with a title. Write :::${name}[${title}].`});
    if (name && !callout.test(name)) {
      faults.push({line: index + 1, fault: `begins a callout "${name}". Write note, tip, info, warning or danger.`});
    }
    if (/^\s*:{3,}\s*$/.test(written) && open.pop() === undefined) {
      faults.push({line: index + 1, fault: 'ends a callout that no line begins. Remove it, or write ":::note" above.'});
    }
  });
  return [
    ...faults,
    ...open.map((line) => ({line, fault: 'begins a callout that swallows the rest. End it with a line ":::".'})),
  ];
};

const quotes: Rule = ({nodes}) =>
  nodes.flatMap((node) => {
    const isCode = node.type === 'inlineCode' || (node.type === 'code' && /^(grel|json)$/.test(node.lang ?? ''));
    // Data may contain such quotes. Where a string of an expression begins, they are from a word processor.
    const [, found] = (isCode && /[({[,:=+]\s*([“”‘’])/.exec(node.value)) || [];
    return found ? [{line: lineOf(node), fault: `has ${found} in code. Write " or '.`}] : [];
  });

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

const components: Rule = ({plain, file}) =>
  plain.flatMap((written, index) => {
    const code = /^import .* from ['"].*|<\/?[A-Z]\w*[a-z]\w*(?=[\s/>])/.exec(written.replace(/`[^`]*`/g, ''));
    if (!code || file.endsWith('.mdx')) return [];
    return [
      {line: index + 1, fault: `has ${code[0]}, which only MDX knows. End the file's name with .mdx, or write HTML.`},
    ];
  });

/** Words that nobody writes twice in a row on purpose, also where a line ends between them. */
const doubled =
  /(?<![\p{L}\p{N}'’-])(the|an?|and|of|to|in|is|are|for|on|with|it|as|by|or|be|at|from|your?)[ \n] *\1(?![\p{L}\p{N}'’-])/giu;
const conflict = /^(?:<{7} |>{7} \S+(?: \(.*\))?$)/gm;
const typing: Rule = ({plain}) => {
  const text = plain.map((written) => written.replace(/`[^`]*`/g, '`')).join('\n');
  const find = (pattern: RegExp, fault: (found: string) => string) =>
    Array.from(text.matchAll(pattern), ({0: found, index}) => ({
      line: text.slice(0, index).split('\n').length,
      fault: fault(found.replace('\n', ' ')),
    }));
  return [
    ...find(conflict, () => 'begins or ends a conflict of two edits. Keep one of the two.'),
    ...find(doubled, (twice) => `says "${twice}". Remove one.`),
  ];
};

/** Signs of Markdown that readers would see, because something is missing or too much. */
const signs: Rule = ({nodes, lines}) =>
  nodes.flatMap((node) => {
    const written = node.type === 'text' ? node.value : '';
    const html = node.type === 'html' ? node.value : '';
    const say = (fault: string) => [{line: lineOf(node), fault}];
    const [note] = /\[\^[^\]\s]+\]/.exec(written) ?? [];
    if (note) return say(`has ${note}, which has no text. Add a line "${note}: …".`);
    const [github] = /^\[!(note|tip|important|warning|caution)\]/i.exec(written) ?? [];
    if (github) return say(`has ${github}, which only GitHub reads. Write :::note above, and ::: below.`);
    const isMeant = lines.slice(lineOf(node) - 1, node.position?.end.line).some((line) => line.includes('\\*'));
    if (written.includes('**') && !isMeant) {
      return say('shows **. Write both pairs, without a space between them and the words: **bold**.');
    }
    if (/^\|.*\|$/m.test(written)) return say('shows a table as text. Add a line such as |---|---| below its head.');
    if (/^<!--(?![^]*-->)/.test(html)) return say('begins a comment that swallows the rest. End it with -->.');
    const [quote] = /[“”‘’]/.exec(/<\w[^>]*? [\w-]+=[“”‘’][^>]*>/.exec(html)?.[0] ?? '') ?? [];
    return quote ? say(`has ${quote} around a value in HTML. Write ".`) : [];
  });

/** The front matter has the title of a page. */
const headings: Rule = ({nodes, file}) =>
  nodes.flatMap((node) =>
    node.type === 'heading' && node.depth === 1 && /^(docs|blog)\//.test(file)
      ? [{line: lineOf(node), fault: 'has a second title. Remove this line, or begin it with ##.'}]
      : [],
  );

const pictures: Rule = ({nodes, file}) =>
  nodes.flatMap((node) => {
    if (node.type !== 'image' && node.type !== 'definition') return [];
    const say = (fault: string) => [{line: lineOf(node), fault: `shows ${node.url}. ${fault}`}];
    if (/\\|%5c/i.test(node.url)) return say('Write / instead of \\.');
    const isDrawing = node.url.startsWith('/img/drawings/');
    return isDrawing && file.endsWith('.mdx') ? say('A drawing needs a page whose name ends with .md.') : [];
  });

/** Sites that answered over HTTP only when the link was written. */
const plainHosts = ['www.openarchives.org', 'okfnlabs.org', 'www.meanboyfriend.com'];
const links: Rule = ({nodes, file}) =>
  nodes.flatMap((node) => {
    if (node.type !== 'link') return [];
    const say = (fault: string) => [{line: lineOf(node), fault: `links to ${node.url}. ${fault}`}];
    if (/^[^/:?#]+@/.test(node.url)) return say(`Write mailto:${node.url}.`);
    if (!URL.canParse(node.url, 'https://openrefine.org')) return say('Correct the address and the signs around it.');
    const {protocol, hostname, port} = new URL(node.url, 'https://openrefine.org');
    if (/^deploy-preview-.*\.netlify\.app$/.test(hostname)) return say('Write the path of the page: /docs/….');
    if (/^(localhost|127\.)/.test(hostname)) {
      // That of OpenRefine, and one that readers see as it is, is meant.
      return port === '3333' || toString(node) === node.url ? [] : say('Write the path of the page: /docs/….');
    }
    // The guides at the top are read on GitHub, too.
    const isOwn = /^https?:\/\/openrefine\.org\//.test(node.url) && toString(node) !== node.url;
    if (isOwn && file.includes('/')) return say('Write the path of the page: /docs/….');
    if (protocol !== 'http:' || plainHosts.includes(hostname)) return [];
    return say('Write https://, or add the host to plainHosts here.');
  });

/** The addresses of the docs, without those that Docusaurus makes by itself. */
const docs = new Set(
  Globby.sync('docs/**/*.{md,mdx}').map((file) => {
    const [, slug = `/${file.slice('docs/'.length)}`] = /^slug: (.*)$/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
    return path.posix.join('/docs', slug.replace(/(\/index)?\.mdx?$/, '')).replace(/\/$/, '');
  }),
);
const generated = /^\/docs\/(category|tags)\b|\.\w+$/;

/** The build finds these, too, but only if nothing else stops it, and without the line. */
const targets: Rule = ({nodes, file}) =>
  nodes.flatMap((node) => {
    const urls = node.type === 'link' || node.type === 'definition' ? [node.url] : [];
    const html = node.type === 'html' ? node.value : '';
    urls.push(...Array.from(html.matchAll(/\s(?:href|to)=["']([^"']+)/g), ([, url = '']) => url));
    return urls.flatMap((url) => {
      const address = url.replace(/\/?([#?].*)?$/, '');
      const isFile = /^(?![a-z]+:|\/).*\.mdx?$/i.test(address);
      const isDoc = /^\/docs(\/|$)/.test(address) && !generated.test(address);
      const isThere = isFile ? fs.existsSync(path.join(path.dirname(file), decodeURI(address))) : docs.has(address);
      if ((!isFile && !isDoc) || isThere) return [];
      return [{line: lineOf(node), fault: `links to ${address}, which is no page. Correct the link.`}];
    });
  });

/** The first paragraph of a page is set larger than the rest, which helps nobody if it is long. */
const leads: Rule = ({root, file}) => {
  // An import of MDX is a paragraph to a parser of Markdown.
  const lead = root.children.find((node) => node.type === 'paragraph' && !/^import /.test(toString(node)));
  if (!lead || !/^(docs|src\/pages)\/(.*\/)?(?!_)[^/]+$/.test(file)) return [];
  const written = toString(lead, {includeHtml: false}).replace(/<[^>]*>|\s+/g, (found) => (found.trim() ? '' : ' '));
  const sentences = [...new Intl.Segmenter('en', {granularity: 'sentence'}).segment(written)].length;
  if (sentences === 1 && written.length <= 200) return [];
  const fault = `begins the page with ${sentences} sentences and ${written.length} characters. Write one sentence of at most 200, a blank line, and then the rest.`;
  return [{line: lineOf(lead), fault}];
};

const spaces: Rule = ({plain}) =>
  plain.flatMap((written, index) =>
    /\] \((https?:\/\/|mailto:|#|\.{0,2}\/)/.test(written.replace(/`[^`]*`/g, ''))
      ? [{line: index + 1, fault: 'has a link that is broken by a space. Write [text](URL).'}]
      : [],
  );

const invisible: Rule = ({nodes}) =>
  nodes.flatMap((node) =>
    node.type === 'inlineCode' && /[\u00a0\u200b-\u200d\u2060\ufeff]/.test(node.value)
      ? [{line: lineOf(node), fault: `has a space in \`${node.value}\` that nobody sees. Type it again.`}]
      : [],
  );

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

const foreign = /<(img|iframe|video|audio|source|embed|script)\b[^>]*?\ssrc=["']?((?:https?:)?\/\/[^\s"'>]+)/;
const foreignImages: Rule = ({nodes}) =>
  nodes.flatMap((node) => {
    const [, tag = 'img', html] = (node.type === 'html' && foreign.exec(node.value)) || [];
    const url = html ?? (node.type === 'image' && /^(?:https?:)?\/\/.*/.exec(node.url)?.[0]);
    const remedy = tag === 'img' ? 'Put the file into static/img.' : 'Link to it instead.';
    return url ? [{line: lineOf(node), fault: `shows ${url} from another site, which browsers block. ${remedy}`}] : [];
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

/** Every release, what they have in common with others, and the next two that can come. */
const versions = new Set(history.flatMap(({version}) => [version, version.replace(/\.\d+$/, '')]));
const [major = 0, minor = 0] = (history[0]?.version ?? '').split('.').map(Number);
versions.add(`${major}.${minor + 1}`).add(`${major + 1}.0`);

const marks: Rule = ({plain}) =>
  plain.flatMap((written, index) =>
    [...written.replace(/`[^`]*`/g, '').matchAll(/class(?:Name)?=["']since["']>(?:since|before) (\d[\d.]*)/g)]
      .filter(([, version = '']) => !versions.has(version))
      .map(([, version]) => ({
        line: index + 1,
        fault: `names ${version}, which is no release. Correct it, or add it to src/data/releaseHistory.json.`,
      })),
  );

const rules = [
  callouts,
  quotes,
  tags,
  components,
  links,
  spaces,
  invisible,
  fences,
  foreignImages,
  leads,
  patterns,
  marks,
  targets,
  typing,
  signs,
  headings,
  pictures,
];

function faultsOf(file: string, written: string | Buffer): string[] {
  const text = written.toString();
  if (!isUtf8(Buffer.from(written))) {
    const [before = ''] = text.split('\ufffd');
    return [`${file}:${before.split('\n').length} is not in UTF-8. Save it as UTF-8.`];
  }
  const page = readPage(file, text);
  return rules.flatMap((rule) => rule(page).map(({line, fault}) => `${file}:${line} ${fault}`));
}

it('no page has a mistake that nothing else reports', {timeout: 300_000}, () => {
  const pages = Globby.sync(['*.md', '{docs,blog,src}/**/*.{md,mdx}']);
  expect(pages.length).toBeGreaterThan(100);
  expectNoFaults(pages.flatMap((file) => faultsOf(file, fs.readFileSync(file))));
});

it('redirects lead to pages', () => {
  const missing = redirects.filter(({to}) => /^\/docs(\/|$)/.test(to) && !generated.test(to) && !docs.has(to));
  expectNoFaults(
    missing.map(({from, to}) => `src/data/redirects.json: ${from} leads to ${to}, which is no page. Correct it.`),
  );
});

it('every page is in a file whose name ends with .md or .mdx', () => {
  const others = Globby.sync('{docs,blog,src/pages}/**/*.{markdown,mdown,mkd,txt,htm,html,docx,MD,MDX}');
  expectNoFaults(others.map((file) => `${file}:1 is no page. Rename it to end with ".md".`));
});

it.each<[string, string, string[]]>([
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
  ['a space in a link', 'See [a] (https://example.org).', ['1 has a link that is broken by a space']],
  ['brackets before others', '[a](/b) (/c), `[a] (/b)`, [a] (b)', []],
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
    ['1 links to ./docs/b.md, which', '3 links to /docs/e,'],
  ],
  ['one in HTML', 'A\n\n<p>B <a class="c" href="/docs/d#e">F</a></p>', ['3 links to /docs/d, which']],
  [
    'pages',
    '{/* [a](/docs/b) */} [c](/docs/manual/grel/) [a](docs/index.md) [b](/docs?c#d) [e](/docs/manual/facets) [f](/docs/index.md) [g](https://a.org/b.md)',
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
  ['a word written twice', 'In the\nThe end, of  of it.', ['1 says "the The". Rem', '2 says "of  of". Remove']],
  ['words that may be', 'It had had `the the` that that a-a is\n\nis: to\n- to', []],
  ['a callout with a title', ':::tip Read this\n\nA.\n\n:::', ['1 begins a callout with a title. Write :::tip[Read']],
  ['a callout of GitHub', '> [!NOTE]\n> A.', ['1 has [!NOTE], which only GitHub reads. Write :::note']],
  ['asterisks', 'A **b ** and\n\n**c, *d*.', ['1 shows **. Write both', '3 shows **. Write both']],
  ['a table without its line', '| A | B |\n| 1 | 2 |', ['1 shows a table as text. Add a line']],
  ['a comment that is open', 'A\n\n<!-- b -- >\n\nC', ['3 begins a comment that swallows the rest. End']],
  ['curly quotes in a tag', 'A <kbd class=“b”>C</kbd>', ['1 has “ around a value in HTML. Write ".']],
  [
    'an address in curly quotes',
    '<a href=“https://a.org”>B</a>',
    ['1 has </a>, but', '1 links to https://a.org”>B. Correct'],
  ],
  ['signs that are meant', '**a**, \\*\\*b `b**c`\n\n| D |\n|---|\n| E |\n\n<!-- F\n\ng --> <i title="“h”">i</i>', []],
  [
    'a preview',
    '[a](https://deploy-preview-1--b.netlify.app/c)',
    ['1 links to https://deploy-preview-1--b.netlify.app/c. W'],
  ],
  ['a note without a text', 'A[^1] b[^2]\n\n[^2]: C.', ['1 has [^1], which has no text. Add a line']],
  ['a picture as Windows names it', '![A](..\\img\\a.png)', ['1 shows ..\\img\\a.png. Write / instead']],
  ['the same in a reference', '![A][b]\n\n[b]: \\img\\a.png', ['3 shows \\img\\a.png. Write / instead']],
  ['a pattern for Replace…', '**Replace…**, select **regular expression**, find `a\\/+`', []],
  ['a pattern that only Java knows', '**Replace…**, select **regular expression**, find `a*+`', ['1 has a*+, which']],
])('%s is reported with its line and the remedy, if it is one', (_, text, faults) => {
  expect(faultsOf('a.md', text)).toEqual(faults.map((fault) => expect.stringContaining(`a.md:${fault}`) as string));
});

it('a page of MDX has its own rules', () => {
  const text = 'A<br>B<br />C `<br>`\n\n![D](/img/drawings/d.svg)';
  const faults = ['1 has <br>, which MDX', '3 shows /img/drawings/d.svg. A drawing'];
  expect(faultsOf('a.mdx', text)).toEqual(faults.map((fault) => expect.stringContaining(`a.mdx:${fault}`) as string));
});

it('a page has one title, in its front matter', () => {
  const title = '# A\n\nB.';
  expect(faultsOf('blog/a.md', title)).toEqual([expect.stringContaining('blog/a.md:1 has a second title. Remove')]);
  expectNoFaults(faultsOf('a.md', title));
});

it('a page opens with one sentence, in the docs and on pages', () => {
  const text = 'A [b](c).\nD e.';
  expect(faultsOf('docs/a.md', text)).toEqual([expect.stringContaining('docs/a.md:1 begins the page with 2 sent')]);
  expectNoFaults(faultsOf('blog/a.md', text));
});

it('a page leads to another one by its path', () => {
  const text = '[A b.](https://openrefine.org/a) <https://openrefine.org/b>';
  expect(faultsOf('docs/a.md', text)).toEqual([expect.stringContaining('1 links to https://openrefine.org/a. Write')]);
  expectNoFaults(faultsOf('a.md', text));
});

it('a page is in UTF-8', () => {
  const fault = 'a.md:2 is not in UTF-8. Save it as UTF-8.';
  expect(faultsOf('a.md', Buffer.from('A\ncaf\u00e9', 'latin1'))).toEqual([fault]);
  expectNoFaults(faultsOf('a.md', Buffer.from('caf\u00e9 \ufffd')));
});

it('a fault keeps its line below front matter', () => {
  expect(faultsOf('a.md', '---\ntitle: A\n---\n\n</b>')).toEqual([expect.stringContaining('a.md:5 ')]);
});
