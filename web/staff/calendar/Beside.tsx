import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffCalendar } from '@towpath/contracts/api/staffCalendar.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import { areaPath } from '../area.ts';
import styles from './Calendar.module.css';
import { sayShort } from './sayShort.ts';
import { words } from './words.ts';

type Calendar = AnswerOf<typeof staffCalendar>;

/** When whoever looks takes talks, with the way to change it. */
export function OwnHours({ own }: Pick<Calendar, 'own'>) {
  return (
    <section className={styles.card} aria-labelledby="own-hours">
      <header>
        <h2 id="own-hours">{words.hours.heading}</h2>
        <TextLink href={areaPath('account')}>
          {words.hours.change}
          <span className="visually-hidden"> {words.hours.changeWhat}</span>
        </TextLink>
      </header>
      {own.length === 0 ? (
        <p className={styles.small}>{words.hours.none}</p>
      ) : (
        <dl className={styles.rows}>
          {stretchesOfWeek(own).map(({ first, last, from, to }) => (
            <div key={first}>
              <dt>{first === last ? first : words.hours.days(first, last)}</dt>
              <dd>{words.hours.times(sayTime(from), sayTime(to))}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Days of the week with the same hours that follow on each other, as one. */
function stretchesOfWeek(own: Calendar['own']) {
  const found: { first: string; last: string; from: string; to: string; at: number }[] = [];
  for (const { weekday, from, to } of own) {
    const at = WEEK.indexOf(weekday);
    const before = found.at(-1);
    if (before && before.at === at - 1 && before.from === from && before.to === to) {
      before.last = weekday;
      before.at = at;
    } else found.push({ first: weekday, last: weekday, from, to, at });
  }
  return found;
}

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The days of the next weeks that are not like others. */
export function ComingUp({ days }: { readonly days: Calendar['comingUp'] }) {
  return (
    <section className={styles.card} aria-labelledby="coming-up">
      <header>
        <h2 id="coming-up">{words.comingUp.heading}</h2>
      </header>
      {days.length === 0 ? (
        <p className={styles.small}>{words.comingUp.none}</p>
      ) : (
        <dl className={styles.rows}>
          {days.map(({ day, isClosed, isAway, holidays }) => (
            <div key={day}>
              <dt>{sayShort(day)}</dt>
              <dd>
                {[
                  ...(isClosed ? [words.shut] : []),
                  ...holidays.map(({ name, nations }) => words.holidayOf(name, nations)),
                  ...(isAway && !isClosed ? [words.comingUp.away] : []),
                ].map(says => (
                  <span key={says}>{says}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** What the looks of the calendar mean. */
export function Key() {
  return (
    <ul className={styles.key}>
      <li data-kind="booked">{words.key.booked}</li>
      <li data-kind="call">{words.callBack}</li>
      <li data-kind="free">{words.key.free}</li>
    </ul>
  );
}
