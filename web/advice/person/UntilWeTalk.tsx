import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { safeToDo } from '@towpath/domain/solutions/explain/safeToDo.ts';
import { formatSum, penceOf } from '@towpath/domain/values/pence.ts';
import { SuggestionList } from '../SuggestionList.tsx';
import type { Folds } from '../whatFolds.ts';
import styles from './Person.module.css';
import { words } from './words.ts';

type UntilWeTalkProps = Pick<Recommendation, 'kept' | 'forAdviser'> & {
  readonly folds: Pick<Folds, 'kept' | 'safe'>;
};

/** What is safe to do until a person has looked, and what is kept of what was told. */
export function UntilWeTalk({ kept, forAdviser, folds }: UntilWeTalkProps) {
  const safe = <SuggestionList suggestions={safeToDo(forAdviser.map(({ code }) => code))} />;
  return (
    <div className={classNames(styles.side, folds.safe && styles.folds)}>
      {folds.safe ? (
        <Fold heading={words.safe.heading}>{safe}</Fold>
      ) : (
        <Card as="section" tight labelledBy="safe">
          <h2 className="h3" id="safe">
            {words.safe.heading}
          </h2>
          {safe}
        </Card>
      )}
      {kept &&
        (folds.kept ? (
          <Fold heading={words.kept.heading}>
            <Kept kept={kept} />
          </Fold>
        ) : (
          <section aria-labelledby="kept">
            <h2 className="h3" id="kept">
              {words.kept.heading}
            </h2>
            <Kept kept={kept} />
          </section>
        ))}
    </div>
  );
}

function Kept({ kept }: { kept: NonNullable<Recommendation['kept']> }) {
  return (
    <>
      <dl className={styles.kept}>
        {(['debts', 'income', 'outgoings'] as const).map(part => (
          <div key={part}>
            <dt>{words.kept[part]}</dt>
            <dd>{formatSum(penceOf(kept[part]))}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{words.kept.text}</p>
    </>
  );
}
