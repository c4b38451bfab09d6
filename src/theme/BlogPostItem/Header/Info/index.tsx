// Ejected from @docusaurus/theme-classic 3.10.2: the stock part writes "March 4, 2026", and the texts of the site
// "4 March 2026".
import React from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {formatDay} from '../../../../lib/dates';
import styles from './styles.module.css';

/** `minutes` may be broken, and are rounded up. The stock part asks `Intl` for the plural, which takes a phone long. */
function describeReadingTime(minutes: number): string {
  const whole = Math.ceil(minutes);
  return whole === 1 ? 'One min read' : `${whole} min read`;
}

export default function BlogPostItemHeaderInfo({className}: Props): React.ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className={clsx(styles.info, 'margin-vert--md', className)}>
      <time dateTime={date}>{formatDay(date)}</time>
      {readingTime !== undefined && ` · ${describeReadingTime(readingTime)}`}
    </div>
  );
}
