import { describe, expect, it } from 'vitest';
import type { RepaymentEvent } from './event.ts';
import { getsAllFrom } from './nextPayment.ts';
import { restsNext } from './payingNow.ts';
import { repaymentOn } from './repaymentOn.ts';
import { after, HOLIDAYS } from './testing/mockUp.ts';

const TODAY = '2026-11-03';
const BREAK = { kind: 'break', on: TODAY, from: '2026-11', to: '2027-01', monthly: 0 } as const;
const OF_ONE = { ...BREAK, debtId: 'kestrel' } as const;

function read(...more: readonly RepaymentEvent[]) {
  const stands = repaymentOn([...after(), ...more], more.at(-1)?.on ?? TODAY, HOLIDAYS);
  const debt = stands?.debts.find(({ id }) => id === 'kestrel');
  if (!stands || !debt) throw new Error('The plan is not drawn up.');
  return { stands, debt };
}

describe('a letter with an offer in a break', () => {
  it.each([
    ['of that lender', OF_ONE],
    ['of all', BREAK],
    ['of all, in which each gets less', { ...BREAK, monthly: 40_00 }],
  ] as const)('offers the first month in which its lender gets that sum, in one %s (DN-1562)', (_, event) => {
    const { stands, debt } = read(event);
    const from = getsAllFrom(stands.toCome, debt, TODAY);
    expect(stands.toCome.find(({ on }) => on === from)?.due).toBe('2027-02');
  });

  it('is as it would be for who is in no break (DN-1562)', () => {
    const { stands } = read(OF_ONE);
    const other = stands.debts.find(({ id, owed }) => id !== 'kestrel' && owed > 0);
    const first = stands.toCome.find(({ on }) => on >= TODAY);
    expect(other && getsAllFrom(stands.toCome, other, TODAY)).toBe(first?.on);
  });
});

describe('a break that one lender agreed to', () => {
  it('ends as the debt is sold: who buys it agreed to none (DN-1563)', () => {
    const sold = { kind: 'sold', on: '2026-12-21', debtId: 'kestrel', creditor: 'Buyer' } as const;
    const { stands } = read(OF_ONE, sold);
    expect(stands.plan.breaks.every(({ to }) => to < '2027-01')).toBe(true);
    expect(stands.toCome.filter(({ due }) => due >= '2027-01').flatMap(({ resting }) => resting)).toEqual([]);
    // A break with the buyer is one again, and one of the whole plan goes on.
    const again = { ...OF_ONE, on: '2026-12-21', from: '2027-01', to: '2027-02' } as const;
    const withBuyer = read(OF_ONE, sold, again).stands.toCome.find(({ due }) => due === '2027-01');
    expect(withBuyer?.resting).toEqual(['kestrel']);
    const ofAll = read(BREAK, sold).stands.toCome.find(({ due }) => due === '2027-01');
    expect(ofAll?.isBreak).toBe(true);
  });

  it('asks for no payment all the same of who has it, and of the others alone (DN-1563)', () => {
    const { stands } = read(OF_ONE);
    expect(restsNext(stands, 'kestrel')).toBe(true);
    expect(stands.debts.filter(({ id }) => id !== 'kestrel' && restsNext(stands, id))).toEqual([]);
  });
});
