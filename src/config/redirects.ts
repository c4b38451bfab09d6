import type {Options} from '@docusaurus/plugin-client-redirects';

/**
 * Addresses of an earlier site that links still use. A page at each leads on, on any host.
 * `static/_redirects` names the same for hosts that read it, with those that no page can answer: feeds, `.html`.
 */
export const redirects: Options = {
  redirects: [
    {from: '/documentation', to: '/docs'},
    {from: '/category/blog', to: '/blog'},
  ],
};
