import fs from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {expectNoFaults} from '../expectNoFaults';

// What Docusaurus lets pass. The build does without: a draft may get its description last, and nothing breaks without one.
const description = 'Say what the reader finds here in 60 to 170 characters: search results cut longer ones.';
const hidden = z
  .never('The site shows every page. Leave the file out of the pull request until it is ready.')
  .optional();
const needless = z
  .never('Every page of the docs has a contents list, and its place in sidebars.ts. Remove this line.')
  .optional();
const text = z.string().optional();
const page = z.strictObject({
  title: z.string('Write the one heading of the page.').min(1, 'Write the one heading of the page.'),
  description: z.string(description).min(60, description).max(170, description),
  slug: text,
  image: z
    .string()
    .regex(/^\/img\//, 'Write the address of a file in static/img: /img/….')
    .optional(),
  keywords: z.array(z.string()).optional(),
  draft: hidden,
  unlisted: hidden,
});
const doc = page.extend({
  id: text,
  sidebar_label: text,
  index_ids: z.unknown().optional(),
  pagination_next: text.nullable(),
  pagination_prev: text.nullable(),
  pagination_label: text,
  last_update: z.strictObject({author: text, date: z.union([z.string(), z.date()]).optional()}).optional(),
  tags: z.array(z.string()).optional(),
  toc_min_heading_level: z.int().optional(),
  toc_max_heading_level: z.int().optional(),
  hide_table_of_contents: needless,
  sidebar_position: needless,
});
const own = page.extend({
  hide_table_of_contents: z.boolean().optional(),
  toc_max_heading_level: z.int().optional(),
});
/** What the front matter says, of which as many lines are not in the file as `above` says, or why it cannot be read. */
async function parse(filePath: string, fileContent: string, above = 0) {
  if (/^\s+---\n/.test(fileContent)) return {fault: `${filePath}:1: Remove what is above the first line ---.`};
  try {
    return {frontMatter: (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter};
  } catch (error) {
    const {mark, reason = String(error)} = error as {mark?: {line: number}; reason?: string};
    const line = (mark?.line ?? 0) + 1 - above;
    const remedy =
      'Write each name once, as "name: value", with spaces instead of tabs, and below the last a line "---". ' +
      'Put a value that contains ": " or begins with a sign between quotes: title: "A: B".';
    return {fault: `${filePath}:${line}: the front matter cannot be read (${reason}). ${remedy}`};
  }
}

/** What a file of the blog defines, such as its tags. It has the form of front matter. */
const define = (file: string) => parse(file, `---\n${fs.readFileSync(file, 'utf8')}\n---\n`, 1);
const definitions = [await define('blog/tags.yml'), await define('blog/authors.yml')];
const [definedTags = [], definedAuthors = []] = definitions.map(({frontMatter = {}}) => Object.keys(frontMatter));
/** One of these. Where their file cannot be read, only that is told. */
const oneOf = (names: string[], remedy: string | z.core.$ZodErrorMap) =>
  names.length > 0 ? z.enum(names, {error: remedy}) : z.string();
const author = z.union([oneOf(definedAuthors, ''), z.looseObject({name: z.string()})]);
const authors =
  `Write who wrote the post, with a key of blog/authors.yml (${definedAuthors.join(', ')}), or {name: …}. If the post ` +
  'retells one of the previous site, also write "original:" with the name of its file in tests/reference/originals.txt.';
const tags = `Write a list of tags from blog/tags.yml, which has ${definedTags.join(', ')}.`;
const originals = fs.readFileSync('tests/reference/originals.txt', 'utf8').trimEnd().split('\n');
const original = 'Write the name of a file that tests/reference/originals.txt lists, or remove the line.';
const post = page.extend({
  original: z.enum(originals, original).optional(),
  date: z.date('Write YYYY-MM-DD.'),
  authors: z.union([author, z.array(author).min(1)], authors),
  tags: z
    .array(
      oneOf(definedTags, ({input}) => `${String(input)} is no tag. ${tags}`),
      tags,
    )
    .min(1, tags),
  slug: z.string('Write /yyyy/mm/dd/name.').regex(/^\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/, 'Write /yyyy/mm/dd/name.'),
});

/** What a file's front matter leaves out or gets wrong: one line each, with file, line and fix. */
async function frontMatterFaults(filePath: string, fileContent: string): Promise<string[]> {
  const {fault, frontMatter = {}} = await parse(filePath, fileContent);
  if (fault) return [fault];
  const schema = filePath.startsWith('blog/') ? post : filePath.startsWith('docs/') ? doc : own;
  const issues = schema.safeParse(frontMatter).error?.issues ?? [];
  const known = Object.entries<z.ZodType>(schema.shape).filter(([, own]) => own !== hidden && own !== needless);
  const {date, slug} = frontMatter as {date?: Date; slug?: string};
  const isOtherDay =
    schema === post &&
    issues.length === 0 &&
    !slug?.startsWith(date?.toISOString().slice(0, 10).replaceAll('-', '/') ?? '', 1);
  const faults = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, `is unknown. Write one of ${known.map(([name]) => name).join(', ')}.`] as const)
      : [[issue.path[0], issue.message] as const],
  );
  if (isOtherDay) faults.push(['date', 'is no day, or another than in the slug. Write the same day in both.']);
  if (schema === post && !/<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(fileContent)) {
    faults.push(['truncate', 'Write <!-- truncate --> below the first paragraph, or {/* truncate */} in MDX.']);
  }
  return faults.map(([key, message]) => {
    const line = fileContent.split('\n').findIndex((text) => text.startsWith(`${String(key)}:`)) + 1;
    return `${filePath}:${line || 1}: ${String(key)}: ${message}`;
  });
}

