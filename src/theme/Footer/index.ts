// Wraps @docusaurus/theme-classic 3.10.2: nobody sees the footer first.
import Footer from '@theme-original/Footer';
import {later} from '../../components/Later';

export default later(Footer);
