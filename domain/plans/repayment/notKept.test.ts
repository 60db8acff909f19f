import { describe, expect, it } from 'vitest';
import type { RepaymentEvent } from './event.ts';
import { notKeptOn } from './notKept.ts';

const DRAWN: RepaymentEvent = {
  kind: 'drawn up',
  on: '2026-12-01',
  monthly: 10_00,
  firstPayment: '2027-01-05',
  terms: {
    way: 'pro rata',
    floor: 1_00,
    answerDays: { from: 14, by: 28 },
    silence: 'write again',
    paidTo: 'each creditor',
  },
  debts: [{ id: 'kestrel', creditor: 'Kestrel', what: null, balance: 900_00, payment: 10_00 }],
  outside: [],
};

const missed = (on: string, due: string): RepaymentEvent => ({
  kind: 'not paid',
  on,
  due,
  debtIds: ['kestrel'],
});
const paid = (on: string, due: string): RepaymentEvent => ({
  kind: 'paid',
  on,
  due,
  payments: [{ debtId: 'kestrel', sum: 10_00 }],
});
const ended = (why: 'paid' | 'left' | 'broken'): RepaymentEvent => ({ kind: 'ended', on: '2027-04-01', why });
const dayOf = (events: readonly RepaymentEvent[], stoppedOn: string | null = null) =>
  notKeptOn([DRAWN, ...events], stoppedOn === null ? null : { on: stoppedOn, why: 'left' }).get('kestrel');

describe('a debt that its plan does not pay', () => {
  it('is one of which a month was marked as not paid, until that month is paid (DN-1533)', () => {
    const march = missed('2027-03-20', '2027-03');
    expect(dayOf([])).toBeUndefined();
    expect(dayOf([missed('2027-02-20', '2027-02'), march])).toBe('2027-03-20');
    expect(dayOf([march, paid('2027-03-25', '2027-03')])).toBeUndefined();
    expect(dayOf([march, paid('2027-04-05', '2027-04')])).toBe('2027-03-20');
    expect(dayOf([march, { kind: 'taken back', on: '2027-03-21', entry: 2 }])).toBeUndefined();
  });

  it('is one whose plan was left, broke or gave way to another, and none whose plan is paid (DN-1533)', () => {
    expect(dayOf([ended('left')])).toBe('2027-04-01');
    expect(dayOf([ended('broken')])).toBe('2027-04-01');
    expect(dayOf([ended('paid')])).toBeUndefined();
    expect(dayOf([], '2027-05-02')).toBe('2027-05-02');
    expect(dayOf([missed('2027-03-20', '2027-03')], '2027-05-02')).toBe('2027-05-02');
    expect(notKeptOn([DRAWN, ended('left')], null).has('a debt outside')).toBe(false);
  });
});
