// @ts-check
/**
 * The latest release, in a new line, without a ZIP file for Windows.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  const version = '9.0.0';
  site.json('src/data/releases.json', (releases) => {
    const [{kits, ...newest}] = releases.filter((/** @type {{stable: boolean}} */ {stable}) => stable);
    releases.unshift({
      ...newest,
      version,
      date: '2099-04-01',
      kits: kits.filter((/** @type {{platform: string}} */ {platform}) => platform !== 'win-with-java'),
    });
  });
  site.json('src/data/releaseHistory.json', (history) => {
    history.unshift({version, date: '2099-04-01', summary: 'The first stable release of this line.'});
  });
  site.replace(
    'src/pages/whats_new/index.mdx',
    '## Version 3.10',
    "## Version 9.0 {/* #version-90 */}\n\n<LineReleases lines={['9.0']} />\n\n## Version 3.10",
  );
};
