import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { Anchor } from '@towpath/design-system/links.tsx';
import type { ReactNode } from 'react';
import { paths } from '../shell/paths.ts';
import { SolutionStatusTag } from './SolutionStatusTag.tsx';
import styles from './Solutions.module.css';
import type { SolutionStatus } from './solutionStatus.ts';
import { gravestFirst, payOnCard } from './solutionTexts.ts';

type SolutionRowProps = {
  readonly solution: Solution;
  readonly status: SolutionStatus;
  /** What the solution is, or why it is not open. */
  readonly children: ReactNode;
};

/**
 * One solution as a row: its name, which leads to its page, its status, one line, and its monthly payment (AD-021, AD-023).
 * One that may be open has its gravest risk with it.
 */
export function SolutionRow({ solution, status, children }: SolutionRowProps) {
  const { product, adviserFirst, paymentSum } = solution;
  const { id, shortName, name } = product;
  const pay = payOnCard(solution);
  const isClosed = status === 'unavailable';
  const heading = `solution-${id}`;
  const [gravest] = gravestFirst(solution);
  return (
    <article className={styles.row} aria-labelledby={heading}>
      <div className={styles.rowHead}>
        <SolutionStatusTag status={status} />
        <h3 className={styles.rowName} id={heading}>
          <Anchor href={paths.solution(shortName)}>{name}</Anchor>
        </h3>
      </div>
      <div className={styles.rowSays}>
        <p>{children}</p>
        {!isClosed && gravest !== undefined && <p className="small">{gravest}</p>}
        {!isClosed && adviserFirst !== null && <p className="small">{adviserFirst}</p>}
        <p className="small muted">
          {pay.name} <b>{pay.says}</b>
        </p>
        {paymentSum !== undefined && <p className="small muted">{paymentSum}</p>}
      </div>
    </article>
  );
}
