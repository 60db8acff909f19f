import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import styles from './Calendar.module.css';
import { EntryChip } from './EntryChip.tsx';
import { entriesAt } from './entries.ts';
import { type DaysProps, Shut } from './WeekTable.tsx';
import { words } from './words.ts';

/** One day below the other, for a narrow screen: what is booked or asked for, and how much is free. */
export function DayList({ days, minutes, pickedId, onPick }: DaysProps) {
  return (
    <>
      {days.map(day => {
        const rows = [...entriesAt(day, minutes)]
          .flatMap(([time, entries]) => entries.map(entry => ({ time, entry })))
          .filter(({ entry }) => entry.kind !== 'free')
          .sort((one, other) => (one.time < other.time ? -1 : 1));
        const free = day.slots.reduce((sum, slot) => sum + slot.free, 0);
        return (
          <section key={day.day} className={styles.day} aria-labelledby={`day-${day.day}`}>
            <h2 id={`day-${day.day}`}>{sayWeekday(day.day)}</h2>
            <p className={styles.small}>
              <Shut day={day} /> {free > 0 && words.free(free)}
              {rows.length === 0 && free === 0 && day.isOpen && words.none}
            </p>
            <ol className={styles.list}>
              {rows.map(({ time, entry }) => (
                <li key={entry.kind === 'free' ? time : entry.workId}>
                  <span className={styles.small}>{sayTime(time)}</span>
                  <EntryChip
                    entry={entry}
                    isPicked={entry.kind !== 'free' && entry.workId === pickedId}
                    onPick={onPick}
                  />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
