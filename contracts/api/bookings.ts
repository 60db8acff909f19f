import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

const id = z.string().check(z.maxLength(100));
const token = z.string().check(z.maxLength(200));
const moment = z.string().check(z.maxLength(40));

export const TALK_WAYS = ['phone', 'chat'] as const;

/** A talk as it is booked. */
export const Booking = named(
  'Booking',
  z.object({
    id: z.string(),
    state: described(z.enum(['booked', 'cancelled', 'over']), '`over` once it has been.'),
    startsAt: z.string(),
    endsAt: z.string(),
    way: z.enum(TALK_WAYS),
    number: described(
      z.nullable(z.string()),
      'The number that we ring; null for a chat, and by the link of a mail.',
    ),
    sequence: described(z.int(), 'One more with each change, for a calendar to take the later.'),
    changedAt: z.string(),
  }),
);
export type Booking = z.infer<typeof Booking>;

export const BookingTimes = named(
  'BookingTimes',
  z.object({
    minutes: described(z.int(), 'How long a talk lasts.'),
    hidesUnsafe: described(z.boolean(), 'Whether times are left out that the person has not marked as safe.'),
    days: described(
      z.array(
        z.object({
          day: described(z.string(), "'YYYY-MM-DD', in London."),
          state: described(
            z.enum(['free', 'full', 'unsafe', 'shut']),
            '`unsafe`: every time of it is one at which the person is not safe.',
          ),
          holiday: described(z.nullable(z.string()), 'The bank holiday that it is where the person lives.'),
          times: described(z.array(z.string()), 'When a talk can begin, by moment.'),
        }),
      ),
      'From today to the last day that can be booked.',
    ),
  }),
);
export type BookingTimes = z.infer<typeof BookingTimes>;

const ringThisOnce = described(
  z.optional(z.boolean()),
  'A yes to this talk of somebody who has said that this time is not safe, or that we may not ring them.',
);
const answer = z.object({ booking: Booking });

export const myBooking = call({
  base: 'core',
  method: 'GET',
  path: '/bookings/mine',
  access: 'customer',
  summary: 'The talk that the person has booked, null for none; and whom we would reach, as far as we know.',
  answer: z.object({
    booking: z.nullable(Booking),
    contact: z.object({
      name: z.nullable(z.string()),
      number: z.nullable(z.string()),
      email: z.nullable(z.string()),
    }),
  }),
});

export const bookingTimes = call({
  base: 'core',
  method: 'GET',
  path: '/bookings/times',
  access: 'customer',
  summary:
    'The times at which a talk with one of us can be booked, by day. Times that are not safe for the person are left out, and the bank holidays of their nation.',
  answer: BookingTimes,
});

export const bookTalk = call({
  base: 'core',
  method: 'POST',
  path: '/bookings/mine',
  access: 'customer',
  summary:
    'Books a talk, and writes to the person where we have an email. The same `id` again is the same booking. By phone it needs a number; by chat a number or an email.',
  body: z.strictObject({
    id: described(id, 'The id that the booking will have, a random UUID made by the caller.'),
    startsAt: described(moment, 'One of the times that can be booked.'),
    way: z.enum(TALK_WAYS),
    name: z.optional(z.string().check(z.maxLength(200))),
    number: z.optional(z.string().check(z.maxLength(50))),
    email: z.optional(z.string().check(z.maxLength(320))),
    note: described(
      z.optional(z.string().check(z.maxLength(300))),
      'What would help, such as a language or somebody beside them.',
    ),
    ringThisOnce,
  }),
  answer,
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

const changeErrors = ['NOT_FOUND', 'BOOKING_IS_OVER'] as const;
const moveErrors = ['TIME_TAKEN', 'TIME_NOT_SAFE', 'CALLS_NOT_WANTED', 'VALIDATION_FAILED'] as const;

export const moveBooking = call({
  base: 'core',
  method: 'POST',
  path: '/bookings/mine/{bookingId}/move',
  access: 'customer',
  summary: 'Moves a booked talk to another time. To the time that it has, nothing changes.',
  params: z.object({ bookingId: id }),
  body: z.strictObject({ startsAt: moment, ringThisOnce }),
  answer,
  errors: [...changeErrors, ...moveErrors],
});

export const cancelBooking = call({
  base: 'core',
  method: 'POST',
  path: '/bookings/mine/{bookingId}/cancel',
  access: 'customer',
  summary: 'Cancels a booked talk. Again it changes nothing.',
  params: z.object({ bookingId: id }),
  answer,
  errors: changeErrors,
});

const linkErrors = ['BOOKING_LINK_NOT_VALID'] as const;

export const bookingByLink = call({
  base: 'core',
  method: 'POST',
  path: '/bookings/by-link',
  access: 'anyone',
  summary: 'The booking that a mail of ours links to, without an account.',
  body: z.strictObject({ token }),
  answer,
  errors: linkErrors,
});

export const timesByLink = call({
  base: 'core',
  method: 'POST',
  path: '/bookings/by-link/times',
  access: 'anyone',
  summary: 'The times to which that booking can be moved.',
  body: z.strictObject({ token }),
  answer: BookingTimes,
  errors: linkErrors,
});

export const moveByLink = call({
  base: 'core',
  method: 'POST',
  path: '/bookings/by-link/move',
  access: 'anyone',
  summary: 'Moves that booking to another time.',
  body: z.strictObject({ token, startsAt: moment, ringThisOnce }),
  answer,
  errors: [...linkErrors, 'BOOKING_IS_OVER', ...moveErrors],
});

export const cancelByLink = call({
  base: 'core',
  method: 'POST',
  path: '/bookings/by-link/cancel',
  access: 'anyone',
  summary: 'Cancels that booking. Again it changes nothing.',
  body: z.strictObject({ token }),
  answer,
  errors: [...linkErrors, 'BOOKING_IS_OVER'],
});
