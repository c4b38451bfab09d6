import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import registry from '../../src/data/grel/registry.json';
import releaseHistory from '../../src/data/releaseHistory.json';
import {expectNoFaults} from '../expectNoFaults';

const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const entries = ['parsing', 'expressions', 'projects', 'reconciling'].flatMap((name) => {
  const page = `docs/manual/messages/${name}.md`;
  const sections = readFileSync(page, 'utf8').split(/^## /m).slice(1, -1);
  return sections.map((text) => {
    const heading = text.split('\n')[0] ?? '';
    const similar = text.split('\n').filter((line) => /^- \*\*(?:Similar|Missing|Wrong):/.test(line));
    const since = /<span class="since">since ([\d.]+)<\/span>/.exec(text)?.[1] ?? '3.0';
    return {page, heading, text, since, messages: [codes(heading)[0] ?? '', ...similar.flatMap(codes)]};
  });
});

it('says of each message what to do, and how to see it unless a server or wiki sends it', () => {
  expect(entries.length).toBeGreaterThan(100);
  expectNoFaults(
    entries.flatMap(({page, heading, text}) => [
      ...(/^`[^`]+` \{#[\w-]+\}$/.test(heading)
        ? []
        : [`${page}: "${heading}" is not one message in code with an ID.`]),
      ...(text.includes('- **What to do:** ') ? [] : [`${page}: "${heading}" lacks a line "- **What to do:** …".`]),
      ...(page.endsWith('/reconciling.md') || /^- \*\*To see it:\*\*|^\| Expression/m.test(text)
        ? []
        : [`${page}: "${heading}" lacks a line "- **To see it:** …", or a table with an example.`]),
    ]),
  );
});

/** These come from Java, libraries, and wikis, and one is put together from parts that are older than it. */
const foreign =
  /^java\.lang\.(?:Array|Index|OutOf)|^(?:Butterfly|parseJson failed|Wikibase editing results|Length of parsed input|\[(?:maxlag|ratelimited|actionthrottledtext|abusefilter-disallowed|badtags|assertuserfailed)\])/;

const source = process.env.OPENREFINE_SOURCE;
describe.skipIf(!source)('the source of OpenRefine (needs a clone of it in OPENREFINE_SOURCE)', () => {
  const git = (input: string, ...args: string[]): string =>
    execFileSync('git', ['-C', source ?? '', ...args], {encoding: 'utf8', input, maxBuffer: 1 << 28});

  /** The texts in the code and the English translations of a release, cut where a name or number is put in. */
  function readTexts(tag: string): Set<string> {
    const paths = git('', 'ls-tree', '-r', '--name-only', `refs/tags/${tag}`)
      .split('\n')
      .filter((path) =>
        /\.(?:java|js)$|\/translation-en\.json$|(?:ErrorMessage|EvalError)\.properties$|^refine(?:\.bat)?$/.test(path),
      )
      .filter((path) => !/\/tests?\/|3rdparty|\.min\./.test(path));
    const code = git(paths.map((path) => `refs/tags/${tag}:${path}\n`).join(''), 'cat-file', '--batch');
    const texts = [...code.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1|^\w+=(.+)$|^ *echo (.+)$/gm)];
    return new Set(
      texts.flatMap(([, , text, property, echo]) =>
        (text ?? property ?? echo ?? '')
          .replace(/<[^>]*>|\\(?=["'\\])/g, '')
          .replaceAll("''", "'")
          .split(/\$?\{\w*\}|%[sd]|\$\w+/)
          .map((piece) => piece.replace(/[.:]\s*$/, '')),
      ),
    );
  }

  /** The longest parts of a message that the source does not have: names and numbers, or words that somebody invented. */
  function findGaps(texts: Set<string>, message: string): string[] {
    for (let length = message.length; length > 5; length -= 1)
      for (let start = 0; start + length <= message.length; start += 1)
        if (texts.has(message.slice(start, start + length)))
          return [message.slice(0, start), message.slice(start + length)].flatMap((rest) => findGaps(texts, rest));
    return [message];
  }

  it('has each message, since the release that the page names', () => {
    const read = new Map<string, Set<string>>();
    const has = (tag: string, message: string): boolean => {
      const texts = read.get(tag) ?? readTexts(tag);
      read.set(tag, texts);
      if (message.endsWith(' …')) return [...texts].some((text) => text.startsWith(message.replace(/[.:]? …$/, '')));
      const whole = message.replace(/java\.lang\.\w+(?:: )?|https?:[^\s,]*[^\s,.]|[.:]$/g, '');
      const gaps = findGaps(texts, whole);
      const isName = (gap: string): boolean => gap.split(/[^A-Za-z-]+/).filter((word) => word.length > 1).length < 3;
      return gaps.join('').length < whole.length / 2 && gaps.every(isName);
    };
    const tags = releaseHistory.map(({version}) => version).reverse();
    expectNoFaults(
      entries.flatMap(({page, messages, since}) =>
        messages
          .filter((message) => !foreign.test(message))
          .flatMap((message, place) => {
            if (!has(registry.tag, message)) return [`${page}: ${registry.tag} has no message "${message}".`];
            // Similar messages may be newer or older.
            const first = tags.findIndex((tag) => tag === since || tag.startsWith(`${since}.`));
            const isOlder = since !== '3.0' && has(tags[first - 1] ?? '', message);
            return place > 0 || (has(tags[first] ?? '', message) && !isOlder)
              ? []
              : [`${page}: "${message}" is not since ${since}. Correct the mark below its heading.`];
          }),
      ),
    );
  }, 120_000);
});
