import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import { getsMore } from '@towpath/domain/plans/repayment/getsMore.ts';
import type { Repayment, StandingDebt } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { settlingWords } from '@towpath/domain/plans/repayment/settling/words.ts';
import { isSettlingOn, settlingIn } from '@towpath/domain/plans/repayment/settling.ts';
import { stillOwing } from '@towpath/domain/plans/repayment/sharedDebt.ts';
import { sharedDebtWords } from '@towpath/domain/plans/repayment/sharedDebtWords.ts';
import { soldWords } from '@towpath/domain/plans/repayment/sold/words.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatPounds, formatSum, type Pence } from '@towpath/domain/values/pence.ts';
import { type Block, list, paragraph } from '../paper.ts';
import { sayMarked } from '../sayings.ts';
import { words } from './words.ts';

/**
 * What they get each month; nothing of who has gone, no sum where it is paid as ordered, and none for now where a settlement is
 * still to be paid.
 */
export function offerOf(debt: StandingDebt, today: string): string {
  const { out, standing: how, payment } = debt;
  if (out !== null) return '';
  if (isSettlingOn(debt, today)) return settlingWords.sum;
  return how === 'by order' ? byOrderWords.sum : formatPounds(payment);
}

/** Whose share is kept towards a settlement, or is paid again since its day has passed. */
export function settlements(debts: Repayment['debts'], today: string): readonly Block[] {
  return settlingIn(debts, today).map(one => paragraph(settlingWords.inPayments(one)));
}

/** Who gets more than was offered, since another needs no more: from which month, and how much. */
export function more(
  debts: Repayment['debts'],
  monthly: Pence,
  toCome: Repayment['toCome'],
): readonly Block[] {
  return debts.flatMap(({ id, creditor, payment, offered }) => {
    const found = getsMore({ monthly, debts, toCome }, id);
    if (found === null) return [];
    // Of an offer that is still to go nothing stays.
    const sums = [formatSum(found.sum), offered && formatSum(payment)] as const;
    return [paragraph(words.lenders.getsMore(creditor, sayMonth(found.due), ...sums))];
  });
}

/** That others still owe debts of the plan too, each with who lent it. */
export function othersOf(debts: Repayment['debts']): readonly Block[] {
  const said = debts.flatMap(debt => {
    const other = stillOwing(debt);
    return other === null ? [] : [{ lead: debt.creditor, text: sharedDebtWords.owes(other) }];
  });
  return said.length === 0 ? [] : [list(said)];
}

/** Who was asked to show that they bought a debt, and what was agreed with who had it before. */
export function salesOf(debts: Repayment['debts']): readonly Block[] {
  const said = debts.flatMap(({ creditor, proofAskedOn, agreedWithSeller }) => {
    const text = [
      proofAskedOn !== undefined && soldWords.asked(proofAskedOn),
      agreedWithSeller && soldWords.agreedWithSeller(agreedWithSeller),
    ].filter(one => typeof one === 'string');
    return text.length === 0 ? [] : [{ lead: creditor, text: text.join(' ') }];
  });
  return said.length === 0 ? [] : [list(said)];
}

/** Whom it is owed to, with what it is, who owes it too and who had it before. */
export function nameOf(debt: StandingDebt): string {
  const { creditor, what, before } = debt;
  const other = stillOwing(debt);
  const was = before.length > 0 && words.lenders.was(before.join(', '));
  return sayMarked(creditor, what ?? false, other !== null && sharedDebtWords.shared(other), was);
}
