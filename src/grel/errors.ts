/** An error as a value, which OpenRefine calls an EvalError. It travels through expressions until one looks at it. */
export class GrelError {
  /** Of an error without a text, this page knows only that it is one: who reads the text declines. */
  constructor(private readonly text?: string) {}

  get message(): string {
    return this.text ?? decline('OpenRefine answers with an error, whose text this page does not know.');
  }
}

/** What Java throws. A function or control turns it into its GrelError; anywhere else it makes the whole result null. */
export class JavaException extends Error {
  constructor(readonly value: GrelError) {
    super();
  }
}

/** Ends an evaluation that cannot be exact here. The message is a sentence for the reader. */
export class Declined extends Error {}

export function decline(reason: string): never {
  throw new Declined(reason);
}

export function javaException(name: string, detail: string): never {
  throw new JavaException(new GrelError(`java.${name.includes('.') ? '' : 'lang.'}${name}: ${detail}`));
}

/** An exception whose text depends on versions, or is long. */
export function someException(): never {
  throw new JavaException(new GrelError());
}

/** `name` expects a different type from the one that it got. */
export function expects(name: string, what: string): GrelError {
  return new GrelError(`${name} expects ${what}`);
}
