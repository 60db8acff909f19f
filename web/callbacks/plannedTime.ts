import { sayCallTime } from '@towpath/domain/people/callTime.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonMoment } from '../data/londonMoment.ts';
import type { AskedCall } from './state/askedCalls.ts';

/** When a call comes. */
export type PlannedTime = {
  readonly says: string;
  /** Its day, year-month-day; null once its time is over. */
  readonly day: string | null;
  /** It comes within one day, between these moments. */
  readonly within: { readonly notBefore: Date; readonly dueBy: Date } | null;
};

/** When the call comes; undefined where that is not planned: right after it was asked for, and where no time is safe. */
export function plannedTime(
  call: Partial<Pick<AskedCall, 'notBefore' | 'dueBy'>>,
  now: Date,
): PlannedTime | undefined {
  if (!call.dueBy || !call.notBefore) return undefined;
  const [notBefore, dueBy] = [new Date(call.notBefore), new Date(call.dueBy)];
  const [from, by] = [londonMoment(notBefore), londonMoment(dueBy)];
  const isOver = dueBy.getTime() <= now.getTime();
  const isOneDay = isoDate(from.day) === isoDate(by.day);
  return {
    says: sayCallTime({ notBefore: from, by }, londonMoment(now)),
    day: isOver ? null : isoDate(by.day),
    within: isOver || !isOneDay ? null : { notBefore, dueBy },
  };
}
