import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

/** What people are asked to agree to. */
export const AGREEMENTS = [
  'credit search',
  'news by email or WhatsApp',
  'news by text message',
  'sharing the budget',
  'health conditions',
  'support needs',
] as const;

export const MyAgreements = z.object({
  agreements: z.array(
    z.object({
      id: z.enum(AGREEMENTS),
      hasConsented: described(z.nullable(z.boolean()), 'Null where the person was never asked.'),
      on: described(z.nullable(z.string()), 'The day of the answer, in London: year-month-day.'),
      version: z.nullable(z.string()),
      lines: described(
        z.nullable(z.array(z.string())),
        'The text that was shown, line by line; null where it was not kept at that time.',
      ),
      isByPhone: described(
        z.boolean(),
        'The person said it on the phone, to one of us who read them the text.',
      ),
      canBeGiven: described(z.boolean(), 'Whether a yes can be said by `changeAgreement`.'),
    }),
  ),
});
export type MyAgreements = z.infer<typeof MyAgreements>;

export const myAgreements = call({
  base: 'core',
  method: 'GET',
  path: '/account/mine/agreements',
  access: 'registered customer',
  summary:
    'Everything the person was asked to agree to: what they said last, when, and the text they were shown.',
  answer: MyAgreements,
  errors: ['REGISTERED_CUSTOMERS_ONLY'],
});

export const changeAgreement = call({
  base: 'core',
  method: 'POST',
  path: '/account/mine/agreements',
  access: 'registered customer',
  summary:
    'Changes one answer. A no stops what the yes allowed and removes what it brought: reports of credit searches, health conditions, support needs. A yes is taken only where `canBeGiven` says so.',
  body: z.strictObject({ id: z.enum(AGREEMENTS), hasConsented: z.boolean() }),
  errors: ['NOT_FOUND', 'REGISTERED_CUSTOMERS_ONLY'],
});
