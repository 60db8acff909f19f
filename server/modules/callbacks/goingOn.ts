import { canRingAt } from '@towpath/domain/people/callPromise.ts';
import { earliestNextTry } from '@towpath/domain/people/callTries.ts';
import type { SafeTime } from '@towpath/domain/people/safeContact.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { onLondonClock } from '../../platform/time/londonClock.ts';
import type { Again, TakenWork } from '../work/claims.ts';
import { mayTellNumber } from './numberToTell.ts';
import { safeNow, type WhenToRing } from './safeToRing.ts';
import { words } from './words.ts';
import { plannedFor } from './workList.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Within so long of the time that a person named they are rung. */
const AGREED_MS = HOUR_MS;
const FURTHEST_MS = 28 * 24 * HOUR_MS;

type Ringing = { readonly times: readonly SafeTime[]; readonly at: Date };
type ToRing = WhenToRing & { readonly at: Date };

/** Whether whoever has taken work that is a call, to which the person has said yes, may see the number now. */
export function mayHaveNumber({ numberToldAt }: Pick<TakenWork, 'numberToldAt'>, ringing: ToRing): boolean {
  return mayTellNumber({ mayRing: true, toldAt: numberToldAt, ...ringing });
}

/**
 * Lets an outcome of ringing be noted by whoever was told the number, or while they may ring. That nobody answered is
 * noted by nobody else than who was told it for this try: tries are few, and one that was not made is not counted.
 *
 * @throws ApiError NOT_SAFE_NOW
 */
export function requireMayHaveRung(
  { numberToldAt }: Pick<TakenWork, 'numberToldAt'>,
  { at, outcome, ...when }: ToRing & { readonly outcome: string },
): void {
  if (numberToldAt !== null) return;
  const { isSafeNow, isTooSoon } = safeNow(when, at);
  if (isTooSoon) throw new ApiError('NOT_SAFE_NOW', { message: words.tooSoon });
  if (!isSafeNow) throw new ApiError('NOT_SAFE_NOW');
  if (outcome === 'not-reached') throw new ApiError('NOT_SAFE_NOW', { message: words.notTold });
}

type GoingOn = Ringing & {
  readonly outcome: 'not-reached' | 'later';
  /** The time that the person named, as it was given. */
  readonly callAt: string | undefined;
  readonly opening: OpeningHours;
};

/**
 * When a call is tried next: in the safe stretch that follows where nobody answered, or within the hour after the time
 * that the person named.
 *
 * @throws ApiError VALIDATION_FAILED at `callAt` for a time at which we do not ring or that is not safe, or none
 */
export function goesOnWith({ outcome, callAt, opening, times, at }: GoingOn): Again {
  if (outcome === 'not-reached') {
    const nextTry = { from: earliestNextTry(at), until: null };
    return { outcome, isInVain: true, nextTry, times: plannedFor(opening, times, nextTry) };
  }
  const from = new Date(callAt ?? '');
  const ahead = from.getTime() - at.getTime();
  const isNear = ahead > 0 && ahead < FURTHEST_MS;
  if (!isNear || !canRingAt(opening, times, onLondonClock(from))) throw fieldError('callAt', words.callAt);
  const nextTry = { from, until: new Date(from.getTime() + AGREED_MS) };
  return { outcome, isInVain: false, nextTry, times: plannedFor(opening, times, nextTry) };
}
