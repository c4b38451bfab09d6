/** `1050100` as `1,050,100`, and `49881.25` as `49,881.25`: cents where there are any. */
export function formatNumber(value: number): string {
  const [whole = '', cents] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === undefined ? grouped : `${grouped}.${cents}`;
}
