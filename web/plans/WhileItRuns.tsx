import type { Plan } from '@towpath/contracts/api/plans.ts';
import styles from './Plans.module.css';
import { words } from './words.ts';

/** What the person has to do, or may not do, while what they chose runs. */
export function WhileItRuns({ plan: { whileItRuns } }: { readonly plan: Pick<Plan, 'whileItRuns'> }) {
  if (whileItRuns.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="while-it-runs">
      <h2 id="while-it-runs">{words.whileItRuns}</h2>
      <ul className={styles.keepsTo}>
        {whileItRuns.map(says => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </section>
  );
}
