import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import {
  bookingDays,
  isSafeSlot,
  nearestFree,
  slotAt,
  type Wanting,
} from '@towpath/domain/bookings/freeTimes.ts';
import { overlaps, type Span } from '@towpath/domain/bookings/slots.ts';
import type { SafeContact } from '@towpath/domain/people/safeContact.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { TakenLane } from './repository.ts';
import { words } from './words.ts';

const NEAREST = 3;

/** Whose time it is to be, with the lanes of what is taken. */
export type WantingLane = Omit<Wanting, 'taken'> & { readonly taken: readonly TakenLane[] };

/** The time that somebody wants; with a yes to this one where it may not be safe. */
export type Change = { readonly startsAt: string; readonly ringThisOnce?: boolean | undefined };

/** The time that somebody wants. Throws TIME_TAKEN where it cannot be booked any more, and what asks for a yes to it. */
export function requireTime(
  wanting: Wanting,
  told: SafeContact | null,
  way: TalkWay,
  { startsAt, ringThisOnce }: Change,
): Span {
  const at = new Date(startsAt);
  if (Number.isNaN(at.getTime())) throw fieldError('startsAt', words.noMoment);
  const slot = slotAt(wanting, at);
  if (!slot) throw timeTaken(wanting, { startsAt: at });
  if (ringThisOnce) return slot;
  if (way === 'phone' && told?.mayRing === false) throw new ApiError('CALLS_NOT_WANTED');
  if (wanting.safeTimes.length > 0 && !isSafeSlot(wanting.safeTimes, slot))
    throw new ApiError('TIME_NOT_SAFE');
  return slot;
}

/** The lanes in which nothing of what is booked touches a time, as far as is known. */
export function lanesLeft({ rules, taken }: WantingLane, slot: Span): readonly number[] {
  const used = new Set(taken.filter(one => overlaps(one, slot)).map(({ lane }) => lane));
  return Array.from({ length: rules.atOnce }, (_, place) => place + 1).filter(lane => !used.has(lane));
}

/** That a time is gone, with the nearest that are free. */
export function timeTaken(wanting: Wanting, { startsAt }: Pick<Span, 'startsAt'>): ApiError {
  const near = nearestFree(bookingDays(wanting), startsAt, NEAREST);
  return new ApiError('TIME_TAKEN', { times: near.map(one => one.startsAt.toISOString()) });
}
