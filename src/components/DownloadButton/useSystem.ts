import useIsBrowser from '@docusaurus/useIsBrowser';
import {detectSystem} from '../../lib/detectSystem';

/** The visitor's system; `unknown` in the built HTML and until React has taken the page over. */
export const useSystem = () => (useIsBrowser() ? detectSystem(navigator) : 'unknown');
