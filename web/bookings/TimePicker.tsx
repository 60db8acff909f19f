import type { BookingTimes } from '@towpath/contracts/api/bookings.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import { useState } from 'react';
import styles from './Bookings.module.css';
import { type BookingDay, sayStretch, stretchesOf, timeAt } from './stretches.ts';
import { partOfDay, words } from './words.ts';

const PARTS = ['morning', 'afternoon', 'evening'] as const;

type TimePickerProps = {
  readonly times: BookingTimes;
  readonly day: string | undefined;
  readonly onDay: (day: string) => void;
  /** The chosen moment. */
  readonly at: string | undefined;
  readonly onTime: (at: string) => void;
};

/** Which day, and what time on it. */
export function TimePicker({ times, day, onDay, at, onTime }: TimePickerProps) {
  const stretches = stretchesOf(times.days);
  const ofDay = Math.max(
    0,
    stretches.findIndex(stretch => stretch.some(one => one.day === day)),
  );
  const [turned, setTurned] = useState<number>();
  const shown = Math.min(turned ?? ofDay, stretches.length - 1);
  const stretch = stretches[shown] ?? [];
  const chosen = times.days.find(one => one.day === day);
  return (
    <>
      <fieldset className={styles.part} id="day">
        <legend>
          <h2>{words.pick.day}</h2>
        </legend>
        <div className={styles.week}>
          <p aria-live="polite">
            <b>{sayStretch(stretch)}</b>
          </p>
          <span className={styles.turn}>
            {shown > 0 && <TextButton onClick={() => setTurned(shown - 1)}>{words.pick.earlier}</TextButton>}
            {shown < stretches.length - 1 && (
              <TextButton onClick={() => setTurned(shown + 1)}>{words.pick.later}</TextButton>
            )}
          </span>
        </div>
        <div className={styles.days}>
          {stretch.map(one => (
            <DayChoice key={one.day} day={one} isChosen={one.day === day} onChoose={() => onDay(one.day)} />
          ))}
        </div>
      </fieldset>
      {chosen && <Times day={chosen} hidesUnsafe={times.hidesUnsafe} at={at} onTime={onTime} />}
    </>
  );
}

function DayChoice({
  day,
  isChosen,
  onChoose,
}: {
  readonly day: BookingDay;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const weekday = sayWeekday(day.day);
  const says = {
    free: words.pick.free(day.times.length),
    full: words.pick.full,
    unsafe: words.pick.unsafe,
    shut: words.pick.shut,
  }[day.state];
  const name = [weekday, says, ...(day.holiday === null ? [] : [day.holiday])].join(', ');
  return (
    <label className={styles.day} title={day.holiday ?? undefined}>
      <input
        type="radio"
        name="day"
        aria-label={name}
        checked={isChosen}
        disabled={day.state !== 'free'}
        onChange={onChoose}
      />
      <span className={styles.face}>
        <span>{weekday.slice(0, 3)}</span>
        <b>{readIsoDate(day.day)?.day}</b>
        <small>{says}</small>
      </span>
    </label>
  );
}

function Times({
  day,
  hidesUnsafe,
  at,
  onTime,
}: Pick<TimePickerProps, 'at' | 'onTime'> & { readonly day: BookingDay; readonly hidesUnsafe: boolean }) {
  const weekday = sayWeekday(day.day);
  return (
    <fieldset className={styles.part} id="time" aria-describedby="time-hint">
      <legend>
        <h2>{words.pick.time(weekday.split(' ')[0] ?? '')}</h2>
      </legend>
      <p id="time-hint" className="small muted">
        {words.pick.ukTime} {hidesUnsafe && words.pick.hidden}
      </p>
      {PARTS.map(part => ({ part, moments: day.times.filter(one => partOfDay(timeAt(one)) === part) }))
        .filter(({ moments }) => moments.length > 0)
        .map(({ part, moments }) => (
          <div key={part} className={styles.partOfDay}>
            <h3>{words.pick.parts[part]}</h3>
            <div className={styles.slots}>
              {moments.map(moment => (
                <SlotChoice
                  key={moment}
                  name="time"
                  moment={moment}
                  weekday={weekday}
                  isChosen={moment === at}
                  onChoose={() => onTime(moment)}
                />
              ))}
            </div>
          </div>
        ))}
    </fieldset>
  );
}

type SlotChoiceProps = {
  readonly name: string;
  readonly moment: string;
  /** "Tuesday 24 November". */
  readonly weekday: string;
  /** Whether the day stands on it too. */
  readonly withDay?: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One time, with the whole date in its name. */
export function SlotChoice({ name, moment, weekday, withDay = false, isChosen, onChoose }: SlotChoiceProps) {
  const time = sayTime(timeAt(moment));
  return (
    <label className={styles.slot}>
      <input
        type="radio"
        name={name}
        aria-label={`${weekday}, ${time}`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.face}>
        <span>
          {isChosen && <Glyph of={check} />}
          {withDay ? `${weekday.slice(0, 3)} ${time}` : time}
        </span>
      </span>
    </label>
  );
}
