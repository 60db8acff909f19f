import { type Booking, bookTalk, myBooking } from '@towpath/contracts/api/bookings.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/client.ts';
import { newId } from '../../data/newId.ts';
import { useRemote } from '../../data/remote.ts';
import { useSending } from '../useSending.ts';
import { useTypedContact } from '../useTypedContact.ts';
import { type KnownContact, ownWays } from '../ways.ts';
import { words } from './words.ts';

export type QuickTalk = ReturnType<typeof useQuickTalk>;

/** Whom we would ring; 'unread' where that could not be read with the page, and is with the times. */
export type Callee = KnownContact | 'unread';

/**
 * A call that is booked beside something else: the time that was picked, if any, and the number where we have none.
 *
 * @param callee null where nothing is booked here
 * @param onBooked it is booked
 */
export function useQuickTalk(callee: Callee | null, onBooked: (booking: Booking) => void) {
  const { answer, error, isFetching, again } = useRemote(async () => {
    if (callee === null) return null;
    const [{ number }, free] = await Promise.all([
      callee === 'unread' ? api(myBooking).then(({ contact }) => contact) : callee,
      ownWays.times(),
    ]);
    return { number, free };
  });
  const isHere = callee !== null;
  const wasHere = useRef(isHere);
  // Whether a call is booked here may be known only once what the operator says is read, after the page is shown.
  useEffect(() => {
    if (isHere && !wasHere.current) void again();
    wasHere.current = isHere;
  }, [isHere, again]);
  const hasNumber = (answer?.number ?? null) !== null;
  const [at, setAt] = useState<string>();
  const {
    contact: { number },
    type,
    forget,
  } = useTypedContact('beside a choice');
  // The same for every try, so that one whose answer was lost is not booked twice.
  const [id] = useState(newId);
  const sending = useSending(
    async isYes => {
      const body = {
        id,
        startsAt: at ?? '',
        way: 'phone' as const,
        ...(hasNumber ? {} : { number }),
        ...(isYes ? { ringThisOnce: true } : {}),
      };
      return (await api(bookTalk, { body })).booking;
    },
    {
      onDone: booking => {
        forget();
        onBooked(booking);
      },
      onGone: () => void again(),
    },
  );
  const isNumberMissing = at !== undefined && !hasNumber && number.trim() === '';
  return {
    /** The number that we have; null where it is to be typed. */
    knownNumber: answer?.number ?? null,
    /** What is free; undefined until that is read, null where nothing is booked here. */
    times: answer === null ? null : answer?.free,
    /** Why the times could not be read. */
    error,
    isReading: isFetching,
    /** Reads them again. */
    again,
    at,
    number,
    setNumber(typed: string) {
      type({ number: typed });
      sending.typed(['number']);
    },
    pick(moment: string | undefined) {
      setAt(moment);
      sending.forget();
    },
    sending,
    /** What is lacking before it can be booked. */
    problems: isNumberMissing ? [{ id: 'number', message: words.numberMissing }] : [],
  };
}
