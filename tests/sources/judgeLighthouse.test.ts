import {describe, expect, test} from 'vitest';
import {judge, medians} from '../../scripts/judgeLighthouse.mjs';

/** A report as Lighthouse returns it, as far as it is read. */
const report = (performance: number, tbt: number, alt = 1) => ({
  categories: {
    performance: {score: performance, auditRefs: []},
    accessibility: {score: alt, auditRefs: [{id: 'image-alt', weight: 1}]},
    'best-practices': {score: 1, auditRefs: []},
    seo: {score: 1, auditRefs: []},
  },
  audits: {
    'first-contentful-paint': {numericValue: 1},
    'largest-contentful-paint': {numericValue: 2},
    'total-blocking-time': {numericValue: tbt},
    'cumulative-layout-shift': {numericValue: 0},
    'image-alt': {score: alt, title: 'Images have alt text'},
  },
});

describe('the goals of the Lighthouse benchmark', () => {
  test('are judged by the medians', () => {
    const {scores, tbt} = medians([report(0.9, 300), report(0.5, 900), report(0.92, 100)]);
    expect(scores.performance).toBe(90);
    expect(tbt).toBe(300);
  });

  test('are met ten points above another site, with six tenths of its blocking time', () => {
    const beside = medians([report(0.8, 1000)]);
    expect(judge({ours: medians([report(0.9, 600)]), beside})).toEqual([]);
    expect(judge({ours: medians([report(0.89, 610)]), beside})).toEqual([
      'The performance is 9 points higher, not 10.',
      "The total blocking time is 0.61 of the other site's, more than 0.6.",
    ]);
  });

  test('name what takes something off the other scores', () => {
    expect(judge({ours: medians([report(0.5, 1, 0.9)])})).toEqual([
      'accessibility is 90, not 100: accessibility: Images have alt text (image-alt)',
    ]);
  });
});
