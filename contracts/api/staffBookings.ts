import * as z from 'zod/mini';
import { BookingTimes, bookTalk, TALK_WAYS } from './bookings.ts';
import { call } from './call.ts';
import { described } from './described.ts';
import { SafeNow, WorkNote } from './staffWork.ts';

const params = z.object({ workId: z.string().check(z.maxLength(100)) });

export const workBooking = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks/{workId}/booking',
  access: 'staff',
  permission: 'take work',
  summary:
    'Whom a booked talk is with, how it is safe to reach them and what would help, for whoever has taken it. Each look is written down, and the person can read that it was made.',
  params,
  answer: z.object({
    name: z.nullable(z.string()),
    number: described(
      z.nullable(z.string()),
      'Null too while it is kept back: the talk is not now, it is not safe to ring, and nobody has said why they do.',
    ),
    hasNumber: z.boolean(),
    email: z.nullable(z.string()),
    note: z.nullable(z.string()),
    way: z.enum(TALK_WAYS),
    startsAt: z.string(),
    endsAt: z.string(),
    mayRing: z.boolean(),
    ...SafeNow.shape,
    safeTimes: z.array(z.string()),
    leaveMessage: z.boolean(),
    sayToOthers: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

/** That it is not wanted any more can be heard before it begins: then it is cancelled. */
export const TALK_OUTCOMES = ['spoke', 'not-reached', 'not-wanted'] as const;

export const workBookingOutcome = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/booking/outcome',
  access: 'staff',
  permission: 'take work',
  summary:
    'What came of a booked talk, from whoever has taken it, once it has begun; one that is not wanted any more is cancelled at any time. One where nobody was reached goes back to the list, until the third time.',
  params,
  body: z.strictObject({ outcome: z.enum(TALK_OUTCOMES), note: WorkNote }),
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN', 'TALK_NOT_YET', 'NOT_SAFE_NOW', 'BOOKING_IS_OVER'],
});

export const workBookingTimes = call({
  base: 'staff',
  method: 'GET',
  path: '/tasks/{workId}/booking/times',
  access: 'staff',
  permission: 'take work',
  summary: 'The times to which a booked talk can be moved, for whoever has taken it.',
  params,
  answer: BookingTimes,
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN'],
});

export const workBookingMove = call({
  base: 'staff',
  method: 'POST',
  path: '/tasks/{workId}/booking/move',
  access: 'staff',
  permission: 'take work',
  summary: 'Moves a booked talk to a time that was agreed on with the person, and writes to them.',
  params,
  body: z.strictObject({
    startsAt: z.string().check(z.maxLength(40)),
    ringThisOnce: z.optional(z.boolean()),
  }),
  errors: [
    'NOT_FOUND',
    'WORK_IS_TAKEN',
    'TIME_TAKEN',
    'TIME_NOT_SAFE',
    'CALLS_NOT_WANTED',
    'BOOKING_IS_OVER',
    'VALIDATION_FAILED',
  ],
});

const ofPerson = z.object({ customerId: z.string().check(z.maxLength(100)) });

export const caseBooking = call({
  base: 'staff',
  method: 'GET',
  path: '/cases/{customerId}/booking',
  access: 'staff',
  permission: 'book',
  summary:
    'The talk that a person has booked, whom we would reach, and the times at which one can be booked for them, with those that they have not marked as safe. For who may see cases, too; it is a look at the case.',
  params: ofPerson,
  answer: z.object({
    booking: z.nullable(z.object({ startsAt: z.string(), way: z.enum(TALK_WAYS) })),
    contact: z.object({
      name: z.nullable(z.string()),
      number: z.nullable(z.string()),
      isNumberHeld: described(
        z.boolean(),
        'There is one, and it is kept back: it is not safe to ring now. A talk by phone that is booked without a number is on it.',
      ),
      email: z.nullable(z.string()),
    }),
    minutes: z.int(),
    days: described(
      z.array(
        z.object({
          day: z.string(),
          holiday: z.nullable(z.string()),
          times: z.array(z.object({ startsAt: z.string(), isSafe: z.boolean() })),
        }),
      ),
      'The days that have a free time.',
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const caseBookTalk = call({
  base: 'staff',
  method: 'POST',
  path: '/cases/{customerId}/booking',
  access: 'staff',
  permission: 'book',
  summary:
    'Books a talk for a person at a time that was agreed on with them, and writes to them where we have an email. The same `id` again is the same booking.',
  params: ofPerson,
  body: bookTalk.body,
  answer: z.object({ startsAt: z.string(), way: z.enum(TALK_WAYS), isWrittenTo: z.boolean() }),
  errors: [
    'NOT_FOUND',
    'TIME_TAKEN',
    'TIME_NOT_SAFE',
    'CALLS_NOT_WANTED',
    'BOOKED_ALREADY',
    'INVALID_PHONE_NUMBER',
    'VALIDATION_FAILED',
  ],
});
