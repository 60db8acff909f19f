import { SAFE_TIMES } from '@towpath/domain/people/safeContact.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

export const CallbackRequest = named(
  'CallbackAsked',
  z.strictObject({
    stepId: z.string().check(z.maxLength(100)),
    callbackRequired: z.boolean(),
    contactName: z.optional(z.string().check(z.maxLength(200))),
    contactNumber: z.optional(z.string().check(z.maxLength(50))),
    ringThisOnce: described(
      z.optional(z.boolean()),
      'A yes to this call of somebody who has said that we may not ring them.',
    ),
  }),
);
export type CallbackRequest = z.infer<typeof CallbackRequest>;

export const myCallbacks = call({
  base: 'core',
  method: 'GET',
  path: '/callbacks/mine',
  access: 'customer',
  summary:
    'The calls that the person asked for, newest first. Asking for a call to the same number again is the same call. One to the number of the account follows that number when it changes.',
  answer: z.array(
    z.object({
      id: z.string(),
      stepId: z.string(),
      contactName: z.nullable(z.string()),
      contactNumber: z.string(),
      requestedAt: described(z.string(), 'When it was asked for last.'),
      notBefore: described(
        z.nullable(z.string()),
        'Before when it does not come; null where it may come at any time, or is not planned yet.',
      ),
      dueBy: described(z.nullable(z.string()), 'By when it comes; null in the moment before it is planned.'),
      triesInVain: described(
        z.int(),
        'How often we rang for it and nobody answered; it is rung again at its time.',
      ),
      safeTimes: described(
        z.array(z.enum(SAFE_TIMES)),
        'When it is safe to ring this person, as they say it now; none for at any time.',
      ),
      sayToOthers: described(
        z.nullable(z.string()),
        'What we say to somebody else who answers, in the words of the person; null for nothing: we ask for them.',
      ),
      otherTimes: described(
        z.array(
          z.object({
            notBefore: described(z.string(), 'Before when it would not come.'),
            dueBy: described(z.string(), 'By when it would come.'),
          }),
        ),
        'The times that can be chosen for it instead: the coming parts of days in which we ring and it is safe.',
      ),
    }),
  ),
});

/** What may come of a call that is not waited for any more. */
export const CALL_ENDINGS = ['spoke', 'not-wanted', 'wrong-number', 'not-reached', 'closed'] as const;

export const madeCallbacks = call({
  base: 'core',
  method: 'GET',
  path: '/callbacks/mine/made',
  access: 'customer',
  summary:
    'What became of the calls that the person asked for and does not wait for any more: the newest of each step.',
  answer: z.array(
    z.object({
      stepId: z.string(),
      outcome: described(z.enum(CALL_ENDINGS), 'What came of it.'),
      doneAt: described(z.string(), 'When it was made, or taken back.'),
    }),
  ),
});

const callbackId = z.object({ callbackId: z.string().check(z.maxLength(100)) });

export const cancelCallback = call({
  base: 'core',
  method: 'DELETE',
  path: '/callbacks/mine/{callbackId}',
  access: 'customer',
  summary: 'Takes back a call that the person waits for. Taking it back again changes nothing.',
  params: callbackId,
  errors: ['NOT_FOUND'],
});

export const changeCallbackNumber = call({
  base: 'core',
  method: 'PUT',
  path: '/callbacks/mine/{callbackId}/number',
  access: 'customer',
  summary: 'Gives another number for a call that the person waits for. It is the same call.',
  params: callbackId,
  body: z.strictObject({ contactNumber: z.string().check(z.maxLength(50)) }),
  errors: ['NOT_FOUND', 'INVALID_PHONE_NUMBER'],
});

export const changeCallbackTime = call({
  base: 'core',
  method: 'PUT',
  path: '/callbacks/mine/{callbackId}/time',
  access: 'customer',
  summary: 'Moves a call that the person waits for to another of its times. It is the same call.',
  params: callbackId,
  body: z.strictObject({
    from: described(z.string().check(z.maxLength(50)), 'The `notBefore` of one of its `otherTimes`.'),
  }),
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});

const errors = [
  'CALLS_NOT_WANTED',
  'INVALID_PHONE_NUMBER',
  'STEP_NOT_ON_PATH',
  'NO_JOURNEY',
  'NOT_FOUND',
] as const;
/** What is asked at a drop-out is also the answer of its step. */
const errorsAtDropOut = [...errors, 'SESSION_CLOSED'] as const;

export const hardDropoutCallback = call({
  base: 'core',
  method: 'POST',
  path: '/callbacks/harddropout',
  access: 'customer',
  summary:
    'Hard drop-out: asks for a call, or says no to one. Asking needs a number, given here or known already; a number is checked whenever there is one.',
  body: CallbackRequest,
  errors: errorsAtDropOut,
});
export const softDropoutCallback = call({
  base: 'core',
  method: 'POST',
  path: '/callbacks/softdropout',
  access: 'customer',
  summary:
    'Soft drop-out: books a call, or goes on online. Booking needs a number, given here or known already; a number is checked whenever there is one.',
  body: CallbackRequest,
  errors: errorsAtDropOut,
});
export const qualifierAdviceCallback = call({
  base: 'core',
  method: 'POST',
  path: '/callbacks/qualifier-advice',
  access: 'customer',
  summary:
    'Asks for a call from the Qualifier advice. It needs a number, given here or known already, and checks it.',
  body: CallbackRequest,
  errors,
});
export const recommendationAdviceCallback = call({
  base: 'core',
  method: 'POST',
  path: '/callbacks/recommendation-advice',
  access: 'customer',
  summary:
    'Asks for a call from the recommendations. It needs a number, given here or known already, and checks it.',
  body: CallbackRequest,
  errors,
});
