/** An error as a value, which OpenRefine calls an EvalError. It travels through expressions until one looks at it. */
export class GrelError {
  constructor(readonly message: string) {}
}

/** What Java throws. A function or control turns it into a GrelError; anywhere else it makes the whole result null. */
export class JavaException extends Error {
  constructor(className: string, detail?: string) {
    super(detail === undefined ? className : `${className}: ${detail}`);
  }
}

/** Ends an evaluation that cannot be exact here. The message is a sentence for the reader. */
export class Declined extends Error {}

export function decline(reason: string): never {
  throw new Declined(reason);
}

export function javaException(name: string, detail?: string): never {
  throw new JavaException(`java.lang.${name}`, detail);
}

/** Only since version 15 does Java say what was null. */
export function declineNull(): never {
  return decline('OpenRefine answers with an error, whose text depends on the version of Java.');
}

/** `name` expects a different type from the one that it got. */
export function expects(name: string, what: string): GrelError {
  return new GrelError(`${name} expects ${what}`);
}
