import {expect, test} from 'vitest';
import {describeFailure} from './describeFailure';

const missing = Object.assign(new Error('404'), {name: 'IndexMissingError'});

test('a failed search asks to check the network, and in live editing without an index, to build one', () => {
  const text = {title: 'Unable to fetch results', help: 'You might want to check your network connection.'};
  expect(describeFailure(new Error('offline'), true)).toEqual(text);
  expect(describeFailure(missing, false)).toEqual(text);
  expect(describeFailure(missing, true)).toEqual({
    title: 'There is no search index yet',
    help: expect.stringContaining('npm run build && npm run serve') as string,
  });
});
