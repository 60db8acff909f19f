import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { arrowRight } from '@towpath/design-system/icons/drawings.generated.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayNearDay } from '@towpath/domain/values/nearDay.ts';
import { londonMoment } from '../../data/londonMoment.ts';
import { words } from '../words.ts';
import { placeOf } from './leadsTo.ts';
import styles from './ThingToday.module.css';

/** The one thing to do today with one button, or that there is nothing to do, with what comes next. */
export function ThingToday({
  oneThing,
  dates,
  today = isoDate(londonMoment(new Date()).day),
}: Pick<Dashboard, 'oneThing' | 'dates'> & {
  /** 'YYYY-MM-DD'. */
  readonly today?: string;
}) {
  if (oneThing) {
    return (
      <section className={styles.card} aria-labelledby="thing-today">
        <div>
          <p className={styles.over}>{words.oneThing.over}</p>
          <h2 id="thing-today">{oneThing.heading}</h2>
          <p>{oneThing.text}</p>
        </div>
        <ButtonLink variant="lamp" href={placeOf(oneThing)} iconEnd={arrowRight}>
          {oneThing.action}
        </ButtonLink>
      </section>
    );
  }
  const next = soonest(dates);
  const { nothing } = words.leads;
  return (
    <section className={styles.card} aria-labelledby="thing-today">
      <div>
        <h2 id="thing-today">{nothing.heading}</h2>
        <p>{next?.day ? nothing.next(next.title, sayNearDay(next.day, today)) : nothing.none}</p>
      </div>
    </section>
  );
}

/** The first by day, whatever its danger. */
function soonest(dates: Dashboard['dates']): Dashboard['dates'][number] | undefined {
  return dates
    .filter(({ day }) => day !== null)
    .reduce<Dashboard['dates'][number] | undefined>(
      (first, one) => (first?.day && one.day && first.day <= one.day ? first : one),
      undefined,
    );
}
