import { describe, expect, it } from 'vitest';
import type { RepaymentEvent } from './event.ts';
import { getsMore } from './getsMore.ts';
import type { Note } from './noting.ts';
import { sharedToOffer } from './sharedToOffer.ts';
import { after, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

const DAY = '2026-11-05';
const FENLAND_GOES: readonly [string, Note] = [
  DAY,
  { kind: 'closed', on: DAY, debtId: 'fenland', why: 'written off' },
];
const sent = (...debtIds: readonly string[]): readonly [string, Note] => [
  '2026-11-03',
  { kind: 'offers sent', on: '2026-11-03', debtIds },
];

/** What follows on the last that was said. */
function followsOn(events: readonly RepaymentEvent[], today: string) {
  const event = events.at(-1);
  if (!event) throw new Error('Something was written down.');
  return sharedToOffer({ before: events.slice(0, -1), event, today });
}

const shareOf = (events: readonly RepaymentEvent[], id: string) =>
  planOf(events, DAY).debts.find(debt => debt.id === id)?.payment;

describe('when a debt leaves the plan', () => {
  it('those who were sent no offer yet are offered their share of the whole sum (DN-736)', () => {
    const events = after(FENLAND_GOES);
    const all = [...events, ...followsOn(events, DAY)];
    expect(['kestrel', 'barrowby', 'marlow'].map(id => shareOf(all, id))).toEqual([107_00, 38_00, 25_00]);
    const { plan, debts, toCome } = planOf(all, DAY);
    expect(plan.monthly).toBe(170_00);
    // It is what the plan pays: nobody gets more than that from some month on.
    expect(toCome[0]?.shares.map(({ payment }) => payment).toSorted()).toEqual([107_00, 25_00, 38_00]);
    expect(getsMore({ monthly: plan.monthly, debts, toCome }, 'kestrel')).toBeNull();
  });

  it('an offer that went stays, and the others are offered their share of the whole sum all the same (DN-736)', () => {
    const events = after(sent('kestrel'), FENLAND_GOES);
    const all = [...events, ...followsOn(events, DAY)];
    expect(['kestrel', 'barrowby', 'marlow'].map(id => shareOf(all, id))).toEqual([59_00, 38_00, 25_00]);
    const { plan, debts, toCome } = planOf(all, DAY);
    expect(debts.find(({ id }) => id === 'kestrel')?.offered).toMatchObject({ payment: 59_00 });
    expect(getsMore({ monthly: plan.monthly, debts, toCome }, 'kestrel')?.sum).toBe(89_00);
  });

  it('nothing follows once every offer went, or where no debt left (DN-736)', () => {
    expect(followsOn(after(OFFERS, FENLAND_GOES), DAY)).toEqual([]);
    expect(followsOn(after(sent('kestrel')), DAY)).toEqual([]);
    const lessOwed: Note = { kind: 'paid', on: DAY, due: null, debtId: 'fenland', sum: 100_00 };
    expect(followsOn(after([DAY, lessOwed]), DAY)).toEqual([]);
  });

  it('it waits while a month is marked for some and not for others, which was shared as it stood (DN-736)', () => {
    const paid: Note = { kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: 'marlow', sum: null };
    const goes: readonly [string, Note] = [
      '2026-12-02',
      { kind: 'closed', on: '2026-12-02', debtId: 'fenland', why: 'written off' },
    ];
    expect(followsOn(after(['2026-12-01', paid], goes), '2026-12-02')).toEqual([]);
    expect(followsOn(after(paidAll('2026-12', '2026-12-01'), goes), '2026-12-02')).toHaveLength(1);
  });
});
