import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOf, NO_HOLIDAYS } from './dueMonths.ts';
import type { RepaymentEvent } from './event.ts';
import { debtsInPlan } from './kept.ts';
import { type Note, noted } from './noting.ts';
import { repaymentOn } from './repaymentOn.ts';
import { planAfter } from './replay.ts';
import { breakIn, sharesOfMonth } from './schedule.ts';
import { anyLife, lived } from './testing/anyLife.ts';
import { after, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

const sumOf = (sums: readonly number[]) => sums.reduce((total, sum) => total + sum, 0);

/** Pays one lender by itself in December. */
const pays = (debtId: string, sum: number | null): readonly [string, Note] => [
  '2026-12-01',
  { kind: 'paid', on: '2026-12-01', due: '2026-12', debtId, sum },
];

/** One lender paid for this month, some sum of the person's own; nothing where that cannot have happened. */
function besides(
  events: readonly RepaymentEvent[],
  today: string,
  { which, sum }: { readonly which: number; readonly sum: number },
): readonly RepaymentEvent[] {
  const debts = debtsInPlan(planAfter(events) ?? { debts: [] });
  const debt = debts[which % debts.length];
  if (!debt) return [];
  const paid = { kind: 'paid', on: today, due: monthOf(today), debtId: debt.id } as const;
  const found = noted(events, { ...paid, sum: Math.min(sum, debt.owed) }, today);
  return found.follows ? [found.event] : [];
}

/** What is due to whom in the first month to come. */
function dueNext(...said: readonly (readonly [string, Note])[]) {
  const [next] = planOf(after(OFFERS, ...said), '2026-12-01').toCome;
  return { due: next?.due, shares: Object.fromEntries(next?.shares.map(s => [s.debtId, s.payment]) ?? []) };
}

describe('within one month', () => {
  const asOffered = { fenland: 76_00, kestrel: 59_00, barrowby: 21_00 };

  it('a debt that is paid off in it raises nobody else: its part goes to the others from the next on (DN-608)', () => {
    expect(dueNext(pays('marlow', 964_00))).toEqual({ due: '2026-12', shares: asOffered });
    const events = after(OFFERS, pays('marlow', 964_00), paidAll('2026-12', '2026-12-01'));
    const plan = planOf(events, '2026-12-01');
    expect(plan.past).toMatchObject([{ due: '2026-12', paid: 964_00 + 156_00, state: 'paid' }]);
    expect(plan.toCome[0]).toMatchObject({ due: '2027-01', sum: 170_00 });
  });

  it('its last payment counts, and the month comes to its sum and no more (DN-608)', () => {
    const last: readonly [string, Note] = [
      '2026-12-01',
      { kind: 'balance put right', on: '2026-12-01', debtId: 'fenland', balance: 50_00, why: 'statement' },
    ];
    const before = dueNext(last);
    expect(sumOf(Object.values(before.shares))).toBe(170_00);
    const { fenland, ...others } = before.shares;
    expect(fenland).toBe(50_00);
    expect(dueNext(last, pays('fenland', null)).shares).toEqual(others);
    const events = after(OFFERS, last, pays('fenland', null), paidAll('2026-12', '2026-12-01'));
    expect(planOf(events, '2026-12-01').past).toMatchObject([{ paid: 170_00, state: 'paid' }]);
  });

  it('what was paid of a debt counts that is written off after it (DN-608)', () => {
    const off: readonly [string, Note] = [
      '2026-12-01',
      { kind: 'closed', on: '2026-12-01', debtId: 'marlow', why: 'written off' },
    ];
    expect(dueNext(pays('marlow', null), off).shares).toEqual(asOffered);
  });

  it('less or more for one, or nothing, changes nothing for the others (DN-608)', () => {
    expect(dueNext(pays('marlow', 5_00)).shares).toEqual(asOffered);
    expect(dueNext(pays('marlow', 40_00)).shares).toEqual(asOffered);
    expect(dueNext(['2026-12-01', { kind: 'not paid', due: '2026-12', debtIds: ['marlow'] }]).shares).toEqual(
      asOffered,
    );
  });

  it('of any plan, paid and due are never more than its sum, but for what somebody paid more by themselves (DN-608)', () => {
    let begun = 0;
    fc.assert(
      fc.property(anyLife, fc.nat(11), fc.nat(60_000), (life, which, sum) => {
        const { events: before, today } = lived(life);
        const events = [...before, ...besides(before, today, { which, sum })];
        const now = repaymentOn(events, today, NO_HOLIDAYS);
        if (!now) throw new Error('It is drawn up.');
        const { plan } = now;
        if (plan.ended !== null) return;
        for (const month of new Set([
          ...plan.months.keys(),
          ...now.toCome.slice(0, 1).map(({ due }) => due),
        ])) {
          const marked = plan.months.get(month);
          const paid = sumOf([...(marked?.paid.values() ?? [])]);
          const shares = sharesOfMonth(plan, month, debtsInPlan(plan));
          const due = sumOf(shares.map(({ payment }) => payment));
          const inBreak = breakIn(plan, month);
          if (paid > 0 && due > 0) begun += 1;
          if (paid + due <= (inBreak ?? plan).monthly) continue;
          const own = inBreak
            ? 0
            : sumOf(
                debtsInPlan(plan)
                  .filter(({ id }) => shares.some(({ debtId }) => debtId === id))
                  .map(({ payment, owed }) => Math.min(payment, owed)),
              );
          expect(due).toBeLessThanOrEqual(own);
          expect(paid).toBeGreaterThan(0);
        }
      }),
      { numRuns: 100 },
    );
    expect(begun).toBeGreaterThan(10);
  });
});

describe('a break', () => {
  it('never has more paid in it than the plan pays by now (DN-609)', () => {
    const events = after(
      OFFERS,
      paidAll('2026-12', '2026-12-01'),
      ['2026-12-02', { kind: 'break', from: '2027-02', to: '2027-04', monthly: 150_00 }],
      ['2026-12-03', { kind: 'means changed', monthly: 50_00 }],
    );
    const months = planOf(events, '2026-12-03').toCome.slice(0, 5);
    expect(months.map(({ sum, isBreak }) => [sum, isBreak])).toEqual(
      Array.from({ length: 5 }, () => [50_00, false]),
    );
    const lower = after(
      OFFERS,
      ['2026-12-02', { kind: 'break', from: '2027-02', to: '2027-02', monthly: 30_00 }],
      ['2026-12-03', { kind: 'means changed', monthly: 50_00 }],
    );
    expect(
      planOf(lower, '2027-01-20')
        .toCome.slice(0, 3)
        .map(({ sum, isBreak }) => [sum, isBreak]),
    ).toEqual([
      [50_00, false],
      [30_00, true],
      [50_00, false],
    ]);
  });
});

describe('all of a month', () => {
  /** What is booked where all of a month is said to be paid, by debt. */
  const booked = (events: readonly RepaymentEvent[], today: string, due: string) => {
    const found = noted(events, { kind: 'paid', on: today, due, debtId: null, sum: null }, today);
    if (!found.follows) return found.why;
    return found.event.kind === 'paid' ? found.event.payments : [];
  };
  const said = (shares: readonly { readonly debtId: string; readonly payment: number }[]) =>
    shares.map(({ debtId, payment }) => ({ debtId, sum: payment }));

  it('is what was said of it, also of an older one in which another lender needed less than was offered (DN-657)', () => {
    const events = after(OFFERS, [
      '2026-12-10',
      { kind: 'balance put right', on: '2026-12-10', debtId: 'marlow', balance: 4_00, why: 'statement' },
    ]);
    const plan = planOf(events, '2027-02-10');
    const older = plan.past.find(({ due }) => due === '2026-12');
    expect(sumOf(older?.shares.map(({ payment }) => payment) ?? [])).toBe(170_00);
    expect(booked(events, '2027-02-10', '2026-12')).toEqual(said(older?.shares ?? []));
  });

  it('is what was said of it, whatever happened before, for each month that can be marked (DN-657)', () => {
    const counted = { past: 0, toCome: 0 };
    fc.assert(
      fc.property(anyLife, life => {
        const { events, today } = lived(life);
        const now = repaymentOn(events, today, NO_HOLIDAYS);
        if (!now || now.plan.ended !== null) return;
        const ahead = now.toCome.filter(({ sum }) => sum > 0).slice(0, 3);
        for (const { due, shares } of ahead) {
          expect(booked(events, today, due)).toEqual(said(shares));
          counted.toCome += 1;
        }
        const older = now.past.filter(
          ({ due, open }) => open.length > 0 && !ahead.some(one => one.due === due),
        );
        for (const { due, shares, open } of older.slice(0, 3)) {
          expect(shares.map(({ debtId }) => debtId)).toEqual(open);
          const isAhead = now.toCome.some(one => one.due === due);
          if (isAhead) continue;
          expect(booked(events, today, due)).toEqual(said(shares));
          counted.past += 1;
        }
      }),
      { numRuns: 80 },
    );
    expect(Math.min(counted.past, counted.toCome)).toBeGreaterThan(20);
  });
});
