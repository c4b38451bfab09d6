// The words that entries of the lists are sorted by: keys as the data files write them, labels as pages show them.

export const purposes = {
  import: 'Importing',
  export: 'Exporting and uploading',
  editing: 'Cleaning and editing',
  expressions: 'Functions and languages',
  enriching: 'Adding data from services',
  linking: 'Reconciling and linked data',
  geography: 'Geography',
  analysis: 'Statistics and diagrams',
  interface: 'Interface',
} as const;

/** What readers call a purpose, besides its label. */
export const purposeWords: Partial<Record<keyof typeof purposes, string>> = {
  export: 'save download',
  enriching: 'fetch API web',
  geography: 'coordinates GPS latitude location longitude place',
  analysis: 'chart graph plot',
};

/** What is known about who looks after something. Without a state, no source says anything. */
export const states = {
  maintained: 'Maintained',
  discontinued: 'No longer maintained',
  legacy: 'Listed as legacy',
} as const;

export const clientKinds = {
  library: 'Library',
  'command-line': 'Command-line tool',
} as const;

export const toolKinds = {
  'command-line': 'Command-line tool',
  library: 'Library',
  application: 'Application that reconciles',
  testing: 'Testing',
} as const;

export const distributionKinds = {
  package: 'Package',
  container: 'Container image',
  bundle: 'With extensions',
  batch: 'For batch processing',
  derived: 'Based on OpenRefine',
  service: 'In the browser, run by others',
} as const;

/** How one reaches a reconciliation service. */
export const serviceKinds = {
  list: 'List of services',
  hosted: 'Public service',
  software: 'To run yourself',
  framework: 'To build your own',
} as const;

export const resourceKinds = {
  lesson: 'Lesson',
  course: 'Online course',
  video: 'Video',
  reference: 'Answers and lists',
} as const;

/** For whom the material is, where it says so. */
export const levels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

export const languages = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
} as const;
