import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

const text = (longest: number) => z.optional(z.string().check(z.maxLength(longest)));

/** Where the partner's visitor came from (AN-011). `appId` may be left out: it is that of the key. */
const LeadContext = z.strictObject({
  appId: text(100),
  brandId: text(100),
  plid: described(text(100), 'A campaign or source of the partner: leads are counted by it.'),
  gclId: text(200),
  query: text(500),
});

export const createPartnerLead = call({
  base: 'partners',
  method: 'POST',
  path: '/leads',
  access: 'partner',
  summary:
    'Tells us of a person, and gives the link to send them. It works once; what was told fills in the forms. Made again with its Idempotency-Key within a day it gives the same answer and makes nothing.',
  body: z.strictObject({
    title: described(text(30), 'One of the titles that forms offer, such as `Ms`.'),
    forename: z.string().check(z.maxLength(200)),
    middlename: described(text(200), 'Names between first and last.'),
    surname: text(200),
    emailAddress: described(text(254), 'An email address, up to 254 characters.'),
    phoneNumber: z.string().check(z.maxLength(40)),
    welcomeMessageId: z.optional(z.number()),
    marketingContext: z.optional(
      described(LeadContext, 'Where the person came from; `appId`, if given, is that of the key.'),
    ),
  }),
  answer: z.object({
    leadId: described(z.string(), 'The id of the lead.'),
    personalLink: described(z.string(), 'The address to send the person, and nobody else.'),
    endsAt: described(z.string(), 'Until when the link works.'),
  }),
  takesHeaders: {
    'idempotency-key': '16 to 100 letters, digits and dashes, made by the partner; another for each person.',
  },
  errors: ['SIGNATURE_REFUSED', 'SIGNATURE_USED', 'IDEMPOTENCY_KEY_USED'],
});

const counts = {
  created: described(z.number(), 'Leads that were made.'),
  opened: described(
    z.nullable(z.number()),
    'How many of them came by their link, to the nearest ten. Null: fewer than ten.',
  ),
  qualifierFinished: described(
    z.nullable(z.number()),
    'How many answered all first questions, to the nearest ten. Null: fewer than ten.',
  ),
  advised: described(
    z.nullable(z.number()),
    'How many were given advice, to the nearest ten. Null: fewer than ten.',
  ),
};

export const partnerLeadReport = call({
  base: 'partners',
  method: 'GET',
  path: '/reports/leads',
  access: 'partner',
  summary:
    'How far the people came of whom the partner told us, by source: counts alone, of leads that we still hold. How far they came is said to the nearest ten and not of fewer than ten, since more would tell of one person.',
  query: z.strictObject({
    from: described(z.string().check(z.maxLength(10)), 'The first day.'),
    to: described(z.string().check(z.maxLength(10)), 'The last day, within it; a year after `from` at most.'),
  }),
  answer: z.object({
    appId: described(z.string(), 'The partner.'),
    sources: z.array(
      z.object({
        plid: described(
          z.nullable(z.string()),
          'The source; null for leads without one and for all sources of fewer than ten leads, together.',
        ),
        ...counts,
      }),
    ),
  }),
  errors: ['SIGNATURE_REFUSED', 'SIGNATURE_USED'],
});
