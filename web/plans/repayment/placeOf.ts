import type { RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { canBeTakenBack } from '@towpath/domain/plans/repayment/takingBack.ts';

/** The parts of the page that are about no one debt. */
export const PLACES = { plan: 'plan', payments: 'payments', history: 'history' } as const;

/** Where on the page something is told that was written down: with its debt, the payments, or above all. */
export function placeOf(note: RepaymentNote): string {
  switch (note.kind) {
    case 'answered':
    case 'sold':
    case 'proof of sale':
    case 'balance put right':
    case 'closed':
      return note.debtId;
    case 'offers sent': {
      const [debtId, ...others] = note.debtIds;
      return debtId !== undefined && others.length === 0 ? debtId : PLACES.plan;
    }
    case 'paid':
    case 'not paid':
    case 'break':
      return PLACES.payments;
    case 'taken back':
      return PLACES.history;
    default:
      return PLACES.plan;
  }
}

/** Whether what was written down can be taken back at once. */
export function isTakenBackAtOnce({ kind }: RepaymentNote): boolean {
  return kind === 'draw up again' || (kind !== 'draw up' && canBeTakenBack(kind));
}
