import Link from '@docusaurus/Link';

/** Whether a query is in another alphabet than the manual. */
export const isForeign = (query: string): boolean => /\p{L}/u.test(query) && !/\p{Script=Latin}/u.test(query);

/** Leads readers who search in another language to what there is in theirs. */
export function LanguageNote() {
  return (
    <p>
      The manual is in English. There are <Link to="/external_resources">courses in other languages</Link>, and
      OpenRefine has <Link to="/docs/manual/administration#language-settings">an interface in many</Link>.
    </p>
  );
}
