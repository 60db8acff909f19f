import styles from './Figures.module.css';
import { type Figures, headOf } from './tables.ts';
import { words } from './words.ts';

/** The four numbers that are looked at first. */
export function Head({ figures }: { readonly figures: Figures }) {
  return (
    <section aria-labelledby="figure-head">
      <h2 id="figure-head" className="visually-hidden">
        {words.head.heading}
      </h2>
      <dl className={styles.tiles}>
        {headOf(figures).map(({ term, says, of, goal }) => (
          <div key={term} className={styles.card}>
            <dt>{term}</dt>
            <dd className={styles.figure}>{says}</dd>
            <dd className={styles.small}>{of}</dd>
            {goal && <dd className={styles.small}>{goal}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
