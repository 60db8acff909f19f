import { classNames } from '@towpath/design-system/classNames.ts';
import { words } from '../words.ts';
import styles from './OnTheCall.module.css';

/** What the person can expect of the call, one after the other. */
export function OnTheCall() {
  const { heading, steps } = words.onTheCall;
  return (
    <section className={styles.onTheCall} aria-labelledby="on-the-call">
      <h2 id="on-the-call">{heading}</h2>
      <ol className={styles.steps}>
        {steps.map(({ what, says }, index) => (
          <li key={what}>
            <span className={classNames(styles.number, index === steps.length - 1 && styles.sun)} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3>{what}</h3>
              <p>{says}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
