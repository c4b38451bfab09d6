import type {WorksWith} from '../../data/listings.schema';
import {compareVersions, lineOf} from '../../data/compareVersions';

export type {WorksWith};

/** `3.8 and later`, `3.6 to 3.7`, `up to 3.4.1`. */
export function describeVersions({from, to}: WorksWith): string {
  if (from === undefined) return to === undefined ? '' : `up to ${to}`;
  if (to === undefined) return `${from} and later`;
  return from === to ? from : `${from} to ${to}`;
}

/**
 * Whether a statement names a series of versions.
 * Where it gives the last version only, it says nothing about older ones.
 */
export function isInVersions({from, to}: WorksWith, series: string): boolean {
  if (from === undefined) return to !== undefined && lineOf(to) === series;
  if (compareVersions(lineOf(from), series) > 0) return false;
  return to === undefined || compareVersions(series, lineOf(to)) <= 0;
}
