// Wraps @docusaurus/theme-classic 3.10.2: a list of posts holds ten, of which a reader sees one or two first.
import React from 'react';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';
import {Later} from '../../components/Later';

export default function BlogPostItemWrapper(props: Props): React.ReactNode {
  return (
    <Later>
      <BlogPostItem {...props} />
    </Later>
  );
}
