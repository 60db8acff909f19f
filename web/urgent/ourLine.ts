import { openAt, sayOpen } from '@towpath/domain/values/openingHours.ts';
import { useEffect, useState } from 'react';
import { londonMoment } from '../data/londonMoment.ts';
import { useSiteContent } from '../journey/siteContent.ts';

const MINUTE = 60_000;

export type OurLine = {
  readonly number: string;
  readonly isOpen: boolean;
  /** "Open now, until 8pm", "Opens tomorrow at 8am". */
  readonly says: string;
};

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
