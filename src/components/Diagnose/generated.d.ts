declare module '@generated/diagnosis/default/diagnoses.json' {
  /** Written by src/plugins/diagnosis. */
  const diagnoses: import('../../lib/diagnosis/diagnosis').Diagnosis[];
  export default diagnoses;
}

declare module '@generated/diagnosis/default/faults.json' {
  /** What can be seen, and the address of the recipe. Written by src/plugins/diagnosis. */
  const faults: [sees: string, to: string][];
  export default faults;
}
