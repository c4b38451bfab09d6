// A page with a link to a fragment that cannot be decoded: the build has to stop and to name the page.
import {createSmallConfig} from './createSmallConfig';

export default createSmallConfig('undecodableLink', false);
