import type {Options} from '@docusaurus/plugin-client-redirects';
import redirects from '../data/redirects.json';
import {isForReaders} from '../lib/redirects';

/** The pages at old addresses, for hosts that do not read `_redirects`; src/plugins/redirects writes that file. */
export const clientRedirects: Partial<Options> = {redirects: redirects.filter(isForReaders)};
