import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepingOffer, type PlanToKeepIn } from './keepingOffer.ts';
import { debtsInPlan } from './kept.ts';
import { noted } from './noting.ts';
import { planAfter } from './replay.ts';
import { after, OFFERS } from './testing/mockUp.ts';

const NONE: ReadonlySet<string> = new Set();
const STANDS = { on: '2026-11-02', payment: 0 };

/** £110 for four: each with what it gets, what is owed, and whether its offer stands. */
function plan(
  debts: readonly (readonly [id: string, payment: number, owed: number, stands?: true])[],
  more: Partial<PlanToKeepIn> = {},
): PlanToKeepIn {
  return {
    monthly: debts.reduce((total, [, payment]) => total + payment, 0),
    terms: { way: 'pro rata', floor: 5_00 },
    debts: debts.map(([id, payment, owed, stands]) => ({
      id,
      payment,
      owed,
      offered: stands ? STANDS : null,
      out: null,
    })),
    ...more,
  };
}
const FOUR = [
  ['fenland', 49_00, 5380_00],
  ['kestrel', 38_00, 4212_00],
  ['barrowby', 14_00, 1500_00],
  ['marlow', 9_00, 964_00],
] as const;

describe('an earlier offer that is kept', () => {
  it('is kept out of the same sum: the others share what is left of it (DN-1642)', () => {
    const keeping = keepingOffer(plan(FOUR), { debtId: 'marlow', payment: 19_00 }, NONE);
    expect(keeping).toEqual({
      kind: 'same sum',
      others: 3,
      rest: 91_00,
      payments: [
        { debtId: 'fenland', payment: 44_00 },
        { debtId: 'kestrel', payment: 35_00 },
        { debtId: 'barrowby', payment: 12_00 },
      ],
    });
  });

  it('is not kept where that leaves the others too little, and says how much it is (DN-1642)', () => {
    const keep = (payment: number) => keepingOffer(plan(FOUR), { debtId: 'fenland', payment }, NONE);
    expect(keep(100_00)).toEqual({ kind: 'too little', others: 3, rest: 10_00 });
    expect(keep(120_00)).toMatchObject({ kind: 'too little', rest: -10_00 });
    expect(keep(95_00).kind).toBe('same sum');
  });

  it('leaves alone what stands and what is ordered (DN-1642)', () => {
    const standing = plan([FOUR[0], ['kestrel', 38_00, 4212_00, true], FOUR[2], FOUR[3]]);
    const keeping = keepingOffer(standing, { debtId: 'marlow', payment: 19_00 }, new Set(['barrowby']));
    expect(keeping).toMatchObject({ rest: 39_00, payments: [{ debtId: 'fenland', payment: 39_00 }] });
    const all = plan([FOUR[0], ['kestrel', 38_00, 4212_00, true]]);
    expect(keepingOffer(all, { debtId: 'fenland', payment: 50_00 }, NONE)).toEqual({
      kind: 'too little',
      others: 0,
      rest: -1_00,
    });
  });

  it('changes what is paid in all where nobody is left to take what is over, and where tokens are paid (DN-1642)', () => {
    const all = plan([FOUR[0], ['kestrel', 38_00, 4212_00, true]]);
    expect(keepingOffer(all, { debtId: 'fenland', payment: 40_00 }, NONE)).toEqual({
      kind: 'another sum',
      monthly: 78_00,
    });
    const tokens = plan(FOUR, { terms: { way: 'token', floor: 0 } });
    expect(keepingOffer(tokens, { debtId: 'fenland', payment: 60_00 }, NONE).kind).toBe('another sum');
  });

  it('never has the plan pay more than it did, nor anybody less than each should get (DN-1642)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ owed: fc.integer({ min: 1, max: 9000_00 }), stands: fc.boolean() }), {
          minLength: 2,
          maxLength: 6,
        }),
        fc.integer({ min: 1, max: 300_00 }),
        (debts, payment) => {
          const of = plan(
            debts.map(({ owed, stands }, at) =>
              stands
                ? ([`${at}`, Math.min(owed, 30_00), owed, true] as const)
                : ([`${at}`, Math.min(owed, 30_00), owed] as const),
            ),
          );
          const keeping = keepingOffer(of, { debtId: '0', payment }, NONE);
          if (keeping.kind !== 'same sum') return;
          const shared = new Map(keeping.payments.map(one => [one.debtId, one.payment]));
          const pays = of.debts.map(one => (one.id === '0' ? payment : (shared.get(one.id) ?? one.payment)));
          expect(pays.reduce((total, sum) => total + sum, 0)).toBeLessThanOrEqual(of.monthly);
          for (const { id, owed, offered } of of.debts.slice(1)) {
            if (offered === null) expect(shared.get(id)).toBeGreaterThanOrEqual(Math.min(5_00, owed));
            else expect(shared.has(id)).toBe(false);
          }
        },
      ),
    );
  });
});

describe('a plan in which an earlier offer is kept', () => {
  const before = () =>
    after(
      OFFERS,
      ['2026-11-05', { kind: 'means changed', monthly: 110_00 }],
      ['2026-11-06', { kind: 'offer kept', debtId: 'marlow' }],
    );

  it('pays what its person said in all, and the offer stands as it went (DN-1642)', () => {
    const kept = planAfter(before());
    const marlow = kept?.debts.find(({ id }) => id === 'marlow');
    expect([kept?.monthly, marlow?.payment, marlow?.offered?.on]).toEqual([110_00, 14_00, '2026-11-02']);
    expect(kept && debtsInPlan(kept).reduce((total, { payment }) => total + payment, 0)).toBe(110_00);
    const more = noted(before(), { kind: 'offer kept', debtId: 'fenland' }, '2026-11-06');
    expect(more.follows).toBe(true);
    if (more.follows) expect(more.plan.monthly).toBe(110_00);
  });

  it('is as it was once that is taken back, which comes before what it was worked out from (DN-1642)', () => {
    const back = (entry: number) => noted(before(), { kind: 'taken back', entry }, '2026-11-07');
    expect(back(3)).toEqual({ follows: false, why: 'needed since' });
    const undone = back(4);
    expect(undone.follows && debtsInPlan(undone.plan).map(({ payment }) => payment)).toEqual(
      debtsInPlan(planAfter(before().slice(0, 3)) ?? { debts: [] }).map(({ payment }) => payment),
    );
  });
});
