import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { wayOf } from './ways.ts';
import { standsOn } from './wayThere.ts';

const on = (month: number, day: number, year = 2026): CalendarDate => ({ year, month, day });
/** What is said of a programme that went in on 30 November, on a day, by a limit of 21 days that begins with 2026. */
const said = (today: CalendarDate, sentOn = on(11, 30)) =>
  standsOn({
    way: wayOf('DAS', 'scotland'),
    state: 'sent',
    changes: [
      { state: 'being prepared', on: on(11, 2, sentOn.year) },
      { state: 'sent', on: sentOn },
    ],
    today,
    limitOn: (_, day) => (day.year < 2026 ? undefined : { value: 21, unit: 'days' }),
  })?.you;

describe('a programme of the Scottish scheme that has gone in', () => {
  it('says by which day the people who are owed answer, by the limit of the day it went (DN-1627)', () => {
    for (const today of [on(11, 30), on(12, 21)]) {
      expect(said(today)).toMatch(/^The people you owe have until 21 December 2026 to answer/u);
    }
  });

  it('says after that day what is waited for, and asks nobody to wait for a day that has been (DN-1627)', () => {
    expect(said(on(12, 22))).toMatch(/had until 21 December 2026 to answer. You wait for a letter/u);
  });

  it('says how many days there are where no limit is known on that day (DN-1627)', () => {
    expect(said(on(11, 30, 2025), on(11, 30, 2025))).toContain('You wait {DAS_CONSENT_DAYS} days.');
  });
});
