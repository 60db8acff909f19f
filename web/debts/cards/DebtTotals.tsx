import type { DebtsResponse } from '@towpath/contracts/api/debts.ts';
import { poundsText } from '../debtTexts.ts';
import { words } from '../words.ts';
import styles from './DebtTotals.module.css';

type DebtTotalsProps = {
  /** In pounds, as the debts call gives them (DE-004, DE-005). */
  readonly totalDebts: number;
  /** What the list itself adds up to. */
  readonly listedDebts?: number | undefined;
  readonly monthlyRepayments: number;
  /** What a plan that runs, or has cleared some of them, makes of them; null or left out where it changes nothing. */
  readonly under?: DebtsResponse['repaymentsUnder'] | undefined;
  /** As two quiet tiles, inside a card. */
  readonly tiles?: boolean;
  /** How many come before the others, as "2 of 5". */
  readonly first?: string;
};

/** The total of all debts, and of the monthly payments due (DE-015), as long as no plan says what is paid instead. */
export function DebtTotals({
  totalDebts,
  // What was kept for a reload before this was told has one sum only.
  listedDebts = totalDebts,
  monthlyRepayments,
  // Nor has it a word of a plan that runs.
  under = null,
  tiles = false,
  first,
}: DebtTotalsProps) {
  return (
    <>
      <dl className={tiles ? styles.tiles : styles.strip}>
        <div>
          <dt>{words.figures.total}</dt>
          <dd>{poundsText(totalDebts)}</dd>
        </div>
        {(under === null || under === 'can go on') && (
          <div>
            <dt>{words.figures.repayments}</dt>
            <dd>{poundsText(monthlyRepayments)}</dd>
          </div>
        )}
        {first !== undefined && (
          <div>
            <dt>{words.figures.dealFirst}</dt>
            <dd>{first}</dd>
          </div>
        )}
      </dl>
      {under !== null && <p className={styles.listed}>{words.under[under]}</p>}
      {listedDebts !== totalDebts && (
        <p className={styles.listed}>{words.byPlan.total(poundsText(listedDebts))}</p>
      )}
    </>
  );
}
