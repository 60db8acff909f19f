import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

export const TALK_WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const text = z.string().check(z.maxLength(20));

/** So many days away can be said at once: a year of them. */
export const MOST_DAYS_AWAY = 366;

const fields = {
  hours: described(
    z
      .array(z.strictObject({ weekday: z.enum(TALK_WEEKDAYS), from: text, to: text }))
      .check(z.maxLength(TALK_WEEKDAYS.length)),
    "Of each day of a week at most one stretch, by the clock in London: '09:00' to '17:00'. None for who takes no talks at hours of their own.",
  ),
  away: described(z.array(text).check(z.maxLength(MOST_DAYS_AWAY)), "'YYYY-MM-DD', from today on."),
};

export const staffTalkHours = call({
  base: 'staff',
  method: 'GET',
  path: '/talk-hours',
  access: 'staff',
  permission: 'take work',
  summary: 'When the caller takes talks, and how many of those who take talks have said when they do.',
  answer: z.object({
    ...fields,
    others: described(
      z.int(),
      'How many others have hours. With nobody’s, the number of the operator holds.',
    ),
  }),
});

export const setStaffTalkHours = call({
  base: 'staff',
  method: 'PUT',
  path: '/talk-hours',
  access: 'staff',
  permission: 'take work',
  summary: 'Says when the caller takes talks from now on. Talks that are booked stay.',
  body: z.strictObject(fields),
  errors: ['VALIDATION_FAILED'],
});
