// Wraps @docusaurus/theme-classic 3.10.2: the first doc calls its address `/docs/`, which is no address of the site.
import React from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredDataWrapper({breadcrumbs}: Props): React.ReactNode {
  return <StructuredData breadcrumbs={breadcrumbs.map((item) => ({...item, href: item.href?.replace(/\/$/, '')}))} />;
}
