import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import type { FormAddress } from './typedForm.ts';

type Debt = StandingRepayment['debts'][number];

/** What the person is about to tell of their plan. */
export type Asked =
  | { readonly kind: 'draw up' | 'draw up again' | 'means changed' | 'reviewed' }
  /** Of all that the plan pays, or with the lender of one debt. */
  | { readonly kind: 'break'; readonly debt?: Debt }
  | { readonly kind: 'offers sent'; readonly debts: readonly Debt[] }
  | {
      readonly kind:
        | 'answered'
        | 'offer kept'
        | 'more'
        | 'sold'
        | 'proof of sale'
        | 'balance put right'
        | 'closed';
      readonly debt: Debt;
    }
  | { readonly kind: 'paid' | 'not paid'; readonly due: string }
  | { readonly kind: 'taken back'; readonly entry: number }
  | { readonly kind: 'ended'; readonly why: 'paid' | 'left' };

/** The same without what is read of the plan, so that it can be kept. */
export function addressOf(asked: Asked): FormAddress {
  switch (asked.kind) {
    case 'offers sent':
      return { kind: asked.kind, debtIds: asked.debts.map(({ id }) => id) };
    case 'answered':
    case 'offer kept':
    case 'more':
    case 'sold':
    case 'proof of sale':
    case 'balance put right':
    case 'closed':
      return { kind: asked.kind, debtIds: [asked.debt.id] };
    case 'break':
      return { kind: asked.kind, ...(asked.debt && { debtIds: [asked.debt.id] }) };
    case 'paid':
    case 'not paid':
      return { kind: asked.kind, due: asked.due };
    case 'ended':
      return { kind: asked.kind, why: asked.why };
    default:
      return { kind: asked.kind };
  }
}

/** What was about to be told when the page was left; null where the plan has gone on and it cannot be told any more. */
export function askedFrom(
  { kind, debtIds = [], due }: FormAddress,
  { stands, canNote }: Repayment,
): Asked | null {
  if (!canNote) return null;
  if (kind === 'draw up' || kind === 'draw up again') {
    return (kind === 'draw up') === (stands === null) ? { kind } : null;
  }
  if (stands === null || stands.ended !== null) return null;
  const debts = stands.debts.filter(({ id, out, owed }) => debtIds.includes(id) && out === null && owed > 0);
  const [debt] = debts;
  switch (kind) {
    case 'break':
      return debtIds.length === 0 ? { kind } : debt ? { kind, debt } : null;
    case 'means changed':
      return { kind };
    case 'offers sent':
      return debt ? { kind, debts } : null;
    case 'answered':
      return debt?.offered ? { kind, debt } : null;
    case 'proof of sale':
      return debt?.standing === 'proof first' ? { kind, debt } : null;
    case 'offer kept':
      return debt?.offeredOther ? { kind, debt } : null;
    case 'sold':
    case 'balance put right':
    case 'closed':
      return debt ? { kind, debt } : null;
    case 'paid':
    case 'not paid': {
      const open = [
        ...stands.toCome.map(month => month.due),
        ...stands.past.filter(month => month.open.length > 0).map(month => month.due),
      ];
      return due !== undefined && open.includes(due) ? { kind, due } : null;
    }
    default:
      return null;
  }
}
