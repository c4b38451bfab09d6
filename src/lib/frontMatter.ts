/** The longest description that search engines and feeds show whole, in characters. */
const LONGEST_DESCRIPTION = 170;
const SHORTEST_DESCRIPTION = 60;

/** The lines between the two `---` of a Markdown file, or `null` when it has no closed front matter. */
function frontMatterLines(text: string): string[] | null {
  const lines = text.split('\n');
  if (lines[0] !== '---') return null;
  const end = lines.indexOf('---', 1);
  return end < 0 ? null : lines.slice(1, end);
}

/** Takes the quotes of a YAML scalar away. */
function scalar(text: string): string {
  const value = text.trim();
  const quoted = /^(['"])(.*)\1$/.exec(value);
  return quoted?.[2] ?? value;
}

/**
 * What the front matter of one Markdown file leaves out or gets wrong: one sentence each, with file, line and fix.
 *
 * Docusaurus itself refuses unknown authors, unknown tags and values of the wrong type; this checks what it lets pass.
 * @param file the path shown in the messages; posts lie below `blog/`
 */
export function frontMatterFaults(file: string, text: string): string[] {
  const lines = frontMatterLines(text);
  if (!lines) return [`${file}:1: there is no front matter. Begin the file with a line "---", "title: …" and "---".`];

  const faults: string[] = [];
  const find = (key: string) => lines.findIndex((line) => line.startsWith(`${key}:`));
  const require = (key: string, hint: string) => {
    const index = find(key);
    const value = index < 0 ? '' : scalar((lines[index] ?? '').slice(key.length + 1));
    const follows = /^\s+(-|\S)/.test(lines[index + 1] ?? '');
    if (index < 0 || (value === '' && !follows)) {
      faults.push(
        `${file}:${index < 0 ? 1 : index + 2}: "${key}" is missing. Add "${key}: ${hint}" to the front matter.`,
      );
      return null;
    }
    return {line: index + 2, value};
  };
  /** The same for a text, which has to stand in one line: what YAML would join or fold is not read here. */
  const requireText = (key: string, hint: string) => {
    const found = require(key, hint);
    if (!found) return null;
    const next = lines[found.line - 1] ?? '';
    if (/^[>|][-+\d]*(\s+#.*)?$/.test(found.value) || /^\s+\S/.test(next)) {
      faults.push(
        `${file}:${found.line}: "${key}" is written over several lines. ` +
          `Write it in one, without ">" and "|": ${key}: ${hint}`,
      );
      return null;
    }
    return found;
  };

  requireText('title', 'The page’s one heading');
  const description = requireText('description', 'what the reader finds here, in one or two sentences');
  if (description) {
    const {length} = description.value;
    if (length < SHORTEST_DESCRIPTION || length > LONGEST_DESCRIPTION) {
      faults.push(
        `${file}:${description.line}: "description" has ${length} characters. ` +
          `Write ${SHORTEST_DESCRIPTION} to ${LONGEST_DESCRIPTION}: search results cut longer ones.`,
      );
    }
  }
  if (file.startsWith('blog/')) {
    require('authors', '[openrefine]');
    require('tags', '[release] (the list is blog/tags.yml)');
    const slug = requireText('slug', '/2025/02/13/version-3-9-0');
    if (slug && !/^\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/.test(slug.value)) {
      faults.push(`${file}:${slug.line}: "slug" is "${slug.value}". Write it as /yyyy/mm/dd/name.`);
    }
  }
  return faults;
}
