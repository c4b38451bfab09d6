/**
 * Fails with one line for each fault: the file and line, what is wrong, and what to do. The test command lists these
 * lines at its end, where `toEqual([])` would only say that an array is not empty.
 */
export function expectNoFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`- ${faults.join('\n- ')}`);
}
