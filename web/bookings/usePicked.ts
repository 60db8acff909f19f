import type { BookingTimes } from '@towpath/contracts/api/bookings.ts';
import { useState } from 'react';

/** The day that is shown, the first with a free time to begin with, and the moment that is chosen. */
export function usePicked(times: BookingTimes) {
  const [day, setDay] = useState(() => times.days.find(({ state }) => state === 'free')?.day);
  const [at, setAt] = useState<string>();
  return {
    day,
    at,
    /** Another day takes the chosen time away: it is not on it. */
    setDay(chosen: string) {
      setDay(chosen);
      if (!times.days.find(one => one.day === chosen)?.times.includes(at ?? '')) setAt(undefined);
    },
    setAt(moment: string | undefined) {
      setAt(moment);
      const of = times.days.find(one => moment !== undefined && one.times.includes(moment));
      if (of) setDay(of.day);
    },
  };
}
