import * as z from 'zod';

// Docusaurus ships these options to every reader, so large data is named by its file.
export const optionsSchema = z.strictObject({
  /** Docusaurus adds the ID of the plugin. */
  id: z.string().optional(),
  /** What the site is, in a sentence, for `llms.txt`. */
  summary: z.string(),
  /** The file of the addresses that the site had before, if there is one. */
  redirectsFile: z.string().optional(),
  /** Whether the site has files of what readers type to find a section. */
  phrasings: z.boolean().default(false),
  /** The other sites that pages may send requests to, such as `https://example.org`. */
  connect: z.array(z.url()),
});

export type Options = z.input<typeof optionsSchema>;
