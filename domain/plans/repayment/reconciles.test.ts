import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter, NO_HOLIDAYS } from './dueMonths.ts';
import type { RepaymentEvent } from './event.ts';
import { debtsInPlan } from './kept.ts';
import { repaymentOn } from './repaymentOn.ts';
import { planAfter, planOn } from './replay.ts';
import { sharesOfMonth } from './schedule.ts';
import { anyLife, BEGUN, lived } from './testing/anyLife.ts';

/** By hand: all but what was taken back. */
function standing(events: readonly RepaymentEvent[]): readonly RepaymentEvent[] {
  const back = events.flatMap(event => (event.kind === 'taken back' ? [event.entry - 1] : []));
  return events.filter(({ kind }, at) => kind !== 'taken back' && !back.includes(at));
}

describe('a plan, whatever happens in it', () => {
  it('reconciles to the penny on every day: paid and owed are what it began with and what was put right (DN-167)', () => {
    let paidPlans = 0;
    fc.assert(
      fc.property(anyLife, life => {
        const { events, today } = lived(life);
        // By hand, from the events alone.
        const paid = standing(events)
          .flatMap(event => (event.kind === 'paid' ? event.payments : []))
          .reduce((total, { sum }) => total + sum, 0);
        const now = repaymentOn(events, today, NO_HOLIDAYS);
        if (!now) throw new Error('It is drawn up.');
        expect(now.sums.paid).toBe(paid);
        for (const day of [...new Set([...events.map(({ on }) => on), today])]) {
          const then = planOn(events, day);
          for (const debt of then?.debts ?? []) {
            expect(debt.paid + debt.owed).toBe(debt.started + debt.corrected);
            expect(debt.owed).toBeGreaterThanOrEqual(0);
            if (debt.out) expect(debt.owed).toBe(0);
          }
        }
        if (paid > 0) paidPlans += 1;
      }),
      { numRuns: 150 },
    );
    expect(paidPlans).toBeGreaterThan(20);
  });

  it('has every day rebuilt from what was written down until then, and nothing later changes it (DN-167)', () => {
    fc.assert(
      fc.property(anyLife, fc.nat(2000), (life, count) => {
        const { events, today } = lived(life);
        const day = daysAfter(BEGUN, count % 1500);
        // What was taken back never happened, on no day.
        const until = standing(events).filter(({ on }) => on <= day);
        expect(repaymentOn(events, day, NO_HOLIDAYS)).toEqual(repaymentOn(until, day, NO_HOLIDAYS));
        // Read back from where it was stored.
        expect(planOn(JSON.parse(JSON.stringify(events)) as RepaymentEvent[], today)).toEqual(
          planOn(events, today),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('pays to come what is owed, no more, and comes to nothing owed in its last year (DN-158, DN-165)', () => {
    fc.assert(
      fc.property(anyLife, life => {
        const { events, today } = lived(life);
        const now = repaymentOn(events, today, NO_HOLIDAYS);
        if (!now) throw new Error('It is drawn up.');
        const toCome = now.toCome.reduce((total, { sum }) => total + sum, 0);
        expect(toCome).toBeLessThanOrEqual(now.sums.owed);
        if (now.endsOn !== null) expect(toCome).toBe(now.sums.owed);
        expect(now.years.at(-1)?.left).toBe(now.sums.owed - toCome);
        for (const { shares, sum } of now.toCome) {
          expect(shares.reduce((total, { payment }) => total + payment, 0)).toBe(sum);
          expect(shares.every(({ payment }) => Number.isSafeInteger(payment) && payment > 0)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('offers each lender whose offer is still to go what it pays them, and all together its sum (DN-1426)', () => {
    const seen = { all: 0, some: 0 };
    fc.assert(
      fc.property(anyLife, life => {
        const { events } = lived(life);
        const plan = planAfter(events);
        if (!plan || plan.ended !== null || plan.terms.paidTo === 'the distributor') return;
        const debts = debtsInPlan(plan);
        const last = events.at(-1);
        // What it was worked out from may be taken back next.
        if (last?.kind === 'taken back' && events[last.entry - 1]?.kind === 'shared anew') return;
        // A month that is marked in part was shared as it stood before.
        if ([...plan.months.keys()].some(due => sharesOfMonth(plan, due, debts).length > 0)) return;
        const owing = debts.filter(({ owed }) => owed > 0);
        if (owing.length === 0 || owing.some(({ payment }) => payment === 0)) return;
        // Any month to come, in no break.
        const paid = sharesOfMonth({ ...plan, breaks: [] }, '2199-01', debts);
        const pays = new Map(paid.map(({ debtId, payment }) => [debtId, payment]));
        const toOffer = owing.filter(({ offered }) => offered === null);
        for (const { id, payment, owed } of toOffer) expect(pays.get(id)).toBe(Math.min(payment, owed));
        if (toOffer.length < owing.length) seen.some += 1;
        if (toOffer.length < owing.length || plan.terms.way === 'token') return;
        const offered = toOffer.reduce((total, { payment, owed }) => total + Math.min(payment, owed), 0);
        const owed = owing.reduce((total, debt) => total + debt.owed, 0);
        expect(offered).toBe(Math.min(plan.monthly, owed));
        if (events.length > 4) seen.all += 1;
      }),
      { numRuns: 300 },
    );
    expect(Math.min(seen.all, seen.some)).toBeGreaterThan(10);
  });
});
