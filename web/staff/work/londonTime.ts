import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonMoment } from '../../data/londonMoment.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * The moment at which the clock in London says so, wherever the browser is.
 *
 * @param typed as a field of day and time has it: '2026-11-25T14:30'
 * @returns undefined for what is no such time, or one that a night in spring leaves out
 */
export function fromLondonTime(typed: string): Date | undefined {
  const byGreenwich = Date.parse(`${typed}Z`);
  if (Number.isNaN(byGreenwich)) return undefined;
  return [byGreenwich - HOUR_MS, byGreenwich]
    .map(ms => new Date(ms))
    .find(at => {
      const { day, time } = londonMoment(at);
      return `${isoDate(day)}T${time}` === typed;
    });
}
