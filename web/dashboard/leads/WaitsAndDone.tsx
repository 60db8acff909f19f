import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { checkCircleFill, clock } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { useIsWide } from '../../shell/useIsWide.ts';
import { words } from '../words.ts';
import styles from './WaitsAndDone.module.css';

/** What waits for others, with who and by when; then what was done lately, folded where there is one column. */
export function WaitsAndDone({ waits, done }: Pick<Dashboard, 'waits' | 'done'>) {
  const says = words.leads;
  const isWide = useIsWide();
  const doneRows = (
    <ul className={styles.rows}>
      {done.map(({ what, on }) => (
        <li key={`${what} ${on}`} className={styles.done}>
          <Glyph of={checkCircleFill} />
          <span>{what}</span>
          <span className={styles.when}>{sayWeekday(on)}</span>
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
                  <span className={styles.when}>{says.waits[isLate ? 'late' : 'by'](sayWeekday(by))}</span>
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
