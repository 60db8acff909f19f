import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

/** Who lives with a person, put right together with them on the phone. */
const params = z.object({ customerId: z.string().check(z.maxLength(100)) });
const of = { base: 'staff', access: 'staff', permission: 'change cases', params } as const;

/** By the names they are saved under (HH-005); from 0 to 20 each, by the rule of `domain/household`. */
const counts = {
  dependentsUnder16: z.number(),
  dependentsUnder18: z.number(),
  dependentsOver18: z.number(),
  additionalAdults: z.number(),
};

export const caseHousehold = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/household',
  summary:
    'Who lives with a person, to put it right with them, or to note it where they have not said it yet.',
  answer: z.object({
    household: described(z.nullable(z.object(counts)), 'Null before they have said it.'),
    hidesAdditionalAdults: described(z.boolean(), 'They are not asked for additional adults: there are 0.'),
    isCorrectable: described(z.boolean(), 'They are asked for it in the questions that they are on.'),
    isLocked: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

export const correctHousehold = call({
  ...of,
  method: 'PUT',
  path: '/cases/{customerId}/household',
  summary:
    'Puts right who lives with the person, together with them, by the checks of their own step and with a reason that they can read. Says which parts of their budget have to be looked at again.',
  body: z.strictObject({
    reason: z.string().check(z.maxLength(2000)),
    ...counts,
    was: described(
      z.nullable(z.strictObject(counts)),
      'The household that was read; null where they had not said it yet.',
    ),
  }),
  answer: z.object({
    reopened: described(
      z.array(z.string()),
      'Parts of the budget that were completed and now have to be looked at again, by name.',
    ),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});
