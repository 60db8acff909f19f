import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { safeToDo } from '@towpath/domain/solutions/explain/safeToDo.ts';
import { formatSum, penceOf } from '@towpath/domain/values/pence.ts';
import { SuggestionList } from '../SuggestionList.tsx';
import styles from './Person.module.css';
import { words } from './words.ts';

/** What is safe to do until a person has looked, and what is kept of what was told. */
export function UntilWeTalk({ kept, forAdviser }: Pick<Recommendation, 'kept' | 'forAdviser'>) {
  return (
    <div className={styles.side}>
      <Card as="section" tight labelledBy="safe">
        <h2 className="h3" id="safe">
          {words.safe.heading}
        </h2>
        <SuggestionList suggestions={safeToDo(forAdviser.map(({ code }) => code))} />
      </Card>
      {kept && (
        <section aria-labelledby="kept">
          <h2 className="h3" id="kept">
            {words.kept.heading}
          </h2>
          <dl className={styles.kept}>
            {(['debts', 'income', 'outgoings'] as const).map(part => (
              <div key={part}>
                <dt>{words.kept[part]}</dt>
                <dd>{formatSum(penceOf(kept[part]))}</dd>
              </div>
            ))}
          </dl>
          <p className="small muted">{words.kept.text}</p>
        </section>
      )}
    </div>
  );
}
