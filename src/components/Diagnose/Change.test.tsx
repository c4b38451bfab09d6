import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {Change} from './Change';

test.each([' ore', '😀', 'a😀'])('a change in a long text of %j is shown with whole characters around it', (part) => {
  const [before = '', after = ''] = ['x', 'y'].map((changed) => part.repeat(400) + changed + part.repeat(400));
  const html = renderToStaticMarkup(
    <Change before={{type: 'string', text: before}} after={{type: 'string', text: after}} />,
  );
  const [, one = '', other = ''] = /^<del>…([^<]+)…<\/del>.*<ins>…([^<]+)…<\/ins>$/u.exec(html) ?? [];
  expect([one.includes('x'), before.includes(one), /\p{Cs}/u.test(one)]).toEqual([true, true, false]);
  expect(other).toBe(one.replace('x', 'y'));
});
