import type { Pence } from '../../values/pence.ts';
import type { NextWithThem, Standing } from './answering.ts';
import { sharedBesideOrders } from './byOrder.ts';
import type { Month } from './event.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';
import type { MonthShare, PastMonth } from './schedule.ts';

/** The debts of which advice comes before anything is paid or written, by their ids, as `needsAdviceFirst` has it. */
export type AdviceFirst = ReadonlySet<string>;

export const NO_ADVICE_FIRST: AdviceFirst = new Set();

/** How it stands with whom such a debt is owed to, while anything is owed on it. */
export function whileAdviceIsFirst<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & { readonly id: string },
  adviceFirst: AdviceFirst,
): With {
  if (!adviceFirst.has(debt.id) || debt.standing === 'out' || debt.standing === 'paid off') return debt;
  return { ...debt, standing: 'advice first', next: { step: 'talk with us', who: 'you', by: null } };
}

/** Those of them that a plan has, or keeps outside of it. What was closed or is paid off is not among them. */
export function adviceFirstIn(
  { debts, outside }: Pick<KeptPlan, 'debts' | 'outside'>,
  adviceFirst: AdviceFirst,
): readonly string[] {
  const inIt = debtsInPlan({ debts }).filter(({ owed }) => owed > 0);
  const ids = new Set([...inIt, ...outside].map(({ id }) => id));
  return [...ids].filter(id => adviceFirst.has(id));
}

/**
 * The debts whose share of a payment is kept aside. None where one sum goes to the distributor: what is approved is paid as
 * a whole.
 */
export function keptAside({ terms }: Pick<KeptPlan, 'terms'>, adviceFirst: AdviceFirst): AdviceFirst {
  return terms.paidTo === 'the distributor' ? NO_ADVICE_FIRST : adviceFirst;
}

type AsRead = {
  readonly debts: readonly (Pick<KeptDebt, 'creditor' | 'payment'> & { readonly standing: Standing })[];
  readonly terms: Pick<KeptPlan['terms'], 'paidTo'>;
};

/** Whom what is kept aside of each month is for, and how much that is. */
export function asideIn({ debts, terms }: AsRead): {
  readonly names: readonly string[];
  readonly sum: Pence;
} {
  const waiting =
    terms.paidTo === 'the distributor' ? [] : debts.filter(one => one.standing === 'advice first');
  return {
    names: waiting.map(({ creditor }) => creditor),
    sum: waiting.reduce((total, { payment }) => total + payment, 0),
  };
}

/** What is paid each month: the sum of a plan without what is kept aside of it, and without what is paid as ordered. */
export function paidMonthly({ monthly, ...read }: AsRead & { readonly monthly: Pence }): Pence {
  return Math.max(0, sharedBesideOrders({ monthly, debts: read.debts }) - asideIn(read).sum);
}

/** Where a debt is now that a plan was drawn up anew without: it may wait, or stay outside, and is not gone then. */
export function whereLeftOut(
  id: string,
  {
    adviceFirst,
    outside,
  }: {
    readonly adviceFirst: readonly string[];
    readonly outside: readonly { readonly id: string }[];
  },
): 'advice first' | 'outside' | 'left out' {
  if (adviceFirst.includes(id)) return 'advice first';
  return outside.some(one => one.id === id) ? 'outside' : 'left out';
}

/** What is owed on debts whose share is not paid by the plan: neither the end of a plan nor the way there reckons with them. */
export function owedAside({ debts }: Pick<KeptPlan, 'debts'>, aside: AdviceFirst): Pence {
  return waitingIn({ debts }, aside).reduce((total, { owed }) => total + owed, 0);
}

/**
 * A plan as it is paid while some of its debts wait, or are paid as ordered: without them and what was marked of them, and
 * without their part of each payment, in a break too. Who stays gets what another needs no more; what is kept aside stays
 * aside.
 */
export function withoutAside(plan: KeptPlan, aside: AdviceFirst): KeptPlan {
  const waiting = waitingIn(plan, aside);
  if (waiting.length === 0) return plan;
  const gone = new Set(waiting.map(({ id }) => id));
  const monthly = Math.max(0, plan.monthly - waiting.reduce((total, { payment }) => total + payment, 0));
  return {
    ...plan,
    monthly,
    debts: plan.debts.filter(({ id }) => !gone.has(id)),
    // What one lender gets in a break of its own is no part of a sum for all.
    breaks: plan.breaks.map(one =>
      one.debtId === undefined ? { ...one, monthly: partOf(one.monthly, monthly, plan.monthly) } : one,
    ),
    months: new Map(
      [...plan.months].map(([month, { paid, missed }]) => [
        month,
        {
          paid: new Map([...paid].filter(([id]) => !gone.has(id))),
          missed: new Set([...missed].filter(id => !gone.has(id))),
        },
      ]),
    ),
  };
}

function waitingIn({ debts }: Pick<KeptPlan, 'debts'>, aside: AdviceFirst): readonly KeptDebt[] {
  return debtsInPlan({ debts }).filter(({ id, owed }) => aside.has(id) && owed > 0);
}

function partOf(sum: Pence, of: Pence, all: Pence): Pence {
  return all === 0 ? sum : Math.floor((sum * of) / all);
}

/** The months before without what the plan does not pay: nobody is asked whether that was paid. */
export function pastPaid(
  past: readonly PastMonth[],
  aside: AdviceFirst,
  sharesOf: (due: Month) => readonly MonthShare[],
): readonly PastMonth[] {
  return past.map(month => {
    if (aside.size === 0 || month.open.length === 0) return month;
    const shares = sharesOf(month.due);
    const open = shares.map(({ debtId }) => debtId);
    const isAsked = open.length > 0 || month.state !== 'not marked';
    return { ...month, shares, open, state: isAsked ? month.state : 'not paid' };
  });
}
