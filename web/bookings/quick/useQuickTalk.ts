import { type Booking, bookTalk } from '@towpath/contracts/api/bookings.ts';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { newId } from '../../data/newId.ts';
import { useRemote } from '../../data/remote.ts';
import { useSending } from '../useSending.ts';
import { useTypedContact } from '../useTypedContact.ts';
import { type KnownContact, ownWays } from '../ways.ts';
import { words } from './words.ts';

export type QuickTalk = ReturnType<typeof useQuickTalk>;

/**
 * A call that is booked beside something else: the time that was picked, if any, and the number where we have none.
 *
 * @param known whom we would ring; null where nothing is booked here
 * @param onBooked it is booked
 */
export function useQuickTalk(known: KnownContact | null, onBooked: (booking: Booking) => void) {
  const { answer: times, again } = useRemote(async () => (known ? ownWays.times() : null));
  const hasNumber = known !== null && known.number !== null;
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
    knownNumber: known?.number ?? null,
    times,
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
