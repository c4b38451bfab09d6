// Wraps @docusaurus/theme-classic 3.10.2: what stands below a doc is not what its reader sees first.
import Footer from '@theme-original/DocItem/Footer';
import {later} from '../../../components/Later';

export default later(Footer);
