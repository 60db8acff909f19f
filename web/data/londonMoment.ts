import type { LocalMoment } from '@towpath/domain/values/openingHours.ts';

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
