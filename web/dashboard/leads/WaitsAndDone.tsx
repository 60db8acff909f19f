import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { checkCircleFill, clock } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayNearDay } from '@towpath/domain/values/nearDay.ts';
import { londonMoment } from '../../data/londonMoment.ts';
import { useIsWide } from '../../shell/useIsWide.ts';
import { words } from '../words.ts';
import styles from './WaitsAndDone.module.css';

type WaitsAndDoneProps = Pick<Dashboard, 'waits' | 'done'> & {
  /** 'YYYY-MM-DD': a day of another year is said with it. */
  readonly today?: string;
};

/** What waits for others, with who and by when; then what was done lately, folded where there is one column. */
export function WaitsAndDone({
  waits,
  done,
  today = isoDate(londonMoment(new Date()).day),
}: WaitsAndDoneProps) {
  const says = words.leads;
  const isWide = useIsWide();
  const doneRows = (
    <ul className={styles.rows}>
      {done.map(({ what, on }) => (
        <li key={`${what} ${on}`} className={styles.done}>
          <Glyph of={checkCircleFill} />
          <span>{what}</span>
          <span className={styles.when}>{sayNearDay(on, today)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {waits.length > 0 && (
        <section aria-labelledby="waits-for-others">
          <h2 id="waits-for-others" className="h3">
            {says.waits.heading}
          </h2>
          <ul className={styles.rows}>
            {waits.map(({ who, what, by, isLate }) => (
              <li key={`${who} ${what} ${by}`}>
                <Glyph of={clock} />
                <span>
                  <b>{who}</b> {what}
                </span>
                {by !== null && (
                  <span className={styles.when}>
                    {says.waits[isLate ? 'late' : 'by'](sayNearDay(by, today))}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {done.length > 0 && (
        <section aria-label={says.done}>
          {isWide ? (
            <>
              <h2 className="h3">{says.done}</h2>
              {doneRows}
            </>
          ) : (
            <Fold heading={says.done}>{doneRows}</Fold>
          )}
        </section>
      )}
    </>
  );
}
