import {describe, expect, it} from 'vitest';
import {judgeAdvisories, judgeLicences, readAdvisories} from '../../scripts/judgeAudit.mjs';

/** A report in the form of `npm audit --json`, of npm 7 and later. */
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    'left-pad': {
      name: 'left-pad',
      severity: 'high',
      isDirect: false,
      via: [
        {
          source: 1000001,
          name: 'left-pad',
          dependency: 'left-pad',
          title: 'Pads without end',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
          range: '<1.3.1',
        },
      ],
      effects: ['padder'],
      range: '<1.3.1',
      nodes: ['node_modules/left-pad'],
      fixAvailable: true,
    },
    padder: {
      name: 'padder',
      severity: 'high',
      isDirect: true,
      via: ['left-pad'],
      effects: [],
      range: '*',
      nodes: ['node_modules/padder'],
      fixAvailable: false,
    },
  },
  metadata: {vulnerabilities: {info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2}},
};

const advisory = {id: 'GHSA-aaaa-bbbb-cccc', package: 'left-pad', title: 'Pads without end', severity: 'high'};
const allowance = {id: advisory.id, package: 'left-pad', reason: 'Pads nothing of a reader.', until: '2027-05-31'};
const today = '2027-01-01';

describe('a report of npm audit', () => {
  it('names each hole once, for the package that has it', () => {
    expect(readAdvisories(report)).toEqual([advisory]);
    expect(readAdvisories({auditReportVersion: 2, vulnerabilities: {}})).toEqual([]);
  });

  it('is none where the registry answers no audit', () => {
    for (const answer of [
      {message: '405 Method Not Allowed', statusCode: 405},
      {error: {code: 'ENOAUDIT'}},
      undefined,
    ]) {
      expect(readAdvisories(answer)).toBeNull();
    }
  });
});

describe('the allow-list', () => {
  it('lets a hole stand for a reason, up to a day', () => {
    expect(judgeAdvisories([advisory], [allowance], today)).toEqual([]);
    expect(judgeAdvisories([advisory], [allowance], '2027-05-31')).toEqual([]);
  });

  it.each([
    ['a hole that is not listed', [advisory], [], /^left-pad: Pads without end \(high, .*GHSA-aaaa-bbbb-cccc\)/],
    ['an entry for another package', [advisory], [{...allowance, package: 'x'}], /Pads without end/],
    ['an entry that is over', [advisory], [{...allowance, until: '2026-12-31'}], /allowed until 2026-12-31/],
    ['an entry that is not needed', [], [allowance], /not needed any more/],
    ['an entry without a reason', [advisory], [{...allowance, reason: ' '}], /has no reason/],
    ['an entry without a day', [advisory], [{...allowance, until: 'soon'}], /needs "until" as a day/],
  ])('refuses %s', (_name, advisories, allowances, fault) => {
    expect(judgeAdvisories(advisories, allowances, today).join('\n')).toMatch(fault);
  });
});

describe('licences', () => {
  const judge = (licence: string | undefined, named = {}) =>
    judgeLicences([{name: 'a', version: '1.0.0', licence}], ['MIT', 'ISC', 'Apache-2.0 WITH LLVM-exception'], named);

  it.each([
    'MIT',
    '(WTFPL OR MIT)',
    'MIT AND ISC',
    '((MIT))',
    '(MIT OR GPL-3.0-only) AND (ISC)',
    'GPL-3.0-only AND ISC OR MIT',
    '(AGPL-3.0 OR (MIT AND ISC))',
    'Apache-2.0 WITH LLVM-exception',
  ])('allow %s', (licence) => expect(judge(licence)).toEqual([]));

  it.each([
    'AGPL-3.0-or-later',
    'MIT AND AGPL-3.0',
    '(MIT OR ISC) AND (GPL-3.0-only)',
    '(GPL-3.0-only) AND (MIT OR ISC)',
    'MIT AND (ISC AND (GPL-3.0-only OR AGPL-3.0))',
    'MIT WITH Classpath-exception-2.0',
    'Apache-2.0',
    'MIT OR',
    '(MIT',
    'MIT)',
    '()',
    'MIT ISC',
    'MIT or GPL-3.0-only',
    'AND OR MIT',
    'SEE LICENSE IN x',
    undefined,
  ])('refuse %s', (licence) => {
    expect(judge(licence).join()).toMatch(/^a@1\.0\.0: licence .* not allow/);
  });

  it('refuse ua-parser-js from its version 2 on, which changed to the AGPL', () => {
    const packages = [{name: 'ua-parser-js', version: '2.0.0', licence: 'AGPL-3.0-or-later'}];
    expect(judgeLicences(packages, ['MIT'], {})).toHaveLength(1);
  });

  it('may be named for a package that names none, as long as that is needed', () => {
    expect(judge(undefined, {'a@1.0.0': 'MIT'})).toEqual([]);
    expect(judge('MIT', {'a@1.0.0': 'MIT'}).join()).toMatch(/not needed any more/);
  });
});
