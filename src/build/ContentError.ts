/** An error in the content of the site, for the person who edits it. A stack trace would only hide the message. */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** Calls `check` for each item, and throws one error that lists everything the calls complained about. */
export function checkEach<Item>(items: Iterable<Item>, check: (item: Item) => void): void {
  const faults: string[] = [];
  for (const item of items) {
    try {
      check(item);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  if (faults.length > 0) throw new ContentError(faults.join('\n\n'));
}
