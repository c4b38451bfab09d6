import * as z from 'zod';
import * as terms from './terms';
import {compareVersions} from './compareVersions';
import {createCheck} from './checkData';
import {
  address as addressOf,
  link as linkOf,
  listOf,
  month,
  oneOf,
  orSay,
  past,
  pastDay,
  report,
  text,
  textOfForm,
  unique,
  version,
} from './fields';

// The lists of what others make for OpenRefine: extensions.json, clientLibraries.json, and so on.

const day = pastDay('Write it as "YYYY-MM-DD".');

const address = addressOf(/^https?$/, 'Write the full URL, starting with "https://".');
const link = linkOf(
  /^https?$/,
  'Write the full URL, starting with "https://", or the path of a page, such as "/docs".',
);

/** One of the keys of a list in `src/data/terms.ts`. */
const term = <Key extends string>(labels: Record<Key, string>) => {
  const keys = Object.keys(labels) as Key[];
  return z.enum(keys, orSay(`Use one of ${keys.join(', ')}, or add a term to src/data/terms.ts.`));
};

const tagged = version('Write the version as in its tag, such as "3.10" or "3.4.1".');

const worksWith = z
  .strictObject({
    /** The first version; without one, it is not known from which version on it works. */
    from: tagged.optional(),
    /** The last version that it is known to work with; without one, later versions are included. */
    to: tagged.optional(),
    /** Its own authors, or the list of the OpenRefine project. */
    saidBy: oneOf(['authors', 'list']),
    asOf: day,
  })
  .superRefine(({from, to}, context) => {
    if (!from && !to) report(context, [], 'contains no version. Write "from", "to", or both, or omit worksWith.');
    if (from && to && compareVersions(from, to) > 0)
      report(context, ['to'], `is older than ${from}. Swap "from" and "to".`);
  });

/** Which versions of OpenRefine something works with, and who says so. */
export type WorksWith = z.infer<typeof worksWith>;

const protocols = listOf(
  oneOf(['0.1', '0.2', '1.0-draft']),
  'the versions of the protocol, or leave the field out',
).optional();

const named = z.strictObject({name: text('Write the name.'), url: address.optional()});

export type Named = z.infer<typeof named>;

const authors = listOf(named, 'who made it');

const listing = z.strictObject({
  name: text('Write the name.'),
  url: address,
  description: text('Say in a sentence what it does.').max(
    400,
    'is longer than 400 characters. Say what it does in one or two sentences.',
  ),
  /** The day on which its source was last changed, or says it was written. */
  asOf: day,
  links: listOf(
    z.strictObject({label: text('Write what the link leads to.'), url: link}),
    'the links, or leave the field out',
  ).optional(),
  /** What readers have to know before they rely on it. */
  note: text('Write the note, or leave it out.').optional(),
});

export type Listing = z.infer<typeof listing>;

const softwareListing = listing.extend({
  authors,
  /** Left out where no source says anything. */
  state: term(terms.states).optional(),
  license: textOfForm(
    /^[A-Za-z0-9][A-Za-z0-9.+-]*$/,
    'Write an SPDX identifier, such as "MIT", or leave it out.',
  ).optional(),
  /** The month of the last change to its public source, as far as seen. */
  lastChange: past(month).optional(),
});

export type SoftwareListing = z.infer<typeof softwareListing>;

/** Checks the entries of a file. Each occurs once. */
const createListCheck = <Entry extends z.ZodType<Listing>>(file: string, entry: Entry) =>
  createCheck(file, listOf(entry, 'the entries').superRefine(unique('name')).superRefine(unique('url')));

const extension = softwareListing.extend({
  purposes: listOf(term(terms.purposes), 'what it is for'),
  worksWith: worksWith.optional(),
});

export type Extension = z.infer<typeof extension>;

export const checkExtensions = createListCheck('extensions', extension);

const library = softwareListing.extend({
  language: text('Write the programming language.'),
  kind: term(terms.clientKinds),
  worksWith: worksWith.optional(),
});

/** Something that drives OpenRefine through its HTTP interface. */
export type ClientLibrary = z.infer<typeof library>;

export const checkClientLibraries = createListCheck('clientLibraries', library);

const tool = softwareListing.omit({authors: true}).extend({kind: term(terms.toolKinds), protocols});

/** A tool around OpenRefine that is neither an extension nor a client library. */
export type EcosystemTool = z.infer<typeof tool>;

export const checkEcosystemTools = createListCheck('ecosystemTools', tool);

const distribution = softwareListing.extend({
  kind: term(terms.distributionKinds),
  /** The version of OpenRefine inside, as its source says: `3.6.2`, or a sentence. */
  basedOn: text('Write the version of OpenRefine, or leave it out.').optional(),
  /** The command that installs or starts it. */
  command: text('Write the command, or leave it out.').optional(),
});

export type Distribution = z.infer<typeof distribution>;

export const checkDistributions = createListCheck('distributions', distribution);

const service = softwareListing
  .omit({authors: true, state: true})
  .extend({
    kind: term(terms.serviceKinds),
    /** What one gives to OpenRefine as the address of the service. */
    endpoint: address.optional(),
    protocols,
  })
  .refine(({kind, endpoint}) => kind === 'hosted' || endpoint === undefined, {
    path: ['endpoint'],
    error: 'is only allowed for public services. Remove it, or write "hosted" as kind.',
  });

/** A reconciliation service, a list of them, or software to run one. */
export type ReconciliationService = z.infer<typeof service>;

export const checkReconciliationServices = createListCheck('reconciliationServices', service);

const year = z
  .int('is not an integer. Write the year in which it came out, or leave it out.')
  // OpenRefine began as Freebase Gridworks in 2010.
  .min(2010, 'is before there was an OpenRefine. Correct it.');

const resource = listing
  .extend({
    language: term(terms.languages),
    kind: term(terms.resourceKinds),
    level: term(terms.levels).optional(),
    year: year.optional(),
    authors: authors.optional(),
    /** What it was last tried with, where it says so. */
    testedWith: version('Write the version of OpenRefine as in its tag, or leave it out.').optional(),
  })
  .refine(({year: came, asOf}) => came === undefined || came <= Number(asOf.slice(0, 4)), {
    path: ['year'],
    error: 'is later than "asOf". Correct one of the two.',
  });

export type Resource = z.infer<typeof resource>;

export const checkResources = createListCheck('resources', resource);
