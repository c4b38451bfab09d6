import nprogress from 'nprogress';
import {expect, test} from 'vitest';
import './progressBar';

test('the progress bar begins at 8 percent, moves on every 800 ms by up to 2 percent, and shows a spinner [9.3]', () => {
  expect(nprogress.settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: true,
  });
});
