import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, drawAgain, type FactsToDraw } from './drawing.ts';
import { daysAfter, monthOf, monthsAfter } from './dueMonths.ts';
import { ANSWERS, CLOSINGS, type RepaymentEvent } from './event.ts';
import { following } from './following.ts';
import type { KeptPlan } from './kept.ts';
import { type Note, noted } from './noting.ts';
import { repaymentOn } from './repaymentOn.ts';
import { planAfter, planOn } from './replay.ts';

const BEGUN = '2026-11-02';
const NONE: ReadonlySet<string> = new Set();

/** One thing that happens, with the numbers that make it a particular one. */
const anything = fc.record({
  kind: fc.constantFrom(
    'offers sent',
    'answered',
    'paid',
    'paid',
    'paid',
    'whole month',
    'whole month',
    'not paid',
    'break',
    'means changed',
    'sold',
    'balance put right',
    'closed',
    'drawn up again',
  ),
  which: fc.nat(20),
  sum: fc.nat(60_000),
  daysOn: fc.nat(40),
  daysBack: fc.nat(60),
});
type ValueOf<Any> = Any extends fc.Arbitrary<infer One> ? One : never;
type Anything = ValueOf<typeof anything>;

const anyLife = fc.record({
  shortName: fc.constantFrom('DMP', 'DAS', 'SMP', 'TPP'),
  monthly: fc.integer({ min: 1, max: 60_000 }),
  balances: fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 12 }),
  happens: fc.array(anything, { maxLength: 40 }),
});

function factsOf(shortName: string, monthly: number, balances: readonly number[]): FactsToDraw {
  return {
    shortName,
    monthly,
    debts: balances.map((balance, index) => ({
      id: `debt ${index}`,
      creditor: `Creditor ${index}`,
      what: null,
      balance,
      contractual: Math.ceil(balance / 60),
    })),
    outside: [],
    limits: { floor: 5_00, token: 1_00, schemeAnswerDays: 21 },
  };
}

/** What one would say of it, on the day that it is. */
function noteOf({ kind, which, sum, daysBack }: Anything, plan: KeptPlan, today: string): Note | null {
  const debt = plan.debts[which % plan.debts.length];
  if (!debt) return null;
  const back = new Date(Date.parse(today) - daysBack * 86_400_000).toISOString().slice(0, 10);
  const of = { on: back < BEGUN ? BEGUN : back, debtId: debt.id };
  const due = monthOf(today);
  switch (kind) {
    case 'offers sent':
      return { kind, on: of.on, debtIds: [debt.id] };
    case 'answered':
      return { kind, ...of, answer: ANSWERS[which % ANSWERS.length] ?? 'refuses', sum };
    case 'paid':
      return { kind, ...of, due: which % 2 ? due : null, sum: Math.min(sum, debt.owed) };
    case 'whole month':
      return { kind: 'paid', on: today, due, debtId: null, sum: null };
    case 'not paid':
      return { kind, due, debtIds: [debt.id] };
    case 'break':
      return { kind, from: due, to: monthsAfter(due, which % 6), monthly: Math.floor(sum / 10) };
    case 'means changed':
      return { kind, monthly: sum };
    case 'sold':
      return { kind, ...of, creditor: `Buyer ${which}` };
    case 'balance put right':
      return { kind, ...of, balance: sum, why: 'statement' };
    case 'closed':
      return { kind, ...of, why: CLOSINGS[which % CLOSINGS.length] ?? 'paid elsewhere' };
    default:
      return null;
  }
}

/** All that happened of it, what cannot have happened left out, and the day on which it was said last. */
function lived({ shortName, monthly, balances, happens }: ValueOf<typeof anyLife>) {
  const drawing = draw(factsOf(shortName, monthly, balances));
  if (!drawing.canBeDrawn) throw new Error(drawing.why);
  const { reachesFloor: _, ...draft } = drawing.draft;
  let events: readonly RepaymentEvent[] = [
    { kind: 'drawn up', on: BEGUN, firstPayment: '2026-12-01', ...draft },
  ];
  let today = BEGUN;
  for (const one of happens) {
    today = daysAfter(today, one.daysOn);
    const plan = planAfter(events);
    if (!plan) throw new Error('It is drawn up.');
    if (one.kind === 'drawn up again') {
      const other = balances.map((balance, index) => (index === one.which ? one.sum + 1 : balance));
      const others = [...other.slice(one.which % 2), one.sum + 1];
      const again = drawAgain(plan, factsOf(shortName, monthly, others), {
        on: today,
        firstPayment: daysAfter(today, 20),
      });
      if (typeof again !== 'string' && following(events, again, today).follows) events = [...events, again];
      continue;
    }
    const note = noteOf(one, plan, today);
    const found = note && noted(events, note, today);
    if (found?.follows) events = [...events, found.event];
  }
  return { events, today };
}

describe('a plan, whatever happens in it', () => {
  it('reconciles to the penny on every day: paid and owed are what it began with and what was put right (DN-167)', () => {
    let paidPlans = 0;
    fc.assert(
      fc.property(anyLife, life => {
        const { events, today } = lived(life);
        // By hand, from the events alone.
        const paid = events
          .flatMap(event => (event.kind === 'paid' ? event.payments : []))
          .reduce((total, { sum }) => total + sum, 0);
        const now = repaymentOn(events, today, NONE);
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
        const until = events.filter(({ on }) => on <= day);
        expect(repaymentOn(events, day, NONE)).toEqual(repaymentOn(until, day, NONE));
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
        const now = repaymentOn(events, today, NONE);
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
});
