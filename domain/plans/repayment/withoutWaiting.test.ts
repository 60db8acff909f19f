import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paidMonthly } from './adviceFirst.ts';
import { monthOf, NO_HOLIDAYS } from './dueMonths.ts';
import type { RepaymentEvent } from './event.ts';
import { noted } from './noting.ts';
import { repaymentOn } from './repaymentOn.ts';
import { anyLife, BEGUN, lived } from './testing/anyLife.ts';
import { after, draftOf, facts, HOLIDAYS, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

const TODAY = '2026-11-20';
const FENLAND = new Set(['fenland']);
const waiting = (events: readonly RepaymentEvent[], ids: ReadonlySet<string> = FENLAND, day = TODAY) => {
  const found = repaymentOn(events, day, HOLIDAYS, ids);
  if (!found) throw new Error('There is a plan.');
  return found;
};

describe('a plan while a debt of it waits for advice', () => {
  it('ends when the others are paid off, and goes down by what they get (DN-850)', () => {
    const events = after(OFFERS);
    const whole = planOf(events, TODAY);
    const now = waiting(events);
    const others = 4212_00 + 1500_00 + 964_00;
    expect(now.sums).toMatchObject({ owed: 12_056_00, waiting: 5380_00 });
    expect(whole.sums.waiting).toBe(0);
    const share = whole.debts.find(({ id }) => id === 'fenland')?.payment ?? 0;
    const monthly = paidMonthly({ monthly: now.plan.monthly, debts: now.debts, terms: now.plan.terms });
    expect(monthly).toBe(170_00 - share);
    expect(now.toCome.every(({ sum }) => sum <= monthly)).toBe(true);
    expect(now.toCome.reduce((total, { sum }) => total + sum, 0)).toBe(others);
    expect(now.toCome.length).toBe(Math.ceil(others / monthly));
    expect(now.endsOn).toBe(now.toCome.at(-1)?.on);
    expect(now.years[0]?.left).toBe(others - (now.years[0]?.pays ?? 0));
    expect(now.years.at(-1)).toMatchObject({ year: Number(now.endsOn?.slice(0, 4)), left: 0 });
  });

  it('gives what one of the others needs no more to those that stay, and none of it to what waits (DN-850)', () => {
    const small = {
      ...facts(),
      debts: facts().debts.map(one => (one.id === 'marlow' ? { ...one, balance: 20_00 } : one)),
    };
    const events: readonly RepaymentEvent[] = [
      { kind: 'drawn up', on: BEGUN, firstPayment: '2026-12-01', ...draftOf(small) },
    ];
    const now = waiting(events);
    const monthly = paidMonthly({ monthly: now.plan.monthly, debts: now.debts, terms: now.plan.terms });
    // Marlow is paid off long before: until the last payment all of the sum is paid all the same.
    expect(now.toCome.slice(0, -1).map(({ sum }) => sum)).toEqual(now.toCome.slice(0, -1).map(() => monthly));
  });

  it('names no end where all that is left waits (DN-850)', () => {
    const all = new Set(['fenland', 'kestrel', 'barrowby', 'marlow']);
    const now = waiting(after(OFFERS), all);
    expect(now).toMatchObject({ endsOn: null, toCome: [], sums: { owed: 12_056_00, waiting: 12_056_00 } });
  });

  it('reckons with it in the scheme, whose one payment goes on for all (DN-850)', () => {
    const scheme: RepaymentEvent = {
      kind: 'drawn up',
      on: BEGUN,
      firstPayment: '2026-12-01',
      ...draftOf(facts({ shortName: 'DAS' })),
    };
    const [now, whole] = [waiting([scheme]), planOf([scheme], TODAY)];
    expect(now.sums.waiting).toBe(0);
    expect([now.endsOn, now.years]).toEqual([whole.endsOn, whole.years]);
  });

  it('leaves it out of the years that are over too, so that the picture is of the same debts (DN-850)', () => {
    const events = after(OFFERS, paidAll('2026-12', '2026-12-02'));
    const then = '2027-01-05';
    const [now, whole] = [waiting(events, FENLAND, then), planOf(events, then)];
    const fenland = whole.debts.find(({ id }) => id === 'fenland');
    const [first, before] = [now.years[0], whole.years[0]];
    expect(first).toMatchObject({ year: 2026, isOver: true });
    expect(first?.left).toBe((before?.left ?? 0) - (fenland?.owed ?? 0));
    expect(first?.pays).toBe((before?.pays ?? 0) - (fenland?.paid ?? 0));
  });

  it('has in a month what is booked where that is said to be paid, whatever happened before (DN-850)', () => {
    let booked = 0;
    fc.assert(
      fc.property(anyLife, fc.nat(20), (life, which) => {
        const { events, today } = lived(life);
        const ids = new Set([`debt ${which % life.balances.length}`]);
        const now = repaymentOn(events, today, NO_HOLIDAYS, ids);
        if (!now || now.plan.ended) return;
        if (now.endsOn !== null) {
          expect(now.years.at(-1)?.left).toBe(0);
          expect(now.toCome.at(-1)?.on).toBe(now.endsOn);
        }
        expect(now.toCome.reduce((total, { sum }) => total + sum, 0)).toBeLessThanOrEqual(
          now.sums.owed - now.sums.waiting,
        );
        const next = now.toCome.find(({ sum }) => sum > 0);
        if (!next || monthOf(next.on) > monthOf(today)) return;
        const note = { kind: 'paid', on: today, due: next.due, debtId: null, sum: null } as const;
        const found = noted(events, note, today, NO_HOLIDAYS, ids);
        if (!found.follows || found.event.kind !== 'paid') return;
        expect(found.event.payments.map(({ debtId, sum }) => ({ debtId, payment: sum }))).toEqual(
          next.shares,
        );
        booked += 1;
      }),
      { numRuns: 120 },
    );
    expect(booked).toBeGreaterThan(5);
  });
});
