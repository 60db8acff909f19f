import { textWithDay } from '@towpath/domain/plans/dates/datesToKeep.ts';
import { wordsOf } from '@towpath/domain/plans/dates/datesWords.ts';
import type { ClaimInWords } from '@towpath/domain/solutions/explain/standsBeside.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { ClaimToAnswer } from './claims.ts';
import { words } from './words.ts';

/** A claim at court that is to be answered, in the words of the dates to keep: by when, and what to do first. */
export function claimInWords({ debtId, thing }: ClaimToAnswer, today: CalendarDate): ClaimInWords {
  const step = { ring: null, ringsThem: false, instead: null, say: words.sayOfClaim(thing.from) };
  return { debtId, says: textWithDay(thing, today), step: { heading: wordsOf(thing).doThis, ...step } };
}
