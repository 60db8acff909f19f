import { type LocalMoment, openAt, sayOpen } from '@towpath/domain/values/openingHours.ts';
import { useEffect, useState } from 'react';
import { useSiteContent } from '../journey/siteContent.ts';

const MINUTE = 60_000;

export type OurLine = {
  readonly number: string;
  readonly isOpen: boolean;
  /** "Open now, until 8pm", "Opens tomorrow at 8am". */
  readonly says: string;
};

/** A moment by the clock in London, wherever the person is: our line goes by it. */
export function londonMoment(now: Date): LocalMoment {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(one => one.type === type)?.value ?? '';
  return {
    day: { year: Number(part('year')), month: Number(part('month')), day: Number(part('day')) },
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Our own number, and whether somebody answers it now; undefined until the content has come. */
export function useOurLine(): OurLine | undefined {
  const content = useSiteContent();
  const [now, setNow] = useState(() => londonMoment(new Date()));
  useEffect(() => {
    // A page may stay open past the end of a day.
    const clock = setInterval(() => setNow(londonMoment(new Date())), MINUTE);
    return () => clearInterval(clock);
  }, []);
  if (!content) return undefined;
  const state = openAt(content.callTimes, now);
  return { number: content.callFromNumber, isOpen: state.isOpen, says: sayOpen(state, now.day) };
}
