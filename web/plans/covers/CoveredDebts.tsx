import type { Plan } from '@towpath/contracts/api/plans.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import type { ReactNode } from 'react';
import styles from './Covers.module.css';
import { coversWords as words } from './words.ts';

type CoveredDebtsProps = {
  readonly covers: NonNullable<Plan['covers']>;
  readonly heading?: 'h3' | 'h4';
  /** What is said below the debts outside of it. */
  readonly below?: ReactNode;
};

/** The debts in what protects a person, by the form on which it was granted, and those outside of it with why. */
export function CoveredDebts({
  covers: { inIt, outside },
  heading: Heading = 'h3',
  below,
}: CoveredDebtsProps) {
  return (
    <div className={styles.lists}>
      <div>
        <Heading id="in-it">{words.inIt}</Heading>
        <p>{words.byForm}</p>
        <ul aria-labelledby="in-it">
          {inIt.map(({ id, name, owed }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              {owed !== null && <span>{formatSum(owed)}</span>}
            </li>
          ))}
        </ul>
      </div>
      {outside.length > 0 && (
        <div>
          <Heading id="not-in-it">{words.outside}</Heading>
          <p>{words.outsideText}</p>
          <ul aria-labelledby="not-in-it">
            {outside.map(({ id, name, why }) => (
              <li key={id}>
                <span className={styles.name}>{name}</span>
                <span>{words.why[why]}</span>
              </li>
            ))}
          </ul>
          {below}
        </div>
      )}
    </div>
  );
}
