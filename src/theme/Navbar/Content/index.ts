// Wraps @docusaurus/theme-classic 3.10.2: a task of its own for the part of every page that has the most controls.
import Content from '@theme-original/Navbar/Content';
import {later} from '../../../components/Later';

export default later(Content);
