import {expect, test} from 'vitest';
import {describeVersions, isInVersions, type WorksWith} from './versions';

const said = (from?: string, to?: string): WorksWith => ({from, to, saidBy: 'list', asOf: '2025-09-23'});

test.each<[WorksWith, string]>([
  [said('3.8'), '3.8 and later'],
  [said('3.6', '3.7'), '3.6 to 3.7'],
  [said('3.9', '3.9'), '3.9'],
  [said(undefined, '3.4.1'), 'up to 3.4.1'],
  [said(), ''],
])('describeVersions: %o', (statement, text) => {
  expect(describeVersions(statement)).toBe(text);
});

test.each<[string, WorksWith, string, boolean]>([
  ['the first version is included', said('3.8.7'), '3.8', true],
  ['3.10 is later than 3.9', said('3.10'), '3.9', false],
  ['the last version is included with its patches', said('3.6', '3.7.1'), '3.7', true],
  ['later ones are not', said('3.6', '3.7'), '3.8', false],
  ['where only the last version is known, it alone is named', said(undefined, '3.4.1'), '3.4', true],
  ['nothing is said about nothing', said(), '3.4', false],
])('isInVersions: %s', (_name, statement, series, result) => {
  expect(isInVersions(statement, series)).toBe(result);
});
