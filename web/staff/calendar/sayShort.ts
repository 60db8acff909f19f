import { sayWeekday } from '@towpath/domain/values/dayWords.ts';

/** "Mon 30 Nov". @param iso 'YYYY-MM-DD' */
export function sayShort(iso: string): string {
  const [weekday = '', day = '', month = ''] = sayWeekday(iso).split(' ');
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`;
}

/** "23 to 29 November", or "30 November to 6 December". */
export function saySpan(first: string, last: string): string {
  const [, from = '', month = ''] = sayWeekday(first).split(' ');
  const [, to = '', lastMonth = ''] = sayWeekday(last).split(' ');
  return month === lastMonth ? `${from} to ${to} ${month}` : `${from} ${month} to ${to} ${lastMonth}`;
}
