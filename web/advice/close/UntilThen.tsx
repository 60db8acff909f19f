import { SuggestionList } from '../SuggestionList.tsx';
import type { CloseTo } from './MissingThings.tsx';
import styles from './UntilThen.module.css';
import { words } from './words.ts';

/** What helps until a write-off is open, beside what would do harm. */
export function UntilThen({ untilThen, pleaseDont }: Pick<CloseTo, 'untilThen' | 'pleaseDont'>) {
  return (
    <div className={styles.both}>
      <section aria-labelledby="until-then">
        <h2 id="until-then">{words.untilThen}</h2>
        <SuggestionList suggestions={untilThen} />
      </section>
      <section aria-labelledby="please-dont">
        <h2 id="please-dont">{words.pleaseDont}</h2>
        <SuggestionList suggestions={pleaseDont.map(({ lead, says }) => ({ lead, says, isCare: true }))} />
      </section>
    </div>
  );
}
