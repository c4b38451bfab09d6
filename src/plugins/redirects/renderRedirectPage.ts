import {escapeHtml} from '../../lib/search/escapeHtml';

/** Where a page leads on to: a path of the site or an address, with the address of the site's own script. */
export interface RedirectPage {
  to: string;
  /** `to` with its host. */
  canonical: string;
  script: string;
}

/**
 * A page that leads on from an old address, for hosts that read no `_redirects`. Its script keeps query and hash; the
 * meta element serves browsers without scripts, the link everybody else.
 */
export function renderRedirectPage({to, canonical, script}: RedirectPage): string {
  const target = escapeHtml(to);
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Moved</title>
    <meta name="robots" content="noindex">
    <link rel="canonical" href="${escapeHtml(canonical)}">
    <script src="${escapeHtml(script)}" data-to="${target}"></script>
    <meta http-equiv="refresh" content="0; url=${target}">
  </head>
  <body>
    <p>This page has moved to <a href="${target}">${escapeHtml(canonical)}</a>.</p>
  </body>
</html>
`;
}
