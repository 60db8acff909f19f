import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ADVICE_FIRST } from './adviceFirst.ts';
import { NOTHING_BY_ORDER } from './byOrder.ts';
import { daysAfter, NO_HOLIDAYS } from './dueMonths.ts';
import type { RepaymentEvent } from './event.ts';
import { NOTHING_INSTEAD, type Settling } from './insteadOfOffers.ts';
import { debtsInPlan } from './kept.ts';
import { noted } from './noting.ts';
import { remindersOn } from './reminding.ts';
import { repaymentOn } from './repaymentOn.ts';
import { settlingWords } from './settling/words.ts';
import { isSettlingOn, settlingIn } from './settling.ts';
import { anyLife, lived } from './testing/anyLife.ts';
import { after, HOLIDAYS, MOCK_UP, paidAll } from './testing/mockUp.ts';

/** Marlow & Reed agreed on 26 November; the first payment is on 1 December, the next on 4 January. */
const AGREED: Settling = { debtId: 'marlow', from: '2026-11-26', by: '2026-12-10' };
const EVENTS = after(...MOCK_UP);
const readOn = (today: string, settling: readonly Settling[] = [AGREED], events = EVENTS) => {
  const instead = { ...NOTHING_INSTEAD, settling };
  const read = repaymentOn(events, today, HOLIDAYS, NO_ADVICE_FIRST, null, NOTHING_BY_ORDER, instead);
  if (!read) throw new Error('There is a plan.');
  return read;
};
const sharesIn = (due: string, { toCome, past }: ReturnType<typeof readOn>) =>
  new Map(
    (toCome.find(month => month.due === due) ?? past.find(month => month.due === due))?.shares.map(
      ({ debtId, payment }) => [debtId, payment],
    ),
  );
const without = readOn('2026-11-27', []);

