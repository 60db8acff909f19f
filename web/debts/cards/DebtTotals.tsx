import { poundsText } from '../debtTexts.ts';
import { words } from '../words.ts';
import styles from './DebtTotals.module.css';

type DebtTotalsProps = {
  /** In pounds, as the debts call gives them (DE-004, DE-005). */
  readonly totalDebts: number;
  /** What the list itself adds up to. */
  readonly listedDebts?: number | undefined;
  readonly monthlyRepayments: number;
  /** As two quiet tiles, inside a card. */
  readonly tiles?: boolean;
  /** How many come before the others, as "2 of 5". */
  readonly first?: string;
};

/** The total of all debts, and of the monthly payments due (DE-015). */
export function DebtTotals({
  totalDebts,
  // What was kept for a reload before this was told has one sum only.
  listedDebts = totalDebts,
  monthlyRepayments,
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
        <div>
          <dt>{words.figures.repayments}</dt>
          <dd>{poundsText(monthlyRepayments)}</dd>
        </div>
        {first !== undefined && (
          <div>
            <dt>{words.figures.dealFirst}</dt>
            <dd>{first}</dd>
          </div>
        )}
      </dl>
      {listedDebts !== totalDebts && (
        <p className={styles.listed}>{words.byPlan.total(poundsText(listedDebts))}</p>
      )}
    </>
  );
}
