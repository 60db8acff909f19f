import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import styles from './Calendar.module.css';
import { EntryChip } from './EntryChip.tsx';
import { clockAt, entriesAt } from './entries.ts';
import { DayFacts, type DaysProps } from './WeekTable.tsx';
import { type FreeStretch, freeStretches } from './whose.ts';
import { words } from './words.ts';

/** One day below the other, for a narrow screen: what is booked, asked for and free. */
export function DayList({ days, minutes, pickedId, onPick }: DaysProps) {
  return (
    <>
      {days.map(day => {
        const taken = [...entriesAt(day, minutes).values()]
          .flat()
          .flatMap(entry => (entry.kind === 'free' ? [] : [{ at: entry.at, entry }]));
        // Of the team the times that are free are told as a number: somebody is free nearly always.
        const free = day.whose === 'mine' ? freeStretches(day, minutes) : [];
        const rows = [...taken, ...free.map(stretch => ({ at: stretch.at, stretch }))].toSorted(
          (one, other) => (one.at < other.at ? -1 : 1),
        );
        const count = day.slots.reduce((sum, slot) => sum + slot.free, 0);
        return (
          <section key={day.day} className={styles.day} aria-labelledby={`day-${day.day}`}>
            <h2 id={`day-${day.day}`} aria-current={day.isToday ? 'date' : undefined}>
              {sayWeekday(day.day)}
            </h2>
            <p className={styles.facts}>
              <DayFacts day={day} />
              {day.whose === 'team' && count > 0 && (
                <small className={styles.fact}>{words.free(count)}</small>
              )}
            </p>
            <ol className={styles.list}>
              {rows.map(row => (
                <li key={'entry' in row ? row.entry.workId : row.at}>
                  <span className={styles.small}>{sayTime(clockAt(row.at))}</span>
                  {'entry' in row ? (
                    <EntryChip entry={row.entry} isPicked={row.entry.workId === pickedId} onPick={onPick} />
                  ) : (
                    <Free stretch={row.stretch} />
                  )}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}

function Free({ stretch: { to, count } }: { readonly stretch: FreeStretch }) {
  return (
    <span className={styles.entry} data-kind="free">
      {words.freeTo(sayTime(clockAt(to)), count)}
    </span>
  );
}
