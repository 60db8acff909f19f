import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import styles from './Leaf.module.css';

/** A day as a leaf of a calendar; the words beside it say the same. */
export function Leaf({ day, onWhite = false }: { readonly day: string; readonly onWhite?: boolean }) {
  const [weekday = '', , month = ''] = sayWeekday(day).split(' ');
  return (
    <div className={styles.leaf} data-on-white={onWhite} aria-hidden>
      <span>{weekday.slice(0, 3)}</span>
      <b>{readIsoDate(day)?.day}</b>
      <span>{month.slice(0, 3)}</span>
    </div>
  );
}
