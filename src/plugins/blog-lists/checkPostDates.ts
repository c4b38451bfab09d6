import {checkEach, ContentError} from '../../build/ContentError';

/** What is used of a post as `@docusaurus/plugin-content-blog` loads it. */
interface DatedPost {
  metadata: {permalink: string; source: string; date: Date};
}

/**
 * Throws an error that lists the posts whose date is not the one in their slug. Docusaurus turns a month 21 into a date
 * of the following year without a word. `read` returns the text of a file, to quote what is written there.
 */
export function checkPostDates(posts: readonly DatedPost[], read: (file: string) => string): void {
  checkEach(posts, ({metadata: {permalink, source, date}}) => {
    const day = date.toISOString().slice(0, 10);
    if (permalink.includes(`/blog/${day.replaceAll('-', '/')}/`)) return;
    const file = source.replace('@site/', '');
    const lines = read(file).split('\n');
    const index = lines.findIndex((line) => line.startsWith('date:'));
    throw new ContentError(
      `${file}:${index + 1 || 1} has "${lines[index] ?? `date: ${day}`}", but its address is ${permalink}. ` +
        'Write the date as "YYYY-MM-DD", and the same day in the slug: "slug: /YYYY/MM/DD/name".',
    );
  });
}
