/**
 * Orders versions from old to new: `3.10.0` after `3.9.5`, and `4.0-beta1` before `4.0.0`.
 * A missing part counts as 0.
 */
export function compareVersions(one: string, other: string): number {
  const [numbers, otherNumbers] = [one, other].map((version) => (version.split('-')[0] ?? '').split('.').map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (numbers?.[part] ?? 0) - (otherNumbers?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  const [stage, otherStage] = [one, other].map((version) => version.split('-')[1]);
  if (stage === otherStage) return 0;
  if (stage === undefined) return 1;
  if (otherStage === undefined) return -1;
  return stage.localeCompare(otherStage, 'en', {numeric: true});
}

/** The line a version belongs to: `3.10` for `3.10.1`. */
export const lineOf = (version: string): string => version.split('.').slice(0, 2).join('.');
