// @ts-check
/**
 * A redirect to another host, and changed links in the navbar and the footer.
 * @type {import('../../scripts/drill.mjs').Edit}
 */
export default (site) => {
  site.json('src/data/redirects.json', (redirects) => {
    redirects.unshift({from: '/2099-camp', to: 'https://example.org/camp'});
  });
  site.replace('src/config/navbar.ts', "label: 'Forum'", "label: 'Discussion'");
  site.replace(
    'src/config/navbar.ts',
    "{to: '/donate'",
    "{to: '/whats_new', label: 'What’s new', position: 'right'},\n  {to: '/donate'",
  );
  site.replace(
    'src/config/footer.ts',
    "{label: 'Download', to: '/download'}",
    "{label: 'Get it', to: '/download'}, {label: 'Camp', href: 'https://example.org/camp'}",
  );
};
