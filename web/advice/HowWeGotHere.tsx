import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import styles from './HowWeGotHere.module.css';
import { words } from './words.ts';

/** What stood before a recommendation, what it found, and what would lift it; behind one tap. */
export function HowWeGotHere({ gates }: Pick<Recommendation, 'gates'>) {
  if (gates.length === 0) return null;
  return (
    <details className={styles.how}>
      <summary>{words.howWeGotHere}</summary>
      <ul>
        {gates.map(({ code, why, lifts, findings }) => (
          <li key={code}>
            <b>{why}</b> {findings.map(({ says }) => says).join(' ')} {lifts}
          </li>
        ))}
      </ul>
    </details>
  );
}
