import type { LocalMoment } from './openingHours.ts';

const HOUR = 60 * 60 * 1000;
/** Made once: making a formatter costs far more than using it. The Swedish way of writing a moment is '2026-11-24 09:30'. */
const inLondon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the clock in London says at a moment. */
export function onLondonClock(at: Date): LocalMoment {
  const [date = '', time = ''] = inLondon.format(at).split(' ');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { day: { year, month, day }, time };
}

/**
 * The moment at which the clock in London says so. In the hour that an autumn night has twice it is the first; in the
 * one that a spring night leaves out, the time an hour on.
 */
export function fromLondonClock({ day: { year, month, day }, time }: LocalMoment): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const byGreenwich = Date.UTC(year, month - 1, day, hours, minutes);
  const inSummer = new Date(byGreenwich - HOUR);
  return onLondonClock(inSummer).time === time ? inSummer : new Date(byGreenwich);
}
