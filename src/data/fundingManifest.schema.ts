import * as z from 'zod';
import {checkData} from './checkData';
import {checkFields} from './fields';

// As version 1 of https://floss.fund/funding-manifest describes a manifest.

const length = (min: number, max: number) =>
  z
    .string({error: `must be a string of ${min} to ${max} characters.`})
    .min(min)
    .max(max);
const guid = z.string().regex(/^[a-z0-9-]{3,32}$/, {error: 'must be 3 to 32 lowercase letters, digits, and hyphens.'});
const oneOf = (...names: [string, ...string[]]) => z.enum(names, {error: `must be one of ${names.join(', ')}.`});
const address = z.url({protocol: /^https$/, error: 'must be a URL that starts with "https://".'}).max(250);

/** Addresses of another host need a file there that names the manifest. */
const place = (host: string) =>
  z
    .strictObject({url: address, wellKnown: address.optional()})
    .refine(({url, wellKnown}) => new URL(url).host === host || wellKnown !== undefined, {
      path: ['wellKnown'],
      error: `is missing, and the URL is not on ${host}. Name the funding-manifest-urls file there.`,
    })
    .refine(({wellKnown}) => wellKnown === undefined || wellKnown.endsWith('/.well-known/funding-manifest-urls'), {
      path: ['wellKnown'],
      error: 'must end in "/.well-known/funding-manifest-urls".',
    });

const ours = place('openrefine.org');

const channel = z.strictObject({
  guid,
  type: oneOf('bank', 'payment-provider', 'cheque', 'cash', 'other'),
  address: length(0, 250).optional(),
  description: length(0, 500).optional(),
});

const facts = z.strictObject({
  version: z.literal('v1.0.0', {error: 'must be "v1.0.0".'}),
  entity: z.strictObject({
    type: oneOf('individual', 'group', 'organisation', 'other'),
    role: oneOf('owner', 'steward', 'maintainer', 'contributor', 'other'),
    name: length(2, 250),
    email: z.email({error: 'must be an email address.'}).max(250),
    phone: length(0, 32).optional(),
    description: length(5, 2000),
    webpageUrl: ours,
  }),
  projects: z
    .array(
      z.strictObject({
        guid,
        name: length(1, 250),
        description: length(5, 2000),
        webpageUrl: ours,
        repositoryUrl: ours,
        licenses: z.array(z.string().regex(/^spdx:[\w.+-]+$/, {error: 'must be "spdx:" and an SPDX ID.'})).min(1),
        tags: z
          .array(z.string().regex(/^[a-z0-9-]{2,32}$/, {error: 'must be a tag in lowercase letters.'}))
          .min(1)
          .max(10),
      }),
    )
    .min(1)
    .max(30),
  channels: z.array(channel).min(1).max(10),
});

/** What the manifest says besides the plans. */
export type FundingFacts = z.infer<typeof facts>;

const {channels, ...head} = facts.shape;

const manifest = z
  .strictObject({
    ...head,
    funding: z.strictObject({
      channels,
      plans: z
        .array(
          z.strictObject({
            guid,
            status: oneOf('active', 'inactive'),
            name: length(3, 250),
            description: length(0, 500).optional(),
            amount: z.number().min(0).max(1_000_000_000),
            currency: z.string().regex(/^[A-Z]{3}$/, {error: 'must be a three-letter currency code.'}),
            frequency: oneOf('one-time', 'weekly', 'fortnightly', 'monthly', 'yearly', 'other'),
            channels: z.array(z.string()).min(1),
          }),
        )
        .min(1)
        .max(30),
    }),
  })
  .superRefine(
    checkFields(({projects, funding}, report) => {
      const known = funding.channels.map((one) => one.guid);
      for (const list of [projects, funding.channels, funding.plans]) {
        const ids = list.map((one) => one.guid);
        const twice = ids.find((id, index) => ids.indexOf(id) < index);
        if (twice) report([], `names "${twice}" twice. Give each entry a unique guid.`);
      }
      for (const plan of funding.plans) {
        const unknown = plan.channels.find((id) => !known.includes(id));
        if (unknown) report([], `plan ${plan.guid} names the unknown channel "${unknown}".`);
      }
    }),
  );

export type FundingManifest = z.infer<typeof manifest>;

/** The facts for the manifest, checked. */
export const checkFundingFacts = (value: unknown) =>
  checkData('src/data/fundingManifest.json', facts, value, 'the manifest');

/** The whole manifest, checked. */
export const checkFundingManifest = (value: unknown) =>
  checkData('src/data/fundingManifest.json', manifest, value, 'the manifest');
