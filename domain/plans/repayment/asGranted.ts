import type { Pence } from '../../values/pence.ts';
import type { FactsToDraw } from './drawing.ts';

/** What a form says that went to those who approve a plan. */
type ApprovedForm = {
  readonly debts: readonly {
    /** Its id on the form, and in the list of debts; null for one that was added in the form alone. */
    readonly entry: string;
    readonly debtId: string | null;
    readonly name: string;
    readonly what: string | null;
    readonly balance: Pence | null;
    readonly isIn: boolean;
  }[];
  /** In pence a month. */
  readonly offer: Pence | null;
};

/** What is known beside the form: how the solution is called, where its person lives, and the limits in force. */
type Beside = Pick<FactsToDraw, 'shortName' | 'nation' | 'limits'>;

/**
 * What a plan is drawn up from that others have granted as a whole: the sum and the debts of its form, with what was owed on
 * each by that. What the advice of today says is kept beside it, so that it can be seen where that is another later.
 *
 * @param today what the plan would be drawn up from by the advice of today; null where that does not name it any more
 */
export function asGranted(form: ApprovedForm, today: FactsToDraw | null, beside: Beside): FactsToDraw {
  const debts = form.debts
    .filter(({ isIn }) => isIn)
    .map(({ debtId, entry, name, what, balance }) => ({
      id: debtId ?? entry,
      creditor: name,
      what,
      balance,
      contractual: null,
    }));
  const inIt = new Set(debts.map(({ id }) => id));
  const leftOut = form.debts
    .filter(({ isIn }) => !isIn)
    .map(({ debtId, entry, name, what, balance }) => ({
      id: debtId ?? entry,
      creditor: name,
      what,
      balance,
    }));
  const apart = (today?.outside ?? []).filter(({ id }) => !inIt.has(id));
  const known = new Set(apart.map(({ id }) => id));
  return {
    ...beside,
    monthly: form.offer ?? today?.monthly ?? null,
    advised: today?.monthly ?? null,
    canPay: today?.canPay ?? null,
    setAside: today?.setAside ?? new Map(),
    debts,
    outside: [...apart, ...leftOut.filter(({ id }) => !known.has(id))],
  };
}
