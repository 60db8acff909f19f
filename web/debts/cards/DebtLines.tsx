import type { Debt } from '@towpath/contracts/api/debts.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { balanceText, byPlanText, creditorNow, kindText, wasWithText } from '../debtTexts.ts';
import styles from './DebtLines.module.css';
import { debtIcon } from './debtIcon.ts';

/** The debts as short lines: creditor, kind and amount. */
export function DebtLines({ debts }: { debts: readonly Debt[] }) {
  return (
    <ul className={styles.lines}>
      {debts.map(debt => (
        <li key={debt.id} className={styles.line}>
          <span className={styles.medal}>
            <Glyph of={debtIcon(debt.creditTypeRoles)} />
          </span>
          <span className={styles.who}>
            <b className={styles.name}>{creditorNow(debt)}</b>
            <span className={styles.kind}>{kindText(debt)}</span>
            {wasWithText(debt) && <span className={styles.kind}>{wasWithText(debt)}</span>}
            {byPlanText(debt) && <span className={styles.kind}>{byPlanText(debt)}</span>}
          </span>
          <b className={styles.sum}>{balanceText(debt)}</b>
        </li>
      ))}
    </ul>
  );
}
