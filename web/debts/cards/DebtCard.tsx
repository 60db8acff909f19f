import type { Debt } from '@towpath/contracts/api/debts.ts';
import { IconButton } from '@towpath/design-system/buttons/IconButton.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import {
  pencilSimple,
  scales,
  trash,
  warningCircleFill,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { howOld, needsAdviceFirst } from '@towpath/domain/debts/debtFacts.ts';
import { memo, useId, useState } from 'react';
import { balanceText, byPlanText, creditorNow, kindText, paymentText, wasWithText } from '../debtTexts.ts';
import { words } from '../words.ts';
import styles from './DebtCard.module.css';
import { DebtFacts } from './DebtFacts.tsx';
import { debtIcon } from './debtIcon.ts';

export type DebtCardProps = {
  readonly debt: Debt;
  /** The legal questions are done, so their outcome may show (DE-016). */
  readonly legalKnown: boolean;
  /**
   * If it is left out, the card has no such button (DE-016). Pass the same function for every card, so that
   * only changed cards re-render.
   */
  readonly onEdit?: ((debtId: string) => void) | undefined;
  readonly onDelete?: ((debtId: string) => void) | undefined;
};

/** One debt: creditor, kind and amount; more details on demand (DE-014, DE-017). */
export const DebtCard = memo(function DebtCard({ debt, legalKnown, onEdit, onDelete }: DebtCardProps) {
  const [open, setOpen] = useState(false);
  const factsId = useId();
  const name = creditorNow(debt);
  const wasWith = wasWithText(debt);
  const byPlan = byPlanText(debt);
  const legalAction = legalKnown && debt.hasLegalAction;
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <span className={styles.medal}>
          <Glyph of={debtIcon(debt.creditTypeRoles)} />
        </span>
        <div className={styles.who}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.kind}>{kindText(debt)}</p>
          {wasWith && <p className={styles.kind}>{wasWith}</p>}
        </div>
      </div>
      <p className={styles.sums}>
        <span className={styles.balance}>{balanceText(debt)}</span>{' '}
        <span className="muted small">{paymentText(debt)}</span>
      </p>
      {byPlan && <p className={styles.byPlan}>{byPlan}</p>}
      {debt.cleared && <p className={styles.byPlan}>{words.clearedBy[debt.cleared.as](debt.cleared.by)}</p>}
      {(debt.isPriority || legalAction) && (
        <p className={styles.marks}>
          {debt.isPriority && (
            <StatusTag tone="outline" icon={warningCircleFill}>
              {words.card.priority}
            </StatusTag>
          )}
          {legalAction && (
            <StatusTag tone="care" icon={scales}>
              {words.card.legalAction}
            </StatusTag>
          )}
        </p>
      )}
      {needsAdviceFirst(howOld(debt, { roles: debt.creditTypeRoles })) && (
        <p className={styles.tip}>{debt.isPriority ? words.adviceFirstOfPriority : words.adviceFirst}</p>
      )}
      <div id={factsId} className={styles.fold} data-open={open || undefined}>
        <div className={styles.clip}>
          <DebtFacts debt={debt} legalKnown={legalKnown} drawn={open} />
        </div>
      </div>
      <div className={styles.foot}>
        <TextButton aria-expanded={open} aria-controls={factsId} onClick={() => setOpen(!open)}>
          {open ? words.card.less : words.card.more}
          <span className="visually-hidden">{words.card.about(name)}</span>
        </TextButton>
        <span className={styles.acts}>
          {onEdit && (
            <IconButton icon={pencilSimple} label={words.card.edit(name)} onClick={() => onEdit(debt.id)} />
          )}
          {onDelete && (
            <IconButton icon={trash} label={words.card.delete(name)} onClick={() => onDelete(debt.id)} />
          )}
        </span>
      </div>
    </li>
  );
});
