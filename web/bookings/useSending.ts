import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { useState } from 'react';
import { ApiFailure, wordsOfFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';

/** What keeps a time from being booked: it is gone, it wants a yes, or something else in words. */
export type Refusal =
  | { readonly why: 'gone'; readonly near: readonly string[] }
  | { readonly why: 'asks'; readonly says: string }
  | { readonly why: 'other'; readonly says: string; readonly fields: ApiFailure['fields'] };

/**
 * Books or moves, once at a time. What was chosen stays whatever comes of it.
 *
 * @param send gives the booking; `isYes` where the person has said yes to a time that may not be safe
 * @param onGone the time is somebody else's by now: what is free has changed
 */
export function useSending(
  send: (isYes: boolean) => Promise<Booking>,
  { onDone, onGone }: { readonly onDone: (booking: Booking) => void; readonly onGone: () => void },
) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [tries, setTries] = useState(0);
  const sending = useOperation(async (isYes: boolean) => {
    try {
      return { booking: await send(isYes) };
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      return { refusal: refusalOf(failure) };
    }
  });
  return {
    refusal,
    /** How often an answer came. */
    tries,
    /** There was no answer. */
    error: sending.error && wordsOfFailure(sending.error),
    isSending: sending.isFetching,
    forget: () => setRefusal(undefined),
    /** What is wrong at a field is not said any more once something else stands in it. */
    typed: (names: readonly string[]) =>
      setRefusal(now => (now?.why === 'other' && now.fields.length > 0 ? withoutFields(now, names) : now)),
    async press(isYes = false) {
      const came = await sending.trigger(isYes);
      if (!came) return;
      setTries(count => count + 1);
      setRefusal(came.refusal);
      if (came.refusal?.why === 'gone') onGone();
      if (came.booking) onDone(came.booking);
    },
  };
}

function refusalOf(failure: ApiFailure): Refusal {
  const { code, message: says } = failure;
  if (code === 'TIME_TAKEN') return { why: 'gone', near: failure.times ?? [] };
  if (code === 'TIME_NOT_SAFE' || code === 'CALLS_NOT_WANTED') return { why: 'asks', says };
  return { why: 'other', says, fields: failure.fields };
}

function withoutFields(
  refusal: Extract<Refusal, { why: 'other' }>,
  names: readonly string[],
): Refusal | undefined {
  const fields = refusal.fields.filter(({ field }) => !names.includes(field));
  return fields.length > 0 ? { ...refusal, fields } : undefined;
}
