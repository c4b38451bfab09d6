import type {Result} from '../../grel';

export interface Place {
  from: number;
  to: number;
}

/** Where the tool could not read an expression: the word that begins at the offset of its message. */
export function findParsingError(expression: string, result: Result | undefined): Place | undefined {
  const error = result && 'error' in result ? result.error : '';
  const offset = /^Parsing error at offset (\d+):/.exec(error)?.[1];
  if (offset === undefined || expression === '') return undefined;
  // The tool counts from behind the language.
  const language = /^(?:grel|gel):/i.exec(expression)?.[0].length ?? 0;
  // At the end there is nothing to underline but what comes before.
  const from = Math.min(language + Number(offset), expression.length - 1);
  // A name that is unknown ends before the offset.
  const unknown = /Unknown function(?: or control named)? (\w+)$/.exec(error)?.[1];
  const start = unknown ? expression.lastIndexOf(unknown, from) : -1;
  if (unknown && start >= 0) return {from: start, to: start + unknown.length};
  const word = /^(?:[\p{L}\p{N}_]+|[^])/u.exec(expression.slice(from))?.[0] ?? '';
  return {from, to: from + word.length};
}
