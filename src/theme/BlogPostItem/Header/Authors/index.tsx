// Wraps @docusaurus/theme-classic 3.10.2: in a list, it goes without saying that the project itself wrote a post.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Authors from '@theme-original/BlogPostItem/Header/Authors';
import type {Props} from '@theme/BlogPostItem/Header/Authors';

export default function AuthorsWrapper(props: Props) {
  const {isBlogPostPage, metadata} = useBlogPost();
  if (!isBlogPostPage && metadata.authors.every(({key}) => key === 'openrefine')) return null;
  return <Authors {...props} />;
}
