// Ejected from @docusaurus/theme-classic 3.10.2: the stock part writes "March 4, 2026", and the texts of the site
// "4 March 2026".
import React from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {formatDay} from '../../../../lib/dates';
import styles from './styles.module.css';

/** `minutes` may be broken, and are rounded up. */
function ReadingTime({minutes}: {minutes: number}): React.ReactNode {
  const {selectMessage} = usePluralForm();
  const whole = Math.ceil(minutes);
  const id = 'theme.blog.post.readingTime.plurals';
  const wording = translate({id, message: 'One min read|{readingTime} min read'}, {readingTime: whole});
  return <>{selectMessage(whole, wording)}</>;
}

export default function BlogPostItemHeaderInfo({className}: Props): React.ReactNode {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <div className={clsx(styles.info, 'margin-vert--md', className)}>
      <time dateTime={date}>{formatDay(date)}</time>
      {readingTime !== undefined && (
        <>
          {' · '}
          <ReadingTime minutes={readingTime} />
        </>
      )}
    </div>
  );
}
