import * as z from 'zod/mini';
import { call } from './call.ts';

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
      /** Null where the person was never asked. */
      hasConsented: z.nullable(z.boolean()),
      /** The day of the answer, in London: year-month-day. */
      on: z.nullable(z.string()),
      version: z.nullable(z.string()),
      /** The text that was shown, line by line; null where it was not kept at that time. */
      lines: z.nullable(z.array(z.string())),
      /** Whether a yes can be said by `changeAgreement`. */
      canBeGiven: z.boolean(),
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
