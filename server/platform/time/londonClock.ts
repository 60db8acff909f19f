import type { LocalMoment } from '@towpath/domain/values/openingHours.ts';
import { londonDate } from './londonDate.ts';

const HOUR = 60 * 60 * 1000;
const inLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the clock in London says at a moment. */
export function onLondonClock(at: Date): LocalMoment {
  return { day: londonDate(at), time: inLondon.format(at) };
}

/**
 * The moment at which the clock in London says so. In the hour that an autumn night has twice it is the first; in the
 * one that a spring night leaves out, the time an hour on.
 */
export function fromLondonClock({ day: { year, month, day }, time }: LocalMoment): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const byGreenwich = Date.UTC(year, month - 1, day, hours, minutes);
  const inSummer = new Date(byGreenwich - HOUR);
  return inLondon.format(inSummer) === time ? inSummer : new Date(byGreenwich);
}
