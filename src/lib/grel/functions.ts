/** The functions of GREL as the reference describes them; `src/data/grel` holds the descriptions. */

export interface GrelParameter {
  name: string;
  /** What it takes, in plain words: `text`, `number`, `text or pattern` … */
  type: string;
  meaning: string;
  /** May be left out. */
  optional?: boolean;
  /** May be given any number of times. */
  repeated?: boolean;
}

/** One way to call a function. `use` tells it from the others where there are several. */
export interface GrelSignature {
  use?: string;
  parameters: GrelParameter[];
  returns: {type: string; meaning: string};
}

/** Value and result are literals as the example tables write them: `"text"`, `3`, `Error: message` … */
export interface GrelExample {
  expression: string;
  value?: string;
  result: string;
  /** The first version with this result, where the checking version has another one. */
  since?: string;
  /** Why the checking version cannot confirm the result. */
  unchecked?: string;
}

/** Texts may hold `code`, **bold** and [links](/docs). */
export interface GrelFunction {
  name: string;
  /** One sentence that starts with a verb: what it is for. */
  purpose: string;
  /** What people type who look for it. */
  synonyms: string[];
  /** Ids that its heading had before. */
  oldIds?: string[];
  signatures: GrelSignature[];
  /** What a wrong input gives: `Error: message`, `null`, or words. */
  errors: {input: string; result: string}[];
  notes: string[];
  examples: GrelExample[];
}

export interface GrelGroup {
  /** The name of its file in `src/data/grel/functions`. */
  file: string;
  title: string;
  id: string;
  oldIds: string[];
  /** One sentence below the heading. */
  intro: string;
}

/** What the tool's source registers. */
export interface GrelRegistry {
  tag: string;
  releases: string[];
  functions: RegistryEntry[];
  controls: RegistryEntry[];
}

export interface RegistryEntry {
  name: string;
  path: string;
  /** The first of `releases` that has it. */
  since: string;
}

/** A group with its functions, each with the version it came with. */
export interface GrelChapter extends GrelGroup {
  functions: (GrelFunction & {since: string})[];
}

/** `name(text, format?)`: what is optional ends with a question mark, what may be repeated with an ellipsis. */
export function renderSignature(name: string, {parameters}: GrelSignature): string {
  const list = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? '?' : ''}${parameter.repeated ? '…' : ''}`,
  );
  return `${name}(${list.join(', ')})`;
}

/** `3.6.0` is `3.6` to readers. */
export const shortVersion = (version: string): string => version.replace(/^(\d+\.\d+)\.0$/, '$1');

/** What the manual marks with "since": anything that came with 3.0 or later. */
export const isMarked = (since: string): boolean => Number.parseInt(since, 10) >= 3;

/** The fragment of a function's heading. */
export const functionId = (name: string): string => name.toLowerCase();
