import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import * as z from 'zod/mini';
import { TALK_WAYS } from './bookings.ts';
import { call } from './call.ts';
import { described } from './described.ts';
import { TALK_WEEKDAYS } from './staffTalkHours.ts';

const holiday = z.object({ name: z.string(), nations: z.array(z.enum(UK_NATIONS)) });

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
    lateOwnCalls: described(z.int(), 'How many of them the caller has taken.'),
    own: described(
      z.array(z.object({ weekday: z.enum(TALK_WEEKDAYS), from: z.string(), to: z.string() })),
      'When the caller takes talks, the days of a week in their order; none where they have not said.',
    ),
    comingUp: described(
      z.array(
        z.object({ day: z.string(), isClosed: z.boolean(), isAway: z.boolean(), holidays: z.array(holiday) }),
      ),
      'From today on for five weeks: bank holidays, days on which we are shut, and those on which the caller is away.',
    ),
    days: z.array(
      z.object({
        day: z.string(),
        isOpen: z.boolean(),
        isAway: described(z.boolean(), 'Whether the caller said that they are away, on a day of their week.'),
        holidays: z.array(holiday),
        slots: z.array(
          z.object({
            startsAt: z.string(),
            free: z.int(),
            isOwn: described(z.boolean(), 'Whether the hours of the caller hold all of it.'),
            isOwnFree: described(
              z.boolean(),
              'Whether it is one of theirs that can still be booked, and they have taken no talk in it.',
            ),
          }),
        ),
        tasks: described(
          z.object({ all: z.int(), own: z.int() }),
          'How many tasks of cases are due on it and not done; `own` of them the caller has taken.',
        ),
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
