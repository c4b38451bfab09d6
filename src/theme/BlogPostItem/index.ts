// Wraps @docusaurus/theme-classic 3.10.2: a list of posts holds ten, of which a reader sees one or two first.
import BlogPostItem from '@theme-original/BlogPostItem';
import {later} from '../../components/Later';

export default later(BlogPostItem);
