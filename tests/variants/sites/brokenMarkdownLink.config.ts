// A page with a link that leads nowhere: the build has to stop and to name it.
import site from '../../../docusaurus.config';
import {createSmallConfig} from './createSmallConfig';

export default {...createSmallConfig('brokenMarkdownLink', false), onBrokenLinks: site.onBrokenLinks};
