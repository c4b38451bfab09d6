/** The numbers of the ranking. */
export const weights = {
  /** How much the fields count beside the text. */
  title: 6,
  asked: 6,
  /** How much the length of a field counts against it. */
  fieldLength: 0.4,
  /** How much small words count in a name, beside the others. */
  smallName: 0.3,
  /** How much of its likeness a name loses whose words come in the reverse order. */
  order: 0.1,
  /** How much of the second-best name counts. */
  secondName: 0.15,
  /** How much the names of a section count beside its words, and how fast that falls with the likeness. */
  names: 7,
  namesPower: 3,
  /** How much the whole of the query counts before some of it. */
  metPower: 1.5,
  /** How much it counts how often and where the words occur. */
  wordsPower: 0.7,
  /** What it is worth that the page title is the query. */
  exactTitle: 4,
  /** How much the blog and the technical pages, and the functions and the glossary, count beside the manual. */
  elsewhere: 0.6,
  functions: 0.85,
  /** What other ways to meet a word are worth beside the word as typed. */
  form: 0.8,
  synonym: 0.5,
  /** How much small words of a query count, and those of wishes and complaints. */
  smallWord: 0.5,
  smallTalk: 0.2,
  /** How much the name of a function counts that is called, and what is data in a message or in code. */
  called: 2,
  data: 0.3,
  /** How much a correction is worth; 0 leaves out all of them. */
  corrected: 1,
};
