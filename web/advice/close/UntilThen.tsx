import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { SuggestionList } from '../SuggestionList.tsx';
import type { CloseTo } from './MissingThings.tsx';
import styles from './UntilThen.module.css';
import { words } from './words.ts';

type UntilThenProps = Pick<CloseTo, 'untilThen' | 'pleaseDont'> & {
  /** One tap away, for somebody who has more to see to first. */
  readonly isFolded?: boolean;
};

/** What helps until a write-off is open, beside what would do harm. */
export function UntilThen({ untilThen, pleaseDont, isFolded = false }: UntilThenProps) {
  const helps = <SuggestionList suggestions={untilThen} />;
  const harms = (
    <SuggestionList suggestions={pleaseDont.map(({ lead, says }) => ({ lead, says, isCare: true }))} />
  );
  if (isFolded) {
    return (
      <div className={styles.folds}>
        <Fold heading={words.untilThen}>{helps}</Fold>
        <Fold heading={words.pleaseDont}>{harms}</Fold>
      </div>
    );
  }
  return (
    <div className={styles.both}>
      <section aria-labelledby="until-then">
        <h2 id="until-then">{words.untilThen}</h2>
        {helps}
      </section>
      <section aria-labelledby="please-dont">
        <h2 id="please-dont">{words.pleaseDont}</h2>
        {harms}
      </section>
    </div>
  );
}
