import {expect, it} from 'vitest';
import {checkAnnouncements} from './announcements.schema';

const bar = {id: 'survey-2', content: 'Take part.', closable: true, from: '2026-09-01', until: '2026-09-30'};

const html = '<b>New:</b> <em>a</em> <strong>b</strong> <a target="_blank" rel="a b" href="https://a.org/">A & B</a>';

it.each([[], [bar], [{...bar, until: bar.from}], [{...bar, content: html}]].map((value) => [value]))(
  'accepts %j',
  (value) => expect(checkAnnouncements(value)).toEqual(value),
);

const other = '<i>a</i> | <b>New | a > b | <b>a</em> | <b></b> | <b on="a">a</b> | <a href="http://a.org">a</a>'.split(
  ' | ',
);
const named = (field: 'id' | 'content', values: string[], message: string) =>
  values.map((value): [object[], string] => [[{...bar, [field]: value}], `field "${field}": ${message}`]);

it.each([
  ...named('id', ['Survey-2', 'survey 2', ''], 'is '),
  ...named('content', [' '], 'is " ". Write the text of the bar.'),
  ...named('content', other, 'contains HTML other than links'),
  [[{...bar, until: '2026-08-31'}], 'field "until": is before from. Swap them.'],
  [[bar, bar], 'field "id": repeats survey-2.'],
])('refuses %j, and names the file and the fix', (value, message) => {
  expect(() => checkAnnouncements(value)).toThrow(/^src\/data\/announcements\.json has a problem/);
  expect(() => checkAnnouncements(value)).toThrow(message);
});
