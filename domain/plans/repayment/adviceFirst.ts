import type { Pence } from '../../values/pence.ts';
import type { NextWithThem, Standing } from './answering.ts';
import { debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';
import type { DueMonth, MonthShare, PastMonth } from './schedule.ts';

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

/** The shares that are paid, without those that are kept aside. */
export function sharesPaid(shares: readonly MonthShare[], aside: AdviceFirst): readonly MonthShare[] {
  return shares.filter(({ debtId }) => !aside.has(debtId));
}

/** The payments to come without what is kept aside; a month of which nothing else is paid has none. */
export function monthsPaid(months: readonly DueMonth[], aside: AdviceFirst): readonly DueMonth[] {
  return months.flatMap(month => {
    const shares = sharesPaid(month.shares, aside);
    if (shares.length === month.shares.length) return [month];
    const sum = shares.reduce((total, { payment }) => total + payment, 0);
    return shares.length === 0 ? [] : [{ ...month, shares, sum }];
  });
}

/** The months before without what is kept aside: nobody is asked whether that was paid. */
export function pastPaid(past: readonly PastMonth[], aside: AdviceFirst): readonly PastMonth[] {
  return past.map(month => {
    const shares = sharesPaid(month.shares, aside);
    if (shares.length === month.shares.length) return month;
    const open = shares.map(({ debtId }) => debtId);
    const isAsked = open.length > 0 || month.state !== 'not marked';
    return { ...month, shares, open, state: isAsked ? month.state : 'not paid' };
  });
}
