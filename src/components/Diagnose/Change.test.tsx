import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {LIMITS} from '../../lib/diagnosis/diagnosis';
import {Change, Content} from './Change';

test.each([' ore', '😀', 'a😀'])('a change in a long text of %j is shown with whole characters around it', (part) => {
  const [before = '', after = ''] = ['x', 'y'].map((changed) => part.repeat(400) + changed + part.repeat(400));
  const html = renderToStaticMarkup(
    <Change before={{type: 'string', text: before}} after={{type: 'string', text: after}} />,
  );
  const [, one = '', other = ''] = /^<del>…([^<]+)…<\/del>.*<ins>…([^<]+)…<\/ins>$/u.exec(html) ?? [];
  expect([one.includes('x'), before.includes(one), /\p{Cs}/u.test(one)]).toEqual([true, true, false]);
  expect(other).toBe(one.replace('x', 'y'));
});

test.each([0, 1])(
  'a text of as many characters as are shown, and %i more, says whether something is left out',
  (more) => {
    const cell = {type: 'string', text: 'x'.repeat(LIMITS.shown + more)};
    expect(renderToStaticMarkup(<Content cell={cell} />)).toBe('x'.repeat(LIMITS.shown) + '…'.repeat(more));
  },
);
