import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { type ReactNode, useId } from 'react';
import { AsTable } from '../../advice/pictures/AsTable.tsx';
import styles from './Pictures.module.css';
import { StepsDown } from './StepsDown.tsx';
import { stepsDown } from './stepsDown.ts';
import { words } from './words.ts';

type GoingDownProps = {
  readonly stands: Pick<StandingRepayment, 'years' | 'sums' | 'endsOn'>;
  readonly today: string;
  /** Of another page. */
  readonly heading?: string;
  /** Ways on from it, in place of the sums that the heading says. */
  readonly children?: ReactNode;
};

/** What is owed at the end of each year as steps going down, the boat where it is today, and the same in a table. */
export function GoingDown({ stands, today, heading = words.down.heading, children }: GoingDownProps) {
  const id = useId();
  const { years, sums, endsOn } = stands;
  if (years.length < 2 || endsOn === null) return null;
  const { every } = stepsDown(stands, today);
  const lastMonth = sayMonth(endsOn.slice(0, 7));
  return (
    <figure className={styles.card} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p className="muted">
        {every === 1 ? words.down.text(lastMonth) : words.down.textYears(every, lastMonth)}
      </p>
      {sums.waiting > 0 && <p className="small">{words.leavesOut(formatSum(sums.waiting))}</p>}
      {sums.ordered > 0 && <p className="small">{byOrderWords.leavesOut(formatSum(sums.ordered))}</p>}
      <StepsDown stands={stands} today={today} says={words.down.says} />
      <AsTable caption={words.down.table} columns={words.down.columns} isSums>
        {years.map(({ year, pays, left }) => [String(year), formatSum(pays), formatSum(left)])}
      </AsTable>
      {children ?? (
        <p className="small muted">
          {words.down.sums(formatSum(sums.paid), formatSum(sums.owed))}{' '}
          {sums.corrected > 0 && words.down.added(formatSum(sums.corrected))}
          {sums.corrected < 0 && words.down.takenOff(formatSum(-sums.corrected))}
        </p>
      )}
    </figure>
  );
}
