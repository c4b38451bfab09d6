// Wraps @docusaurus/theme-classic 3.10.2: a task of its own for what is made of the page's text.
import Layout from '@theme-original/DocItem/Layout';
import {later} from '../../../components/Later';

export default later(Layout);
