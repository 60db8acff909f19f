import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import * as z from 'zod/mini';
import { TALK_WAYS } from './bookings.ts';
import { call } from './call.ts';

/** The talks and calls of the team in seven days. It names nobody whom we help: that is told to whoever takes the work. */
export const staffCalendar = call({
  base: 'staff',
  method: 'GET',
  path: '/calendar/{from}',
  access: 'staff',
  permission: 'book',
  summary: 'What is booked, asked for and free in the seven days from a day on. Names nobody whom we help.',
  params: z.object({ from: z.string().check(z.maxLength(20)) }),
  answer: z.object({
    minutes: z.int(),
    atOnce: z.int(),
    /** Calls whose time is over: they have no place in a calendar, and stand first on the work list. */
    lateCalls: z.int(),
    days: z.array(
      z.object({
        day: z.string(),
        isOpen: z.boolean(),
        holidays: z.array(z.object({ name: z.string(), nations: z.array(z.enum(UK_NATIONS)) })),
        slots: z.array(z.object({ startsAt: z.string(), free: z.int() })),
        booked: z.array(
          z.object({
            workId: z.string(),
            startsAt: z.string(),
            way: z.enum(TALK_WAYS),
            takenBy: z.nullable(z.object({ name: z.string(), isMe: z.boolean() })),
          }),
        ),
        calls: z.array(
          z.object({
            workId: z.string(),
            from: z.string(),
            dueAt: z.string(),
            takenBy: z.nullable(z.object({ name: z.string(), isMe: z.boolean() })),
          }),
        ),
      }),
    ),
  }),
  errors: ['VALIDATION_FAILED'],
});
