import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_HOLIDAYS } from './dueMonths.ts';
import type { RepaymentEvent } from './event.ts';
import { debtsInPlan } from './kept.ts';
import { type Note, noted } from './noting.ts';
import { repaymentOn } from './repaymentOn.ts';
import { planAfter } from './replay.ts';
import { anyLife, lived } from './testing/anyLife.ts';
import { after, MOCK_UP, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

const back = (entry: number): Note => ({ kind: 'taken back', entry });

/** All that was written down, and the taking back of its newest entry. */
function withoutLast(events: readonly RepaymentEvent[], today: string): readonly RepaymentEvent[] {
  const found = noted(events, back(events.length), today);
  if (!found.follows) throw new Error(found.why);
  return [...events, found.event];
}

describe('what was told by mistake', () => {
  const PAID = after(...MOCK_UP, paidAll('2026-12', '2026-12-01'));

  it.each<readonly [string, readonly [string, Note]]>([
    ['a payment', paidAll('2026-12', '2026-12-01')],
    ['what cannot be paid', ['2026-12-01', { kind: 'not paid', due: '2026-12', debtIds: ['marlow'] }]],
    [
      'an answer',
      [
        '2026-12-01',
        { kind: 'answered', on: '2026-11-30', debtId: 'barrowby', answer: 'refuses', sum: null },
      ],
    ],
    ['a sale', ['2026-12-01', { kind: 'sold', on: '2026-11-20', debtId: 'marlow', creditor: 'Lapwing' }]],
    [
      'a balance',
      [
        '2026-12-01',
        { kind: 'balance put right', on: '2026-11-25', debtId: 'marlow', balance: 999_00, why: 'interest' },
      ],
    ],
    [
      'a debt that is done with',
      ['2026-12-01', { kind: 'closed', on: '2026-12-01', debtId: 'marlow', why: 'found wrong' }],
    ],
    ['a break', ['2026-12-01', { kind: 'break', from: '2027-01', to: '2027-03', monthly: 0 }]],
    ['another sum', ['2026-12-01', { kind: 'means changed', monthly: 100_00 }]],
    ['an offer', ['2026-12-01', { kind: 'offers sent', on: '2026-12-01', debtIds: ['barrowby'] }]],
  ])('is taken back: with %s the plan is as it was, and both stay written down (DN-505)', (_, said) => {
    const before = after(...MOCK_UP);
    const events = after(...MOCK_UP, said);
    const now = withoutLast(events, '2026-12-01');
    expect(planOf(events, '2026-12-01')).not.toEqual(planOf(before, '2026-12-01'));
    for (const day of ['2026-11-20', '2026-12-01', '2027-01-04']) {
      expect(planOf(now, day)).toEqual(planOf(before, day));
    }
    expect(now.slice(0, -1)).toEqual(events);
    expect(now.at(-1)).toEqual({ kind: 'taken back', on: '2026-12-01', entry: events.length });
  });

  it('is taken back later too, where nothing rests on it: the picture, the next payment and the end follow (DN-505)', () => {
    const events = [...PAID];
    const later = noted(events, { kind: 'reviewed' }, '2026-12-20');
    const all = later.follows ? [...events, later.event] : events;
    const taken = noted(all, back(PAID.length), '2027-01-10');
    if (!taken.follows) throw new Error(taken.why);
    const now = planOf([...all, taken.event], '2027-01-10');
    expect(now.sums).toMatchObject({ paid: 0, owed: 12_056_00 });
    expect(now.years[0]).toMatchObject({ year: 2026, pays: 0, left: 12_056_00 });
    expect(now.past.map(({ due, state }) => [due, state])).toEqual([
      ['2027-01', 'not marked'],
      ['2026-12', 'not marked'],
    ]);
    // The picture of the day that was wrong is put right with it.
    expect(planOf([...all, taken.event], '2026-12-15').sums.paid).toBe(0);
    expect(planOf(all, '2026-12-15').sums.paid).toBe(170_00);
  });

  it.each<readonly [string, string, number, readonly (readonly [string, Note])[]]>([
    ['never was', 'no such entry', 9, []],
    ['drew the plan up', 'is never taken back', 1, []],
    ['had answers since', 'answered since', 2, MOCK_UP.slice(1)],
    [
      'is in a balance that was told since',
      'sum said since',
      3,
      [
        paidAll('2026-12', '2026-12-01'),
        [
          '2026-12-09',
          {
            kind: 'balance put right',
            on: '2026-12-09',
            debtId: 'marlow',
            balance: 1290_00,
            why: 'interest',
          },
        ],
      ],
    ],
    [
      'new offers went with',
      'offers went since',
      3,
      [
        ['2026-12-01', { kind: 'means changed', monthly: 100_00 }],
        ['2026-12-02', { kind: 'offers sent', on: '2026-12-02', debtIds: ['marlow'] }],
      ],
    ],
    [
      'the sum was shared after',
      'shared since',
      3,
      [
        ['2026-12-01', { kind: 'closed', on: '2026-12-01', debtId: 'marlow', why: 'found wrong' }],
        ['2026-12-02', { kind: 'means changed', monthly: 100_00 }],
      ],
    ],
    [
      'makes room for a payment that is told since',
      'needed since',
      3,
      [
        [
          '2026-12-01',
          {
            kind: 'balance put right',
            on: '2026-12-01',
            debtId: 'marlow',
            balance: 2000_00,
            why: 'interest',
          },
        ],
        ['2026-12-02', { kind: 'paid', on: '2026-12-02', due: null, debtId: 'marlow', sum: 1500_00 }],
      ],
    ],
    [
      'is taken back already',
      'taken back already',
      3,
      [paidAll('2026-12', '2026-12-01'), ['2026-12-01', back(3)]],
    ],
    [
      'takes something back',
      'is never taken back',
      4,
      [paidAll('2026-12', '2026-12-01'), ['2026-12-01', back(3)]],
    ],
    [
      'came before the end',
      'has ended',
      3,
      [paidAll('2026-12', '2026-12-01'), ['2026-12-02', { kind: 'ended', why: 'left' }]],
    ],
  ])('stays where it %s: %s (DN-506)', (_, why, entry, said) => {
    const events = after(OFFERS, ...said);
    expect(noted(events, back(entry), '2026-12-20')).toEqual({ follows: false, why });
  });

  it('is an answer that put another right: that one counts again (DN-505)', () => {
    const yes = {
      kind: 'answered',
      on: '2026-11-10',
      debtId: 'marlow',
      answer: 'accepts',
      sum: null,
    } as const;
    const events = after(
      OFFERS,
      ['2026-11-10', yes],
      ['2026-11-12', { ...yes, on: '2026-11-11', answer: 'refuses', corrects: '2026-11-10' }],
    );
    const answerOf = (all: readonly RepaymentEvent[]) =>
      planAfter(all)?.debts.find(({ id }) => id === 'marlow')?.answer?.answer;
    expect(answerOf(events)).toBe('refuses');
    expect(answerOf(withoutLast(events, '2026-11-12'))).toBe('accepts');
    // What was put right counts no more already.
    expect(noted(events, back(3), '2026-11-12')).toMatchObject({ why: 'taken back already' });
  });

  it('can be told anew once it is taken back (DN-505)', () => {
    const now = withoutLast(PAID, '2026-12-01');
    const again = noted(now, paidAll('2026-12', '2026-12-02')[1], '2026-12-02');
    expect(again.follows && again.event).toMatchObject({ kind: 'paid', due: '2026-12' });
  });
});

describe('the newest entry of any plan', () => {
  it('is taken back at once, whatever it is and whatever was before: the plan is as it was (DN-505)', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(anyLife, fc.nat(1000), (life, at) => {
        const all = lived(life);
        const count = 1 + (at % all.events.length);
        const events = all.events.slice(0, count);
        const last = events.at(-1);
        if (!last || last.kind === 'drawn up' || last.kind === 'taken back') return;
        const now = withoutLast(events, all.today);
        expect(repaymentOn(now, all.today, NO_HOLIDAYS)).toEqual(
          repaymentOn(events.slice(0, -1), all.today, NO_HOLIDAYS),
        );
        kinds.add(last.kind);
      }),
      { numRuns: 150 },
    );
    expect(kinds.size).toBeGreaterThan(8);
  });
});

