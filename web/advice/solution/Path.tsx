import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import styles from './Path.module.css';

/** The way from choosing a solution to its start: what happens, and who does it. */
export function Path({ steps }: Pick<Solution['wording'], 'steps'>) {
  return (
    <ol className={styles.path}>
      {steps.map(({ what, who, says }, index) => (
        <li key={what}>
          <span className={classNames(styles.number, index === steps.length - 1 && styles.sun)} aria-hidden>
            {index + 1}
          </span>
          <div>
            <div className={styles.head}>
              <h3>{what}</h3>
              <span className={styles.who}>{who}</span>
            </div>
            <p>{says}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
