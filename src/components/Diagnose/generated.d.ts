declare module '@generated/diagnosis/default/diagnoses.json' {
  /** Written by src/plugins/diagnosis. */
  const diagnoses: import('../../lib/diagnosis/diagnosis').Diagnosis[];
  export default diagnoses;
}
