/** What the bar above the navbar says. */
export interface Announcement {
  /** A new id shows the bar again to visitors who closed an older one. */
  id: string;
  /** The text, as HTML: words and links. */
  content: string;
  /** Whether visitors may close the bar. */
  closable: boolean;
}

const FILE = 'src/data/announcement.json';

/**
 * Reads `src/data/announcement.json`: `{"bar": null}` shows no bar, `{"bar": {id, content, closable}}` shows one.
 * @throws {Error} that names the file, the field and the fix
 */
export function readAnnouncement(data: unknown): Announcement | null {
  const bar = (data as {bar?: unknown} | null)?.bar;
  if (bar === null) return null;
  if (typeof bar !== 'object') {
    throw new Error(
      `${FILE}: "bar" is missing. Write {"bar": null} for no bar, or {"bar": {"id", "content", "closable"}}.`,
    );
  }
  const {id, content, closable, ...rest} = bar as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id)) {
    throw new Error(
      `${FILE}: "id" is ${JSON.stringify(id)}. Use lowercase letters, digits, and hyphens, as in "survey-2026".`,
    );
  }
  if (typeof content !== 'string' || content.trim() === '') {
    throw new Error(`${FILE}: "content" of "${id}" is empty. Write the text of the bar, or set "bar" to null.`);
  }
  if (typeof closable !== 'boolean') {
    throw new Error(`${FILE}: "closable" of "${id}" is ${JSON.stringify(closable)}. Write true or false.`);
  }
  const unknown = Object.keys(rest);
  if (unknown.length) throw new Error(`${FILE}: "${id}" has no field "${unknown[0]}". Remove it.`);
  return {id, content, closable};
}
