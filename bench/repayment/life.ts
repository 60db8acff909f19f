import type { RepaymentNote, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { monthsAfter } from '@towpath/domain/plans/repayment/dueMonths.ts';

type Debt = StandingRepayment['debts'][number];

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a bench keeps of a plan by sums of its own, beside those of the product: in pence. */
export type OwnSums = { readonly owed: Map<string, number>; paid: number };

type Happens = { readonly note: RepaymentNote; readonly sums: (own: OwnSums) => void };

/**
 * One thing that happens to a plan on a day, most often a payment, and what it does to the sums by plain arithmetic.
 *
 * @param random gives numbers from 0 to 1
 */
export function nextInLife(stands: StandingRepayment, today: string, random: () => number): Happens {
  const inPlan = stands.debts.filter(({ out, owed }) => out === null && owed > 0);
  const debt = inPlan[Math.floor(random() * inPlan.length)];
  if (!debt) throw new Error('The plan is paid off before its ten years are over.');
  const due = stands.toCome.find(({ on, sum }) => on <= today && sum > 0);
  if (due && random() < 0.6) {
    return {
      note: { kind: 'paid', on: today, due: due.due, debtId: null, sum: null },
      sums: own => {
        for (const { debtId, payment } of due.shares) pay(own, debtId, payment);
      },
    };
  }
  return anythingElse(debt, stands, today, random);
}

function anythingElse(debt: Debt, stands: StandingRepayment, today: string, random: () => number): Happens {
  const { id: debtId, owed } = debt;
  const of = { on: today, debtId } as const;
  const none = () => undefined;
  const at = random();
  if (at < 0.25) {
    const sum = Math.min(owed, 1 + Math.floor(random() * 3000));
    return {
      note: { kind: 'paid', on: today, due: null, debtId, sum },
      sums: own => pay(own, debtId, sum),
    };
  }
  if (at < 0.5) {
    // Interest, so that it lasts.
    const balance = owed + Math.floor(random() * 15_000);
    return {
      note: { kind: 'balance put right', ...of, balance, why: 'interest' },
      sums: own => void own.owed.set(debtId, balance),
    };
  }
  if (at < 0.62) return { note: { kind: 'offers sent', on: today, debtIds: [debtId] }, sums: none };
  if (at < 0.76 && debt.offered) {
    const answer = (['accepts', 'accepts and stops interest', 'asks for more', 'refuses'] as const)[
      Math.floor(random() * 4)
    ];
    return { note: { kind: 'answered', ...of, answer: answer ?? 'refuses', sum: null }, sums: none };
  }
  if (at < 0.84) {
    return {
      note: { kind: 'sold', ...of, creditor: `Lapwing ${Math.floor(random() * 1000)}` },
      sums: none,
    };
  }
  if (at < 0.92) {
    const monthly = 8000 + Math.floor(random() * 6000);
    return { note: { kind: 'means changed', monthly }, sums: none };
  }
  const from = monthsAfter(today.slice(0, 7), 1);
  if (at < 0.96) {
    // One lender alone agreed to it.
    const to = monthsAfter(from, Math.floor(random() * 3));
    return { note: { kind: 'break', from, to, monthly: 0, debtId }, sums: none };
  }
  const monthly = Math.floor(random() * Math.min(2000, stands.monthly));
  return {
    note: { kind: 'break', from, to: monthsAfter(from, Math.floor(random() * 3)), monthly },
    sums: none,
  };
}

function pay(own: OwnSums, debtId: string, sum: number): void {
  own.owed.set(debtId, (own.owed.get(debtId) ?? 0) - sum);
  own.paid += sum;
}
