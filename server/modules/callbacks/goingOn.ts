import { canRingAt } from '@towpath/domain/people/callPromise.ts';
import { countsAsTry, earliestNextTry } from '@towpath/domain/people/callTries.ts';
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
  /** Before when the person did not expect this try; null where nothing was promised. */
  readonly notBefore: Date | null;
  readonly outcome: 'not-reached' | 'later';
  /** The time that the person named, as it was given. */
  readonly callAt: string | undefined;
  readonly opening: OpeningHours;
};

/**
 * When a call is tried next: in the safe stretch that follows where nobody answered, or within the hour after the time
 * that the person named. A try before the time that was promised, or that they chose, takes nothing from them: it is tried
 * at that time as before.
 *
 * @throws ApiError VALIDATION_FAILED at `callAt` for a time at which we do not ring or that is not safe, or none
 */
export function goesOnWith({ outcome, callAt, opening, times, notBefore, at }: GoingOn): Again {
  if (outcome === 'not-reached') {
    if (!countsAsTry({ tried: at, notBefore })) return { outcome, isInVain: false, moves: null };
    const nextTry = { from: earliestNextTry(at), until: null };
    return { outcome, isInVain: true, moves: { nextTry, times: plannedFor(opening, times, nextTry) } };
  }
  const from = new Date(callAt ?? '');
  const ahead = from.getTime() - at.getTime();
  const isNear = ahead > 0 && ahead < FURTHEST_MS;
  if (!isNear || !canRingAt(opening, times, onLondonClock(from))) throw fieldError('callAt', words.callAt);
  const nextTry = { from, until: new Date(from.getTime() + AGREED_MS) };
  return { outcome, isInVain: false, moves: { nextTry, times: plannedFor(opening, times, nextTry) } };
}
