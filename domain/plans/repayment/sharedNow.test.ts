import { describe, expect, it } from 'vitest';
import { type Note, noted } from './noting.ts';
import { after, drawn, facts, MOCK_UP, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

/** Marlow is paid off, the sum is another one, and then they add interest: they come to it after it was shared. */
const LATER: readonly (readonly [string, Note])[] = [
  OFFERS,
  ['2026-12-01', { kind: 'paid', on: '2026-12-01', due: null, debtId: 'marlow', sum: 964_00 }],
  ['2026-12-02', { kind: 'means changed', monthly: 150_00 }],
  ['2026-12-02', { kind: 'offers sent', on: '2026-12-02', debtIds: ['fenland', 'kestrel', 'barrowby'] }],
  [
    '2026-12-03',
    { kind: 'balance put right', on: '2026-12-03', debtId: 'marlow', balance: 90_00, why: 'interest' },
  ],
];

describe('a lender who is owed something and gets nothing each month', () => {
  it('is offered nothing, and the sum is to be shared anew (DN-509)', () => {
    const plan = planOf(after(...LATER), '2026-12-03');
    const marlow = plan.debts.find(({ id }) => id === 'marlow');
    expect(marlow).toMatchObject({ payment: 0, standing: 'gets nothing', next: { step: 'share anew' } });
    expect(plan.withoutShare).toBe('can be shared');
    expect(plan.tasks).toContain('share anew');
    expect(plan.tasks).not.toContain('send offers');
  });

  it('gets a share of the same sum by one press, and each whose part changes needs a new offer (DN-509)', () => {
    const plan = planOf(after(...LATER, ['2026-12-04', { kind: 'shared anew' }]), '2026-12-04');
    expect(plan.plan.monthly).toBe(150_00);
    expect(plan.debts.map(({ payment }) => payment).reduce((all, one) => all + one, 0)).toBe(150_00);
    expect(plan.debts.find(({ id }) => id === 'marlow')).toMatchObject({
      payment: 5_00,
      standing: 'not offered',
    });
    expect(plan.withoutShare).toBe('none');
    expect(plan.headline).toMatchObject({
      says: 'offers to send',
      count: plan.debts.filter(({ standing }) => standing === 'not offered').length,
    });
  });

  it('is talked over where the sum is too little for all, and nothing is shared that is shared already (DN-509)', () => {
    const little = facts({
      monthly: 16_00,
      debts: facts().debts.map(debt => ({ ...debt, balance: 900_00 })),
    });
    const poor = [drawn(little)];
    const plan = planOf(poor, '2026-11-02');
    expect(plan.withoutShare).toBe('none');
    expect(noted(poor, { kind: 'shared anew' }, '2026-11-02')).toEqual({
      follows: false,
      why: 'all get a share',
    });
    const tiny = [drawn({ ...little, monthly: 2_00 })];
    expect(planOf(tiny, '2026-11-02').withoutShare).toBe('too little');
    expect(noted(tiny, { kind: 'shared anew' }, '2026-11-02')).toEqual({
      follows: false,
      why: 'too little to share',
    });
  });
});

describe('how a plan stands in a line', () => {
  const says = (day: string, ...said: readonly (readonly [string, Note])[]) =>
    planOf(after(...said), day).headline;

  it('is what its list of answers says, also after another sum is shared while it runs (DN-508)', () => {
    expect(says('2026-11-02')).toEqual({ says: 'offers to send', count: 4, of: 4 });
    expect(says('2026-11-19', ...MOCK_UP)).toEqual({ says: 'answers', count: 3, of: 4 });
    const paid = [...MOCK_UP, paidAll('2026-12', '2026-12-01')];
    // Nobody's answer is waited for once its days are over.
    expect(says('2026-12-02', ...paid)).toEqual({ says: 'paying', count: 3, of: 4 });
    const now = [...paid, ['2026-12-02', { kind: 'means changed', monthly: 100_00 }] as const];
    expect(says('2026-12-02', ...now)).toEqual({ says: 'offers to send', count: 4, of: 4 });
  });
});
