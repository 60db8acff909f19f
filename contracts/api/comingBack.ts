import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

/** Which answers go on: those that the account had, or those that were brought along. */
export const WHICH_ANSWERS = ['own', 'brought'] as const;

const Waiting = z.object({
  journeyId: described(z.string(), 'The walk that was brought along, to be named with the choice.'),
  ownLast: described(z.string(), 'When the account’s own answers were changed last.'),
  broughtLast: described(z.string(), 'When those that were brought along were changed last.'),
});

export const myBroughtAnswers = call({
  base: 'core',
  method: 'GET',
  path: '/journeys/mine/brought',
  access: 'customer',
  summary:
    'Answers that were brought along at a login (`bringsGuest`) to an account that has its own: whether the person still has to say which go on. `waiting` is null where nothing is to be asked.',
  answer: z.object({ waiting: z.nullable(Waiting) }),
});

export const chooseAnswers = call({
  base: 'core',
  method: 'POST',
  path: '/journeys/mine/brought',
  access: 'customer',
  summary:
    'Says which answers go on. The others are kept and count for nothing. The same choice again changes nothing.',
  body: z.strictObject({
    journeyId: z.string().check(z.maxLength(100)),
    use: described(
      z.enum(WHICH_ANSWERS),
      '`own`: those that the account had; `brought`: those that were brought along.',
    ),
  }),
  errors: ['NOT_FOUND'],
});
