import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { londonMoment } from '../../data/londonMoment.ts';

/** The day in London of a moment that the server told, as people read it. */
export function sayDayOf(moment: string): string {
  return sayDay(isoDate(londonMoment(new Date(moment)).day));
}
