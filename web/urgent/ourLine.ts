import { type LocalMoment, openAt, sayOpen } from '@towpath/domain/values/openingHours.ts';
import { useState } from 'react';
import { useSiteContent } from '../journey/siteContent.ts';

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

/** Our own number, and whether somebody answers it as the page opens; undefined until the content has come. */
export function useOurLine(): OurLine | undefined {
  const content = useSiteContent();
  const [now] = useState(() => londonMoment(new Date()));
  if (!content) return undefined;
  const state = openAt(content.callTimes, now);
  return { number: content.callFromNumber, isOpen: state.isOpen, says: sayOpen(state, now.day) };
}
