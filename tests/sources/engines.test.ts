import {describe, expect, it} from 'vitest';
import {findEngines} from '../engines';

const engines = {firefox: () => '/browsers/firefox', webkit: () => '/browsers/webkit'};

describe('the browsers beside Chromium', () => {
  it('are tested where they are installed', () => {
    expect(findEngines(engines, () => true)).toEqual({installed: ['firefox', 'webkit'], leftOut: null});
  });

  it('are left out where they are not, with the reason and the command that installs them', () => {
    const one = findEngines(engines, (file) => file.endsWith('firefox'));
    expect(one.installed).toEqual(['firefox']);
    expect(one.leftOut).toBe(
      "Left out: these tests did not run in webkit, because Playwright's own is not installed. " +
        'To run them there, too: npx playwright install --with-deps webkit.',
    );
    const none = findEngines(engines, () => false);
    expect(none.installed).toEqual([]);
    expect(none.leftOut).toContain("in firefox and webkit, because Playwright's own are not installed.");
    expect(none.leftOut).toContain('install --with-deps firefox webkit.');
  });

  it('are left out on a system that they are not made for', () => {
    const foreign = () => {
      throw new Error('not supported');
    };
    expect(findEngines({...engines, webkit: foreign}, () => true).installed).toEqual(['firefox']);
  });
});
