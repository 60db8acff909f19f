import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedBesideOrders } from './byOrder.ts';
import { sumOf } from './history.ts';
import { noted } from './noting.ts';
import { repaymentOn } from './repaymentOn.ts';
import { planAfter } from './replay.ts';
import { after, HOLIDAYS, OFFERS } from './testing/mockUp.ts';

/** Debts of which no court was asked again. */
const ordered = (ids: readonly string[]) => new Map(ids.map(id => [id, null]));

describe('a debt of which a court says what is paid', () => {
  it('is asked nothing: the offers are those to the others, and none where there are no others (DN-1190)', () => {
    const [today] = OFFERS;
    const events = after();
    const ids = (repaymentOn(events, today, HOLIDAYS)?.debts ?? []).map(({ id }) => id);
    const [first = '', ...others] = ids;
    const read = (byOrder: readonly string[]) =>
      repaymentOn(events, today, HOLIDAYS, undefined, null, ordered(byOrder));
    expect(read([first])?.headline).toEqual({
      says: 'offers to send',
      count: others.length,
      of: others.length,
    });
    const none = read(ids);
    expect(none?.headline.says).toBe('paying');
    expect(none?.stage).not.toBe('offers to send');
    expect(none?.tasks).not.toContain('send offers');
  });
});

describe('another sum while a debt is paid as ordered', () => {
  const TODAY = '2026-11-03';
  const events = after();
  const before = planAfter(events)?.debts ?? [];
  const said = (monthly: number, byOrder: readonly string[]) =>
    noted(events, { kind: 'means changed', monthly }, TODAY, undefined, undefined, ordered(byOrder));
  const paymentOf = (id: string, debts = before) => debts.find(one => one.id === id)?.payment ?? 0;

  it('is what is shared among the others, and what is ordered stays apart (DN-1491)', () => {
    const told = said(100_00, ['kestrel']);
    if (!told.follows) throw new Error(told.why);
    const share = paymentOf('kestrel');
    expect(paymentOf('kestrel', [...told.plan.debts])).toBe(share);
    expect(told.plan.monthly).toBe(100_00 + share);
    // What is told of it later is the sum that was said.
    expect(sumOf(told.event)).toBe(100_00);
    const read = repaymentOn([...events, told.event], TODAY, HOLIDAYS, undefined, null, ordered(['kestrel']));
    expect(read && sharedBesideOrders({ monthly: read.plan.monthly, debts: read.debts })).toBe(100_00);
    expect(read?.toCome[0]?.sum).toBe(100_00);
  });

  it.each([
    ['is the same where the others get that now', 170_00 - paymentOf('kestrel'), 'same sum'],
    ['is none', 0, 'nothing to pay with'],
    ['leaves one of the others less than the least', 14_99, 'too little to share'],
  ] as const)('%s: refused (DN-1491)', (_, sum, why) => {
    expect(said(sum, ['kestrel'])).toEqual({ follows: false, why });
  });

  it('is enough where the others get the least, whatever is ordered (DN-1491)', () => {
    expect(said(15_00, ['kestrel']).follows).toBe(true);
  });

  it('goes to the others to the penny, or is all that they are owed, and changes no order (DN-1491)', () => {
    const ids = before.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 900_000 }),
        fc.subarray(ids, { maxLength: 3 }),
        (sum, byOrder) => {
          const told = said(sum, byOrder);
          if (!told.follows) return;
          const isOrdered = new Set(byOrder);
          const others = told.plan.debts.filter(({ id }) => !isOrdered.has(id));
          const owed = others.reduce((total, one) => total + one.owed, 0);
          expect(others.reduce((total, one) => total + one.payment, 0)).toBe(Math.min(sum, owed));
          for (const id of byOrder) expect(paymentOf(id, [...told.plan.debts])).toBe(paymentOf(id));
        },
      ),
    );
  });
});
