// Wraps @docusaurus/theme-classic 3.10.2: it stands beside the text, and a phone does not show it.
import TOC from '@theme-original/TOC';
import {later} from '../../components/Later';

export default later(TOC);