describe('any plan of which something was taken back', () => {
  it('pays by what it paid before where an offer was kept since: as much more in all as that one gets (DN-506)', () => {
    const events = after(
      ['2026-11-02', { kind: 'offers sent', on: '2026-10-20', debtIds: ['marlow'], payment: 18_00 }],
      ['2026-11-03', { kind: 'means changed', monthly: 100_00 }],
    );
    // As it was written down while an offer that was kept changed the sum of the plan.
    const kept = {
      kind: 'offer kept',
      on: '2026-11-04',
      debtId: 'marlow',
      payment: 18_00,
      monthly: 110_00,
    } as const;
    const plan = planAfter([...events, kept, { kind: 'taken back', on: '2026-11-05', entry: 3 }]);
    expect(plan?.debts.find(({ id }) => id === 'marlow')?.payment).toBe(18_00);
    expect(plan?.monthly).toBe(170_00 - 14_00 + 18_00);
    expect(plan && debtsInPlan(plan).reduce((total, { payment }) => total + payment, 0)).toBe(174_00);
  });

  it('offers no more each month than it pays (DN-506)', () => {
    let taken = 0;
    fc.assert(
      fc.property(anyLife, life => {
        const { events } = lived(life);
        const plan = planAfter(events);
        if (!plan) throw new Error('It is drawn up.');
        // Who is owed less than that is paid what is owed.
        const offered = debtsInPlan(plan).reduce(
          (total, { payment, owed }) => total + Math.min(payment, owed),
          0,
        );
        expect(offered).toBeLessThanOrEqual(plan.monthly);
        if (events.some(({ kind }) => kind === 'taken back')) taken += 1;
      }),
      { numRuns: 150 },
    );
    expect(taken).toBeGreaterThan(8);
  });
});
