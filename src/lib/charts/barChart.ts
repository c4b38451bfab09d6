/** One thing that is drawn: a year, a source of income … `values` may lack a label that other series have. */
export interface BarSeries {
  name: string;
  values: readonly BarValue[];
}

interface BarValue {
  label: string;
  value: number;
  /** The value as people read it, with its unit: `40.8%`, `$1,200`. */
  text: string;
  /** What the value stands for, where that is worth telling: `73 people`. */
  detail?: string;
}

export interface Bar {
  series: string;
  /** Counts from 1; picks the color. */
  position: number;
  /** Length in percent of the longest possible bar, 0 to 100, with one decimal; absent where the series has no value. */
  length?: number;
  text: string;
  detail?: string;
}

/** The smallest number at or above `value` that is 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value - power * 1e-9);
  return (step ?? 10) * power;
}

/**
 * Horizontal bars for one or more series over the same labels, in the order of the first series that has a label;
 * “Other …” comes last.
 * All bars share one scale that begins at zero and ends at a round number above the largest value.
 */
export function createBarRows(series: readonly BarSeries[]): {label: string; bars: Bar[]}[] {
  const named = [...new Set(series.flatMap(({values}) => values.map(({label}) => label)))];
  const isOther = (label: string): boolean => /^other\b/i.test(label);
  const labels = [...named.filter((label) => !isOther(label)), ...named.filter(isOther)];
  const end = roundUp(Math.max(0, ...series.flatMap(({values}) => values.map(({value}) => value))));
  return labels.map((label) => ({
    label,
    bars: series.map(({name, values}, index) => {
      const bar = {series: name, position: index + 1};
      const found = values.find((value) => value.label === label);
      if (!found) return {...bar, text: 'not asked'};
      const {value, text, detail} = found;
      return {...bar, length: Math.round((value / end) * 1000) / 10, text, detail};
    }),
  }));
}
