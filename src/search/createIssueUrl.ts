/** The form for an issue about this site. */
export const newIssue = 'https://github.com/OpenRefine/openrefine.org/issues/new';

/** A form for a new issue that says which query found nothing, and where it was asked. */
export function createIssueUrl(query: string, pageUrl: string): string {
  const body = [
    `Searching for \`${query.replaceAll('`', "'")}\` on the website gives no results.`,
    '',
    'What I hoped to find:',
    '',
    '',
    `Asked on ${pageUrl}`,
  ].join('\n');
  return `${newIssue}?${new URLSearchParams({title: `Search: no results for "${query}"`, body})}`;
}
