// Ejected from @docusaurus/theme-classic 3.10.2, whose date waits for the first `Intl.DateTimeFormat` of the page, as in
// `LastUpdated`.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {formatDay} from '../../../../lib/dates';

export default function BlogPostItemHeaderInfo() {
  const {date, readingTime} = useBlogPost().metadata;
  return (
    <p className="post-info">
      <time dateTime={date}>{formatDay(date)}</time>
      {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
    </p>
  );
}
