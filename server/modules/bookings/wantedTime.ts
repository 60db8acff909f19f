import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import {
  bookingDays,
  isSafeSlot,
  nearestFree,
  slotAt,
  type Wanting,
} from '@towpath/domain/bookings/freeTimes.ts';
import { talksAtOnce } from '@towpath/domain/bookings/roster.ts';
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

/**
 * The lanes that may be taken for a time, as far as is known: as many as talks can still be had then, the lowest that are
 * free. A talk that stands in a higher lane, since fewer of us work then by now, counts like any other.
 */
export function lanesLeft({ rules, roster, taken }: WantingLane, slot: Span): readonly number[] {
  const used = taken.filter(one => overlaps(one, slot)).map(({ lane }) => lane);
  const atOnce = talksAtOnce(rules.atOnce, roster, slot);
  const lanes = Array.from({ length: atOnce }, (_, place) => place + 1);
  return lanes.filter(lane => !used.includes(lane)).slice(0, Math.max(0, atOnce - used.length));
}

/** That a time is gone, with the nearest that are free. */
export function timeTaken(wanting: Wanting, { startsAt }: Pick<Span, 'startsAt'>): ApiError {
  const near = nearestFree(bookingDays(wanting), startsAt, NEAREST);
  return new ApiError('TIME_TAKEN', { times: near.map(one => one.startsAt.toISOString()) });
}
