import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import type { KeyboardEvent } from 'react';
import styles from './Calendar.module.css';
import { EntryChip, type Taken } from './EntryChip.tsx';
import { clockAt, entriesAt } from './entries.ts';
import { isArrow, type Place, placeBeside } from './entryMoves.ts';
import { sayShort } from './sayShort.ts';
import { isOff, type ShownDay } from './whose.ts';
import { words } from './words.ts';

export type DaysProps = {
  readonly days: readonly ShownDay[];
  readonly minutes: number;
  readonly pickedId: string | undefined;
  readonly onPick: (entry: Taken) => void;
};

/** Days side by side, a row for each time. */
export function WeekTable({ days, minutes, pickedId, onPick }: DaysProps) {
  const ofDay = new Map(days.map(day => [day.day, entriesAt(day, minutes)]));
  const times = [
    ...new Set(
      days.flatMap(day => [
        ...day.slots
          .filter(({ isOwn }) => isOwn || !day.isByOwnHours)
          .map(({ startsAt }) => clockAt(startsAt)),
        ...(ofDay.get(day.day)?.keys() ?? []),
      ]),
    ),
  ].sort();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={words.title}>
      <table className={styles.table} onKeyDown={moveFocus}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.time}</th>
            {days.map(day => (
              <th key={day.day} scope="col" aria-current={day.isToday ? 'date' : undefined}>
                <span className="visually-hidden">{sayWeekday(day.day)}</span>
                <span aria-hidden>{sayShort(day.day)}</span>
                <DayFacts day={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map(time => (
            <tr key={time}>
              <th scope="row">{sayTime(time)}</th>
              {days.map(day => (
                <td key={day.day} data-off={isOff(day, time) || undefined}>
                  {(ofDay.get(day.day)?.get(time) ?? []).map(entry => (
                    <EntryChip
                      key={entry.kind === 'free' ? 'free' : entry.workId}
                      entry={entry}
                      isPicked={entry.kind !== 'free' && entry.workId === pickedId}
                      onPick={onPick}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lets an arrow on what can be picked lead to what stands beside it. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const places = buttons.map(placeOf);
  const from = places[buttons.findIndex(button => button.contains(event.target as Node))];
  if (!from || !isArrow(event.key)) return;
  const to = placeBeside(places, from, event.key);
  // What is not handled here goes on to scroll.
  if (!to) return;
  event.preventDefault();
  buttons[places.indexOf(to)]?.focus();
}

function placeOf(button: HTMLButtonElement): Place {
  const cell = button.closest('td');
  const row = button.closest('tr')?.rowIndex ?? 0;
  const nth = cell ? [...cell.querySelectorAll('button')].indexOf(button) : 0;
  return { row, column: cell?.cellIndex ?? 0, nth };
}

/** What there is to know of a day: how much stands in it, whether it is shut, and whose bank holiday it is. */
export function DayFacts({ day }: { readonly day: ShownDay }) {
  const talks = day.booked.length + day.calls.length;
  const tasks = day.tasks[day.whose === 'mine' ? 'own' : 'all'];
  return (
    <>
      {day.isOpen && <small className={styles.fact}>{words.talks(talks)}</small>}
      {tasks > 0 && <small className={styles.fact}>{words.tasks(tasks)}</small>}
      {!day.isOpen && <small className={styles.fact}>{words.shut}</small>}
      {day.isAway && day.whose === 'mine' && <small className={styles.fact}>{words.away}</small>}
      {day.holidays.map(({ name, nations }) => (
        <small key={name} className={styles.fact}>
          {words.holidayOf(name, nations)}
        </small>
      ))}
    </>
  );
}
