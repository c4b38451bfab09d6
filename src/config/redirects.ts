import type {Options} from '@docusaurus/plugin-client-redirects';
import data from '../data/redirects.json';
import {checkRedirects} from '../data/redirects.schema';
import {isForReaders} from '../lib/redirects';

/**
 * The addresses of an earlier site that a page leads on from, on any host. Hosts that read `_redirects`, which
 * `src/plugins/host-redirects` writes from the same list, need no page, and answer for the others, too.
 */
export const redirects: Options = {redirects: checkRedirects(data).filter(isForReaders)};
