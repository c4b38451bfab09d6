// Wraps @docusaurus/theme-classic 3.10.2: it lists all posts, and a phone does not show it beside them.
import BlogSidebar from '@theme-original/BlogSidebar';
import {later} from '../../components/Later';

export default later(BlogSidebar);