describe('a settlement that was agreed and is still to be paid', () => {
  it('takes the place of their share on the days until it is paid, and nobody else gets that (DN-1492)', () => {
    const before = sharesIn('2026-12', without);
    const read = readOn('2026-11-27');
    const now = sharesIn('2026-12', read);
    expect([before.has('marlow'), now.has('marlow')]).toEqual([true, false]);
    for (const [id, payment] of now) expect(payment).toBe(before.get(id));
    expect(read.toCome[0]).toMatchObject({
      sum: 170_00 - (before.get('marlow') ?? 0),
      resting: ['marlow'],
      isBreak: false,
    });
    // What comes after the day is as it was, and the plan itself too.
    expect(sharesIn('2027-01', read)).toEqual(sharesIn('2027-01', without));
    expect(read.plan).toEqual(without.plan);
    expect(read.stage).toBe(without.stage);
  });

  it.each([
    ['the day of their yes is that of the payment', { from: '2026-12-01', by: '2026-12-15' }, false],
    ['the day to pay it is that of the payment', { from: '2026-11-17', by: '2026-12-01' }, false],
    ['they said yes after the payment', { from: '2026-12-02', by: '2026-12-16' }, true],
    ['it was to be paid before the payment', { from: '2026-11-16', by: '2026-11-30' }, true],
  ])('asks for their share or not, where %s (DN-1492)', (_, days, isAsked) => {
    const read = readOn('2026-11-27', [{ ...AGREED, ...days }]);
    expect(sharesIn('2026-12', read).has('marlow')).toBe(isAsked);
  });

  it('is not asked about in the month that left it out, and has their share again once its day has passed (DN-1492)', () => {
    const [on, note] = paidAll('2026-12', '2026-12-02');
    const paid = noted(EVENTS, note, on, HOLIDAYS, undefined, undefined, [AGREED]);
    if (!paid.follows) throw new Error(paid.why);
    const { event } = paid;
    expect(event.kind === 'paid' && event.payments.map(({ debtId }) => debtId)).not.toContain('marlow');
    const late = readOn('2026-12-11', [AGREED], [...EVENTS, event]);
    expect(late.past).toMatchObject([{ due: '2026-12', state: 'paid', open: [] }]);
    expect(late.tasks).toContain('ask about the settlement');
    expect(late.tasks).not.toContain('pay the settlement');
    expect(late.tasks).not.toContain('mark payments');
    expect(sharesIn('2027-01', late).has('marlow')).toBe(true);
    expect(settlingIn(late.debts, '2026-12-11')).toMatchObject([{ by: '2026-12-10', hasPassed: true }]);
    const marlow = (today: string) => {
      const found = readOn(today).debts.find(({ id }) => id === 'marlow');
      return found && isSettlingOn(found, today);
    };
    expect([marlow('2026-12-10'), marlow('2026-12-11')]).toEqual([true, false]);
  });

  it('leaves a payment of nobody else out of the calendar and the reminders (DN-1492)', () => {
    const only: RepaymentEvent[] = [
      ...EVENTS,
      ...(['fenland', 'kestrel', 'barrowby'] as const).map(debtId => ({
        kind: 'closed' as const,
        on: '2026-11-25',
        debtId,
        why: 'found wrong' as const,
        change: 0,
      })),
    ];
    const read = readOn('2026-11-30', [AGREED], only);
    expect(read.toCome[0]).toMatchObject({ due: '2027-01', isBreak: false });
    expect(read.stage).not.toBe('on a break');
    expect(remindersOn(read, '2026-11-30', 3).filter(({ of }) => of === 'payment')).toEqual([]);
    expect(remindersOn(readOn('2026-11-30', [], only), '2026-11-30', 3)).toContainEqual({
      of: 'payment',
      day: '2026-12-01',
    });
  });

  it('says what becomes of the share, before its day and after it (DN-1492)', () => {
    const debt = { creditor: 'Marlow & Reed', payment: 14_00 };
    expect(settlingWords.inPayments({ debt, by: '2026-12-10', hasPassed: false })).toBe(
      'Marlow & Reed agreed to settle. Payments up to 10 December 2026 leave them out: keep their £14 towards the settlement.',
    );
    expect(settlingWords.inPayments({ debt, by: '2026-12-10', hasPassed: true })).toBe(
      'The day to settle with Marlow & Reed, 10 December 2026, has passed. Until you tell us that you paid it, their £14 a month is in your payments again.',
    );
    expect(settlingWords.inShort(['Wren', 'Teal'])).toBe(
      'Nothing goes to Wren and Teal then: keep that share towards what you agreed.',
    );
  });

  it('raises nobody in any month of any plan, and changes no month outside of its days (DN-1492)', () => {
    let seen = 0;
    fc.assert(
      fc.property(anyLife, fc.nat(20), fc.nat(10), (life, which, count) => {
        const { events, today } = lived(life);
        const read = (settling: readonly Settling[]) =>
          repaymentOn(events, today, NO_HOLIDAYS, NO_ADVICE_FIRST, null, NOTHING_BY_ORDER, {
            ...NOTHING_INSTEAD,
            settling,
          });
        const before = read([]);
        if (!before || before.plan.terms.paidTo === 'the distributor') return;
        const debts = debtsInPlan(before.plan).filter(({ owed }) => owed > 0);
        const debt = debts[which % Math.max(1, debts.length)];
        if (!debt) return;
        const from = daysAfter(today, count);
        // Longer than any, so that a payment falls into it.
        const by = daysAfter(from, 45);
        const now = read([{ debtId: debt.id, from, by }]);
        const inDays = (now?.toCome ?? []).filter(({ on }) => from <= on && on <= by);
        for (const { shares } of inDays) expect(shares.some(({ debtId }) => debtId === debt.id)).toBe(false);
        // The first payment, share by share: what is not paid in it is paid later.
        const [first] = now?.toCome ?? [];
        const [as] = before.toCome;
        if (!first || !as || first.due !== as.due) return;
        const shares = new Map(as.shares.map(({ debtId, payment }) => [debtId, payment]));
        for (const { debtId, payment } of first.shares) expect(payment).toBe(shares.get(debtId));
        if (first.sum < as.sum) seen += 1;
        const isIn = before.toCome.some(({ on }) => from <= on && on <= by);
        if (!isIn) expect(now?.toCome).toEqual(before.toCome);
      }),
      { numRuns: 120 },
    );
    expect(seen).toBeGreaterThan(5);
  });
});