it.each(Globby.sync('{docs,blog,src/pages}/**/[!_]*.{md,mdx}'))(
  'the front matter of %s tells readers and search engines what it is',
  async (file) => {
    expectNoFaults(await frontMatterFaults(file, fs.readFileSync(file, 'utf8')));
  },
);

const fine = `title: A\ndescription: ${'Enough. '.repeat(10)}\n`;
const write = (lines: string) => `---\n${fine}${lines}\n---\n\nA.\n\n<!-- truncate -->\n`;
const fieldsOf = (date: string, author = 'openrefine', tag = 'release') =>
  `slug: /2015/07/01/q\nauthors: [${author}]\ntags: [${tag}]\ndate: ${date}`;
it.each<[string, string, string[]]>([
  ['docs/a.md', 'Text.', ['docs/a.md:1: title: Write', 'docs/a.md:1: description: Say']],
  [
    'docs/a.md',
    write('sidebar_lable: A'),
    ['docs/a.md:4: sidebar_lable: is unknown. Write one of title, description,'],
  ],
  ['docs/a.md', write('draft: true'), ['docs/a.md:4: draft: The site shows every page.']],
  ['docs/a.md', write('hide_table_of_contents: true'), ['docs/a.md:4: hide_table_of_contents: Every page of the docs']],
  ['src/pages/a.md', write('hide_table_of_contents: true\nimage: /img/a.png'), []],
  ['docs/a.md', `---\ntitle: A\ndescription: ${'long '.repeat(40)}\n---\n`, ['docs/a.md:3: description: Say']],
  [
    'blog/p.md',
    `---\ntitle: A\ndescription: >\n  ${'Enough. '.repeat(10)}\nslug: /p\ntags: []\n---\n`,
    ['5: slug', '1: date', '1: authors', '6: tags', '1: truncate'].map((fault) => `blog/p.md:${fault}: Write`),
  ],
  ['blog/q.md', write(`${fieldsOf('2015-07-01')}\noriginal: b.md`), ['blog/q.md:8: original: Write']],
  ['docs/a.md', `---\ntitle: A: B\n${fine}---\n`, ['docs/a.md:2: the front matter cannot be read (']],
  ['docs/a.md', `\n${write('')}`, ['docs/a.md:1: Remove what is above the first line ---.']],
  ['docs/a.md', write('toc_max_heading_level: 4'), []],
  ['blog/q.md', write(fieldsOf('2015-07-01')), []],
  ['blog/q.md', write(fieldsOf('2015-07-01', '{name: Ada}')), []],
  [
    'blog/q.md',
    write(fieldsOf('2015-07-01', 'no-one', 'no-tag')),
    ['blog/q.md:5: authors: Write', 'blog/q.md:6: tags: no-tag is no tag. Wr'],
  ],
  ['blog/q.md', write(fieldsOf('2015-07-02')), ['blog/q.md:7: date: is no day, or another']],
  ['blog/q.md', write(fieldsOf('2015-19-01')), ['blog/q.md:7: date: is no day, or another']],
])('front matter of %s is refused with line and fix in %j', async (file, text, faults) => {
  expect(await frontMatterFaults(file, text)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});

it('the tags and the authors of the blog can be read', () => {
  expectNoFaults(definitions.flatMap(({fault}) => fault ?? []));
});

it('no other page, post, or tag has the same address or title', () => {
  const files = ['blog/tags.yml', ...Globby.sync('{docs,blog,src/pages}/**/[!_]*.{md,mdx}')];
  const fields = files.flatMap((file) =>
    (fs.readFileSync(file, 'utf8').split('\n---')[0] ?? '')
      .split('\n')
      .map((text, index) => ({place: `${file}:${index + 1}`, field: text.trim().replaceAll(/["']/g, '')}))
      .filter(({field}) => /^(title|slug|permalink): /.test(field)),
  );
  expect(fields.length).toBeGreaterThan(100);
  const repeated = fields.filter(({field}, index) => fields.findIndex((other) => other.field === field) < index);
  expectNoFaults(repeated.map(({place, field}) => `${place}: "${field}" is also that of another. Write a free one.`));
});

it('each original is named in the post that retells it', () => {
  const named = Globby.sync('blog/*.{md,mdx}').flatMap((file) =>
    Array.from(fs.readFileSync(file, 'utf8').matchAll(/^original: (.*)$/gm), ([, name]) => name),
  );
  const missing = originals.filter((name) => !named.includes(name));
  expectNoFaults(
    missing.map(
      (name) =>
        `blog/${name.slice(0, 10)}-*: Write "original: ${name}" into the post that retells it. If that is gone, remove the line from tests/reference/originals.txt.`,
    ),
  );
});
