import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { safeNow, type WhenToRing } from '../callbacks/safeToRing.ts';
import type { KeptBooking } from './repository.ts';
import { words } from './words.ts';

/** So long before its time a talk may begin. */
const EARLY_MS = 5 * 60 * 1000;

type Talk = Pick<KeptBooking, 'way' | 'startsAt' | 'endsAt'>;
type Safe = ReturnType<typeof safeNow>;

function hasBegun({ startsAt }: Talk, at: Date): boolean {
  return at.getTime() >= startsAt.getTime() - EARLY_MS;
}

/**
 * Whether it is safe to ring for a booked talk at a moment: at its own time it is, since the person chose that, and at
 * another by what they told of safe times. Once it was tried in vain it is not tried again before the next try.
 *
 * @param notBefore the next try; null where none was in vain
 */
export function safeForTalk(talk: Talk, { times, notBefore, at }: WhenToRing & { readonly at: Date }): Safe {
  if (notBefore) return safeNow({ times, notBefore }, at);
  const safe = safeNow({ times }, at);
  if (safe.isSafeNow || talk.way !== 'phone' || at > talk.endsAt) return safe;
  if (hasBegun(talk, at)) return { ...safe, isSafeNow: true, until: talk.endsAt.toISOString(), next: null };
  const own = talk.startsAt.toISOString();
  return { ...safe, next: safe.next !== null && safe.next < own ? safe.next : own };
}

/**
 * Nobody can have had a talk that has not begun: the person would wait for a call that stands on no list.
 *
 * @throws ApiError TALK_NOT_YET
 */
export function requireBegun(talk: Talk, at: Date): void {
  if (!hasBegun(talk, at))
    throw new ApiError('TALK_NOT_YET', { message: words.notYet(sayWhen(talk.startsAt)) });
}
