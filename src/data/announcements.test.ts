import {expect, it} from 'vitest';
import {checkAnnouncements} from './announcements.schema';

const bar = {id: 'survey-2', content: 'Take part.', closable: true, from: '2026-09-01', until: '2026-09-30'};

const html = '<b>New:</b> <em>a</em> <strong>b</strong> <a target="_blank" rel="a b" href="https://a.org/">A & B</a>';

it.each([[], [bar], [{...bar, until: bar.from}], [{...bar, content: html}]].map((value) => [value]))(
  'accepts %j',
  (value) => expect(checkAnnouncements(value)).toEqual(value),
);

const wrong = ['<script>a</script>', '<b>New', 'a > b', '<b>a</em>', '<b></b>', '<b onclick="a()">a</b>'];

it.each([
  [
    [{...bar, content: '<a href="http://a.org">a</a>'}],
    'field "content": contains HTML other than links to "https://…"',
  ],
  ...['Survey-2', 'survey 2', ''].map((id): [object[], string] => [[{...bar, id}], 'Use lowercase letters, digits']),
  [[{...bar, content: ' '}], 'field "content": is " ". Write the text of the bar.'],
  ...wrong.map((content): [object[], string] => [
    [{...bar, content}],
    'field "content": contains HTML other than links',
  ]),
  [[{...bar, closable: 'yes'}], 'field "closable": is "yes".'],
  [[{...bar, from: '2026-02-30'}], 'field "from": is "2026-02-30".'],
  [[{...bar, until: '2026-08-31'}], 'field "until": is before from. Swap them.'],
  [[bar, bar], 'field "id": repeats survey-2.'],
])('refuses %j, and names the file and the fix', (value, message) => {
  expect(() => checkAnnouncements(value)).toThrow(/^src\/data\/announcements\.json has a problem/);
  expect(() => checkAnnouncements(value)).toThrow(message);
});
