export interface FailureDescription {
  title: string;
  help: string;
}

const unreachable: FailureDescription = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
};

const notBuilt: FailureDescription = {
  title: 'There is no search index yet',
  help: 'Live editing has none. Run “npm run build && npm run serve” to search the built site.',
};

/** What a failed search says. Only someone who edits the site live is told how to build an index. */
export function describeFailure(error: unknown, isDevelopment: boolean): FailureDescription {
  return isDevelopment && error instanceof Error && error.name === 'IndexMissingError' ? notBuilt : unreachable;
}
