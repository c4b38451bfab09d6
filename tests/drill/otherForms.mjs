const description =
  'A page that a contributor wrote in a form that no other page has, with a description that is long enough.';
const page = (title, text, extra = '') => `---\ntitle: ${title}\ndescription: ${description}\n${extra}---\n\n${text}\n`;
const post = (day, text, extra = '') =>
  page(
    `News of ${day}`,
    text,
    `slug: /${day.replaceAll('-', '/')}/news\ndate: ${day}\nauthors: [openrefine]\n${extra}`,
  );

/** Forms of Docusaurus that the site does not use yet: footnotes, tags, a short page, a category without a page, an own card. */
export default (site) => {
  site.write('docs/manual/footnote.md', page('A page with a footnote', 'See the note.[^1]\n\n[^1]: The note.'));
  site.write(
    'docs/manual/tagged.md',
    page('A page with a tag', 'It is tagged.', 'tags: [archives]\nimage: /img/icon-512.png\n'),
  );
  site.write('docs/manual/short.md', page('Short', 'In brief.'));
  site.replace(
    'sidebars.ts',
    "    {type: 'doc', id: 'index', className: 'mark mark-manual'},\n",
    `    {type: 'doc', id: 'index', className: 'mark mark-manual'},
    {
      type: 'category',
      label: 'For archives',
      link: {type: 'generated-index', description: 'What archives need of the manual, in the order in which they need it.'},
      items: ['manual/footnote', 'manual/tagged', 'manual/short'],
    },
`,
  );
  site.write(
    'blog/2099-07-01-loans/index.md',
    post('2099-07-01', 'We lend.[^1]\n\n<!-- truncate -->\n\n[^1]: Or give.', 'tags: [event]\n'),
  );
  site.write(
    'blog/2099-07-02-mdx.mdx',
    post('2099-07-02', 'We write MDX.\n\n{/* truncate */}\n\nAnd go on.', 'tags: [event]\n'),
  );
  site.replace(
    'src/config/navbar.ts',
    "  {to: '/donate'",
    "  {label: 'More', position: 'right', items: [{to: '/usage', label: 'Usage'}]},\n  {to: '/donate'",
  );
  site.replace(
    'src/config/footer.ts',
    "    {\n      title: 'Documentation'",
    "    {title: 'Help', items: [{label: 'Forum', href: 'https://forum.openrefine.org/'}]},\n    {\n      title: 'Documentation'",
  );
};
