import { expect, it } from 'vitest';
import { readIsoDate } from '../values/calendar-date.ts';
import { sayCallTime } from './callTime.ts';

const moment = (text: string) => {
  const [date = '', time = ''] = text.split(' ');
  const day = readIsoDate(date);
  if (!day) throw new Error(`${date} is no day.`);
  return { day, time };
};

it.each([
  ['2026-11-24 10:00', '2026-11-24 08:00', '2026-11-24 20:00', 'Today, before 8pm'],
  ['2026-11-24 10:00', '2026-11-24 10:00', '2026-11-24 12:00', 'Today, before 12pm'],
  ['2026-11-24 10:00', '2026-11-24 12:30', '2026-11-24 20:00', 'Today, between 12:30pm and 8pm'],
  ['2026-11-24 21:00', '2026-11-25 08:00', '2026-11-25 20:00', 'Tomorrow, between 8am and 8pm'],
  ['2026-11-30 21:00', '2026-12-01 08:00', '2026-12-01 12:00', 'Tomorrow, between 8am and 12pm'],
  ['2026-11-24 21:00', '2026-11-30 09:00', '2026-11-30 20:00', 'Monday 30 November, between 9am and 8pm'],
  [
    '2026-11-24 20:00',
    '2026-11-24 08:00',
    '2026-11-24 20:00',
    'As soon as we can. We’re sorry that you had to wait.',
  ],
  [
    '2026-11-25 07:00',
    '2026-11-24 08:00',
    '2026-11-24 20:00',
    'As soon as we can. We’re sorry that you had to wait.',
  ],
])('says at %s of a call not before %s and by %s: %s (PT-056)', (now, notBefore, by, says) => {
  expect(sayCallTime({ notBefore: moment(notBefore), by: moment(by) }, moment(now))).toBe(says);
});
