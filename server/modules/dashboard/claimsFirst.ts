import type { UrgentMatters } from '@towpath/contracts/api/advice.ts';
import { textWithDay } from '@towpath/domain/plans/dates/datesToKeep.ts';
import { wordsOf } from '@towpath/domain/plans/dates/datesWords.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { ClaimToAnswer } from '../letters/claims.ts';
import { words } from './words.ts';

type Urgent = UrgentMatters['urgent'];

/**
 * What cannot wait, with the claim at court in place of ringing who makes it: whoever asks them for a plan has not answered
 * the court. It comes before the other bills that come first, whatever was agreed before the claim.
 */
export function withClaims(urgent: Urgent, claims: readonly ClaimToAnswer[], today: CalendarDate): Urgent {
  const claimOf = ({ code, debt }: Urgent[number]) =>
    code === 'PRIORITY_DEBT' ? claims.find(({ debtId }) => debtId === debt?.id) : undefined;
  const claimed = urgent.flatMap(matter => {
    const claim = claimOf(matter);
    if (!claim) return [];
    const { thing } = claim;
    const { isKeptOff: _, ...rest } = matter;
    const step = {
      heading: wordsOf(thing).doThis,
      ring: null,
      ringsThem: false,
      instead: null,
      say: words.sayOfClaim(thing.from),
    };
    return [{ ...rest, says: textWithDay(thing, today), step }];
  });
  const others = urgent.filter(matter => !claimOf(matter));
  const at = others.findIndex(({ code, isKeptOff }) => code === 'PRIORITY_DEBT' || isKeptOff === true);
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), ...claimed, ...others.slice(place)];
}
