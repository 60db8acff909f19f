import { expect, it } from 'vitest';
import { UK_NATIONS } from '../people/nation.ts';
import { comingUp } from './comingUp.ts';

const opening = {
  hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], from: '09:00', to: '17:00' }],
  // The second is a Saturday, on which nobody answers anyway.
  closedOn: ['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-04'],
};
const andrew = { day: '2026-11-30', name: 'St Andrew’s Day', nations: ['scotland'] } as const;
const christmas = { day: '2026-12-25', name: 'Christmas Day', nations: UK_NATIONS } as const;
const holidays = [andrew, christmas, { ...christmas, day: '2027-12-25' }];
const on = (year: number, month: number, day: number) => ({ year, month, day });

it.each([
  [
    'bank holidays and days on which we are shut, not a Saturday that is always so',
    on(2026, 11, 26),
    35,
    ['2026-11-30', '2026-12-25', '2026-12-28'],
  ],
  ['the first day itself', on(2026, 11, 30), 1, ['2026-11-30']],
  ['no day of before, nor after the last', on(2026, 12, 1), 24, []],
  ['days over the end of a year', on(2026, 12, 29), 10, ['2027-01-04']],
])('what is coming up has %s (PT-492)', (_, first, count, days) => {
  expect(comingUp(opening, holidays, first, count).map(({ day }) => day)).toEqual(days);
});

it('says of each day whether we are shut, and whose bank holiday it is (PT-492)', () => {
  expect(comingUp(opening, holidays, on(2026, 11, 30), 29)).toEqual([
    { day: '2026-11-30', isClosed: false, holidays: [andrew] },
    { day: '2026-12-25', isClosed: true, holidays: [christmas] },
    { day: '2026-12-28', isClosed: true, holidays: [] },
  ]);
});

it('has the days besides that are asked for (PT-492)', () => {
  const found = comingUp(opening, holidays, on(2026, 12, 1), 10, ['2026-12-04', '2026-12-11']);
  expect(found).toEqual([{ day: '2026-12-04', isClosed: false, holidays: [] }]);
});
