// Wraps @docusaurus/theme-classic 3.10.2: it lists all posts, and a phone does not show it beside them.
import React from 'react';
import BlogSidebar from '@theme-original/BlogSidebar';
import type {Props} from '@theme/BlogSidebar';
import {Later} from '../../components/Later';

export default function BlogSidebarWrapper(props: Props): React.ReactNode {
  return (
    <Later>
      <BlogSidebar {...props} />
    </Later>
  );
}
