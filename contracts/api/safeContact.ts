import { LONGEST_SAYING, SAFE_TIMES } from '@towpath/domain/people/safeContact.ts';
import * as z from 'zod/mini';
import { confirmation } from './account.ts';
import { call } from './call.ts';
import { described, named } from './described.ts';

export const SafeContact = named(
  'SafeContact',
  z.strictObject({
    mayRing: described(
      z.boolean(),
      'Whether we may ring at all. Without it the calls that are waited for are not made.',
    ),
    times: described(
      z.array(z.enum(SAFE_TIMES)).check(z.maxLength(SAFE_TIMES.length)),
      'When it is safe to ring; none for at any time.',
    ),
    voicemail: z.boolean(),
    neutralWords: z.boolean(),
    says: z.nullable(z.string().check(z.maxLength(LONGEST_SAYING * 2))),
    wayOut: z.boolean(),
  }),
);
export type SafeContact = z.infer<typeof SafeContact>;

export const mySafeContact = call({
  base: 'core',
  method: 'GET',
  path: '/account/mine/safe-contact',
  access: 'registered customer',
  summary: 'How the person can be reached without somebody else learning of it.',
  answer: SafeContact,
  errors: ['REGISTERED_CUSTOMERS_ONLY'],
});

export const saveSafeContact = call({
  base: 'core',
  method: 'PUT',
  path: '/account/mine/safe-contact',
  access: 'registered customer',
  summary:
    'Keeps what is given of it, and what is left out stays as it is; the email is told. It goes with each call that is asked for, those that are waited for too, and the settings of the pages go to each device at its next login.',
  body: z.strictObject({ ...z.partial(SafeContact).shape, confirmation }),
  errors: ['CONFIRMATION_NEEDED', 'REGISTERED_CUSTOMERS_ONLY'],
});
