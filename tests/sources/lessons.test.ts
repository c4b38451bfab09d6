// What a teacher relies on in every lesson. Markdown alone holds it, so a part can be lost in an edit.
import fs from 'node:fs';
import {test} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';

const folder = 'docs/manual/lessons';
const read = (name: string) => fs.readFileSync(`${folder}/${name}`, 'utf8');
const [index, teach] = [read('index.md'), read('teach.md')];
const lessons = fs.readdirSync(folder).filter((name) => /^title: 'Lesson \d/m.test(read(name)));

/** The lines that begin like this between the words and the next heading or bold word. */
const listAfter = (text: string, words: string) =>
  (text.split(words)[1]?.split(/\n(?:#|\*\*)/)[0] ?? '').match(/^- /gm)?.length ?? 0;

function findFaults(name: string): string[] {
  const text = read(name);
  const minutes = /\*\*You need\*\* about (\d+) minutes for the steps and \d+ for the exercises/.exec(text)?.[1];
  const questions = (text.split('{#self-check}')[1]?.split('\n## ')[0] ?? '').split(/^\*\*\d\. /m).slice(1);
  const verdicts = questions.map((question) =>
    [...question.matchAll(/<\/summary>\n\n\*\*(\w+)\.\*\*/g)]
      .map(([, verdict]) => verdict)
      .sort()
      .join(' '),
  );
  const row = index.split('\n').find((line) => line.includes(`](./${name})`) && line.includes(`| ${minutes} min |`));
  return [
    listAfter(text, '**Remember**') !== 3 && 'Give it three things to remember, in a list after "**Remember**".',
    listAfter(text, 'You can now:') !== 5 && 'Say in five lines after "You can now:" what learners can do.',
    !text.includes('{#halfway}') && 'Add a halfway check, with the heading ID "halfway".',
    !text.includes('<summary>For teachers</summary>') && 'Add a note for teachers at the step where it matters.',
    verdicts.join() !== 'Right Wrong Wrong,Right Wrong Wrong,Right Wrong Wrong' &&
      'Give it three questions under "self-check", each with one answer that is right and two that are wrong.',
    !row && `List it in ${folder}/index.md with the minutes for the steps that it names itself.`,
    !teach.includes(`](./${name})`) && `List it in ${folder}/teach.md.`,
  ]
    .filter((fault) => fault !== false)
    .map((fault) => `${folder}/${name}: ${fault}`);
}

test('every lesson has its times, three things to remember, a halfway check, a note for teachers, and a self-check', () => {
  expectNoFaults(lessons.length > 5 ? lessons.flatMap(findFaults) : [`${folder} has only ${lessons.length} lessons.`]);
});
