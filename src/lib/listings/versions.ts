import type {WorksWith} from '../../data/listing.schema';
import {compareVersions} from '../../data/compareVersions';

export type {WorksWith};

/** `3.10.1` as `3.10`. */
export function seriesOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

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
  if (from === undefined) return to !== undefined && seriesOf(to) === series;
  if (compareVersions(seriesOf(from), series) > 0) return false;
  return to === undefined || compareVersions(series, seriesOf(to)) <= 0;
}

/** The series that statements name, and the given one, newest first. */
export function listSeries(statements: readonly (WorksWith | undefined)[], newest: string): string[] {
  const named = statements.flatMap((said) => [said?.from, said?.to]).filter((version) => version !== undefined);
  return [...new Set([newest, ...named].map(seriesOf))].sort((a, b) => compareVersions(b, a));
}
