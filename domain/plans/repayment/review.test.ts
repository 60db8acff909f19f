import { describe, expect, it } from 'vitest';
import { NO_HOLIDAYS } from './dueMonths.ts';
import type { RepaymentEvent, Terms } from './event.ts';
import { sayHeadline, sayNext, toldOf } from './headlineWords.ts';
import { whileTimeRuns } from './offersWait.ts';
import { repaymentOn } from './repaymentOn.ts';
import { reviewDueOn, reviewNow, tokensOverOn } from './review.ts';

const TERMS: Terms = {
  way: 'token',
  floor: 0,
  answerDays: { from: 14, by: 28 },
  silence: 'write again',
  paidTo: 'each creditor',
  reviewMonths: 6,
  mostMonths: 12,
};
const DRAWN = '2026-11-30';
const plan = (reviewedOn: string, terms: Partial<Terms> = {}) => ({
  terms: { ...TERMS, ...terms },
  drawnUpOn: DRAWN,
  reviewedOn,
  debts: [],
});

const debt = (id: string) => ({ id, creditor: id, what: null, balance: 900_00, payment: 1_00 });
const DRAWN_UP: RepaymentEvent = {
  kind: 'drawn up',
  on: DRAWN,
  monthly: 2_00,
  firstPayment: '2026-12-01',
  terms: TERMS,
  debts: [debt('kestrel'), debt('marlow')],
  outside: [],
};
const WENT: RepaymentEvent = { kind: 'offers sent', on: DRAWN, debtIds: ['kestrel', 'marlow'] };
const YES: RepaymentEvent = {
  kind: 'answered',
  on: '2026-12-05',
  debtId: 'kestrel',
  answer: 'accepts',
  sum: null,
};
const NO: RepaymentEvent = { ...YES, debtId: 'marlow', answer: 'refuses' };
const MONTHS = [
  '2026-12',
  ...Array.from({ length: 12 }, (_, of) => `2027-${String(of + 1).padStart(2, '0')}`),
];
const paidUntil = (month: string): readonly RepaymentEvent[] =>
  MONTHS.filter(due => due <= month).map(due => ({
    kind: 'paid',
    on: `${due}-01`,
    due,
    payments: ['kestrel', 'marlow'].map(debtId => ({ debtId, sum: 1_00 })),
  }));
const REVIEWED = (on: string): RepaymentEvent => ({ kind: 'reviewed', on });
const standsOn = (day: string, ...more: readonly RepaymentEvent[]) => {
  const stands = repaymentOn([DRAWN_UP, ...more], day, NO_HOLIDAYS);
  if (!stands) throw new Error('It is drawn up.');
  return stands;
};

describe('the look at a plan', () => {
  it.each([
    ['a token plan', DRAWN, {}, '2027-05-30'],
    ['a token plan that was looked at', '2027-05-30', {}, '2027-11-30'],
    ['one looked at late: no later than when its time is over', '2027-08-10', {}, '2027-11-30'],
    ['one looked at since its time was over', '2027-12-04', {}, '2028-06-04'],
    ['one whose time was not kept', '2027-08-10', { mostMonths: undefined }, '2028-02-10'],
    ['a plan of another sum', '2027-08-10', { way: 'pro rata' }, '2028-02-10'],
    [
      'any other plan',
      DRAWN,
      { way: 'pro rata', reviewMonths: undefined, mostMonths: undefined },
      '2027-11-30',
    ],
  ] as const)('of %s is due by its day (DN-1690)', (_, reviewedOn, terms, due) => {
    expect(reviewDueOn(plan(reviewedOn, terms as Partial<Terms>))).toBe(due);
  });

  it.each([
    ['2027-05-29', null],
    ['2027-05-30', 'look anew'],
    ['2027-11-29', 'look anew'],
    ['2027-11-30', 'tokens over'],
    ['2028-01-04', 'tokens over'],
  ] as const)('of token payments on %s is %s (DN-1690)', (day, review) => {
    const { plan: kept } = standsOn(day, WENT);
    expect(reviewNow(kept, day)).toBe(review);
    expect(tokensOverOn(kept)).toBe('2027-11-30');
  });

  it('finds no time over of offers that never went (DN-1690)', () => {
    expect(standsOn('2028-01-04').tasks).toContain('look anew');
  });

  it('of token payments leads the plan before who said no, with what is paid next (DN-1690)', () => {
    const stands = standsOn('2027-05-30', WENT, YES, NO, ...paidUntil('2027-05'));
    expect(stands.tasks).toEqual(['look anew', 'pay today', 'ask again']);
    const { stands: line, you } = sayHeadline(toldOf(stands), '2027-05-30');
    expect(line).toBe('It is time to look at your plan again');
    expect(you).toMatch(/^Token payments are for a while\. .* Your next payment is £2 on /u);
    expect(sayNext(toldOf(stands), '2027-05-30')).toBe('You look at your budget and your advice again');
  });

  it('says after the longest time that it is over, and that lenders may ask again, until it was had (DN-1690)', () => {
    const said = [WENT, YES, NO, ...paidUntil('2027-11')];
    const stands = standsOn('2027-11-30', ...said);
    expect(stands.tasks[0]).toBe('tokens over');
    const { stands: line, you } = sayHeadline(toldOf(stands), '2027-11-30');
    expect(line).toBe('The time of your token payments is over');
    expect(you).toContain(
      'Your offers were for 12 months at most. That time is over, and your lenders may ask for more again.',
    );
    const had = standsOn('2027-12-02', ...said, REVIEWED('2027-12-01'), ...paidUntil('2027-12').slice(-1));
    expect(had.headline.leads).toBeUndefined();
    expect([had.tasks.includes('tokens over'), had.reviewDueOn]).toEqual([false, '2028-06-01']);
  });

  it('says nothing of lenders who may ask again while the law keeps them away (DN-1690)', () => {
    const stands = standsOn('2027-11-30', WENT, YES, NO, ...paidUntil('2027-11'));
    const kept = whileTimeRuns(stands, { shortName: 'BS', endsOn: '2028-01-10' });
    expect([kept.tasks[0], kept.headline.leads]).toEqual(['look anew', 'look anew']);
  });

  it('leads no plan that is over or paid off (DN-1690)', () => {
    const left = standsOn('2028-01-04', WENT, { kind: 'ended', on: '2027-03-01', why: 'left' });
    expect([left.headline.leads, left.tasks]).toEqual([undefined, []]);
  });
});
