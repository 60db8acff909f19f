import type { Debt } from '@towpath/contracts/api/debts.ts';
import { words } from '../words.ts';
import styles from './DebtCard.module.css';
import { DebtCard, type DebtCardProps } from './DebtCard.tsx';
import { useProgressiveCount } from './useProgressiveCount.ts';

type DebtCardsProps = Omit<DebtCardProps, 'debt'> & {
  readonly debts: readonly Debt[];
  /** With it, the last place of the grid is a button that adds another (DE-013). */
  readonly onAdd?: (() => void) | undefined;
};

/** The debts as a grid of cards. Without `onEdit`, `onDelete` and `onAdd` it is for reading only (DE-016). */
export function DebtCards({ debts, onAdd, ...card }: DebtCardsProps) {
  const drawn = useProgressiveCount(debts.length);
  return (
    <ul className={styles.grid}>
      {debts.slice(0, drawn).map(debt => (
        <DebtCard key={debt.id} debt={debt} {...card} />
      ))}
      {onAdd && (
        <li>
          <button type="button" className={styles.add} onClick={onAdd}>
            {words.card.add}
          </button>
        </li>
      )}
    </ul>
  );
}
