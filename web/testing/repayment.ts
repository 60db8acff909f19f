import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';

type Debt = StandingRepayment['debts'][number];
type Month = StandingRepayment['toCome'][number];

/** A debt of a plan whose offer waits for its answer. */
export const debtOfPlan = (id: string, more: Partial<Debt> = {}): Debt => ({
  id,
  creditor: id,
  what: null,
  before: [],
  payment: 166_00,
  started: 5000_00,
  corrected: 0,
  paid: 0,
  owed: 5000_00,
  offered: { on: '2026-11-02', payment: 166_00 },
  answer: null,
  offeredOther: null,
  standing: 'waiting',
  next: { step: 'they answer', who: 'they', by: '2026-11-30' },
  soldOn: null,
  out: null,
  ...more,
});
/** A payment to come, all of it to one lender. */
export const monthOfPlan = (due: string, payment: number, isBreak = false): Month => ({
  due,
  on: `${due}-01`,
  shares: payment > 0 ? [{ debtId: 'Fenland', payment }] : [],
  sum: payment,
  isBreak,
  resting: [],
});
/** A plan as it stands, of these debts. */
export const standingPlan = (
  debts: readonly Debt[],
  toCome: readonly Month[],
  monthly = 225_00,
): StandingRepayment => ({
  drawnUpOn: '2026-11-02',
  stage: 'running',
  monthly,
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
  answered: { count: 0, of: 1 },
  headline: { says: 'answers', count: 0, of: 1 },
  offersAfter: null,
  breaksByLetter: [],
  withoutShare: 'none',
  adviceFirst: [],
  offers: { firstOn: '2026-11-02', lastBy: '2026-11-30' },
  tasks: [],
  past: [],
  toCome: [...toCome],
  endsOn: null,
  sums: { started: 5000_00, corrected: 0, paid: 0, owed: 5000_00, waiting: 0, ordered: 0 },
  years: [],
  breaks: [],
  reviewDueOn: '2027-11-02',
  ended: null,
});
