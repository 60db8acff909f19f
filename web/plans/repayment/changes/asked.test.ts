import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { describe, expect, it } from 'vitest';
import { type Asked, addressOf, askedFrom } from './asked.ts';

type Debt = StandingRepayment['debts'][number];

const debt = (id: string, more: Partial<Debt> = {}): Debt => ({
  id,
  creditor: id,
  what: null,
  before: [],
  payment: 20_00,
  started: 900_00,
  corrected: 0,
  paid: 0,
  owed: 900_00,
  offered: { on: '2026-11-02', payment: 20_00 },
  answer: null,
  offeredOther: null,
  standing: 'waiting',
  next: { step: 'they answer', who: 'they', by: '2026-11-30' },
  soldOn: null,
  out: null,
  ...more,
});

const read = (debts: readonly Debt[], more: Partial<Repayment> = {}): Repayment => ({
  planId: 'plan',
  sequence: 3,
  today: '2026-12-02',
  canNote: true,
  reminders: { daysBefore: null, canBeMailed: true },
  draft: null,
  notDrawn: null,
  differences: [],
  notInPlan: [],
  apart: { each: [], leftBefore: null },
  offeredAgain: [],
  happened: [],
  stands: {
    drawnUpOn: '2026-11-02',
    stage: 'running',
    monthly: 40_00,
    firstPayment: '2026-12-01',
    terms: {
      way: 'pro rata',
      answerDays: { from: 14, by: 28 },
      floor: 5_00,
      silence: 'write again',
      paidTo: 'each creditor',
    },
    debts: [...debts],
    outside: [],
    answered: { count: 0, of: debts.length },
    headline: { says: 'answers', count: 0, of: debts.length },
    offersAfter: null,
    breaksByLetter: [],
    withoutShare: 'none',
    adviceFirst: [],
    offers: { firstOn: '2026-11-02', lastBy: '2026-11-30' },
    tasks: [],
    past: [{ due: '2026-12', on: '2026-12-01', paid: 0, state: 'not marked', open: ['kestrel'], shares: [] }],
    toCome: [
      {
        due: '2027-01',
        on: '2027-01-04',
        shares: [{ debtId: 'kestrel', payment: 20_00 }],
        sum: 20_00,
        isBreak: false,
        resting: [],
      },
    ],
    endsOn: null,
    sums: { started: 900_00, corrected: 0, paid: 0, owed: 900_00, waiting: 0, ordered: 0 },
    years: [],
    breaks: [],
    reviewDueOn: '2027-11-02',
    ended: null,
  },
  ...more,
});

const kestrel = debt('kestrel');
const marlow = debt('marlow');
const TOLD: readonly Asked[] = [
  { kind: 'draw up again' },
  { kind: 'break' },
  { kind: 'break', debt: kestrel },
  { kind: 'means changed' },
  { kind: 'offers sent', debts: [kestrel, marlow] },
  { kind: 'answered', debt: kestrel },
  { kind: 'sold', debt: marlow },
  { kind: 'balance put right', debt: marlow },
  { kind: 'closed', debt: marlow },
  { kind: 'paid', due: '2026-12' },
  { kind: 'not paid', due: '2027-01' },
];

describe('a form that was open before a reload (DN-479)', () => {
  it.each(TOLD.map(asked => [asked.kind, asked] as const))('is open again: %s', (_, asked) => {
    expect(askedFrom(addressOf(asked), read([kestrel, marlow]))).toEqual(asked);
  });

  it('is not open where it cannot be told any more', () => {
    const out = debt('kestrel', { out: { on: '2026-12-01', why: 'written off' } });
    expect(askedFrom(addressOf({ kind: 'sold', debt: kestrel }), read([out]))).toBeNull();
    const sold = debt('kestrel', { offered: null });
    expect(askedFrom(addressOf({ kind: 'answered', debt: kestrel }), read([sold]))).toBeNull();
    expect(askedFrom({ kind: 'paid', due: '2026-11' }, read([kestrel]))).toBeNull();
    expect(askedFrom({ kind: 'break' }, read([kestrel], { canNote: false }))).toBeNull();
    expect(askedFrom({ kind: 'draw up' }, read([kestrel]))).toBeNull();
    expect(askedFrom({ kind: 'draw up' }, read([], { stands: null }))).toEqual({ kind: 'draw up' });
  });
});
