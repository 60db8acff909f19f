import { describe, expect, it } from 'vitest';
import type { RepaymentEvent } from './event.ts';
import { getsMore } from './getsMore.ts';
import { type Note, noted } from './noting.ts';
import { sharingForOffers } from './sharingForOffers.ts';
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
  return sharingForOffers({ before: events.slice(0, -1), event, today });
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
    expect(getsMore({ monthly: plan.monthly, debts, toCome }, 'kestrel')?.sum).toBe(107_00);
    // Who is offered it in a letter is paid just that.
    expect(Object.fromEntries(toCome[0]?.shares.map(one => [one.debtId, one.payment]) ?? [])).toEqual({
      kestrel: 107_00,
      barrowby: 38_00,
      marlow: 25_00,
    });
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

describe('an offer that does not stand any more', () => {
  /** What was said, each with what followed on it. */
  const lived = (...said: readonly (readonly [string, Note])[]) => {
    const events = [...after()];
    for (const [today, note] of said) {
      const one = noted(events, note, today);
      if (!one.follows) throw new Error(`${note.kind}: ${one.why}`);
      events.push(one.event, ...sharingForOffers({ before: [...events], event: one.event, today }));
    }
    return events;
  };
  const LESS: readonly [string, Note] = [DAY, { kind: 'means changed', monthly: 150_00 }];
  const SOLD: readonly [string, Note] = [
    DAY,
    { kind: 'sold', on: DAY, debtId: 'kestrel', creditor: 'Lowell' },
  ];
  const sums = (events: readonly RepaymentEvent[]) =>
    ['kestrel', 'barrowby', 'marlow'].map(id => shareOf(events, id));
  const paid = (events: readonly RepaymentEvent[]) =>
    ['kestrel', 'barrowby', 'marlow'].map(
      id => planOf(events, DAY).toCome[0]?.shares.find(({ debtId }) => debtId === id)?.payment,
    );

  it('is to go anew of what the plan pays, where a debt leaves after the sum became another (DN-1426)', () => {
    const events = lived(OFFERS, LESS, FENLAND_GOES);
    expect(sums(events).reduce((total = 0, sum = 0) => total + sum, 0)).toBe(150_00);
    expect(sums(events)).toEqual(paid(events));
    expect(sums(events)).toEqual(sums(lived(LESS, FENLAND_GOES)));
  });

  it('is to go of that to who has bought a debt after another had left, and nobody else is told another sum (DN-1426)', () => {
    const events = lived(OFFERS, FENLAND_GOES, SOLD);
    expect(sums(events)).toEqual([107_00, 21_00, 14_00]);
    expect(paid(events)[0]).toBe(107_00);
  });

  it('comes down again where more is owed to somebody whose part the others had (DN-1426)', () => {
    const off: Note = { kind: 'balance put right', on: DAY, debtId: 'fenland', balance: 0, why: 'statement' };
    const on: Note = { ...off, balance: 5380_00 };
    expect(sums(lived([DAY, off]))).toEqual([107_00, 38_00, 25_00]);
    expect(sums(lived([DAY, off], [DAY, on]))).toEqual(sums(after()));
    // Once those went there is nothing over for them: they are asked whether it is shared anew.
    const debtIds = ['kestrel', 'barrowby', 'marlow'];
    const went = lived([DAY, off], [DAY, { kind: 'offers sent', on: DAY, debtIds }], [DAY, on]);
    expect(sums(went)).toEqual([107_00, 38_00, 25_00]);
    expect(planOf(went, DAY)).toMatchObject({ withoutShare: 'can be shared' });
  });

  it('waits where a sharing is taken back, so that what it was worked out from can be too (DN-1426)', () => {
    const events = lived(OFFERS, LESS, FENLAND_GOES);
    const back = (entry: number): readonly [string, Note] => [DAY, { kind: 'taken back', entry }];
    expect(noted(events, { kind: 'taken back', entry: 3 }, DAY)).toMatchObject({ why: 'shared since' });
    expect(events.map(({ kind }) => kind)).toEqual([
      'drawn up',
      'offers sent',
      'means changed',
      'closed',
      'shared anew',
    ]);
    const now = lived(OFFERS, LESS, FENLAND_GOES, back(5), back(3));
    expect(planOf(now, DAY).plan.monthly).toBe(170_00);
    expect(planOf(now, DAY).headline.says).toBe('answers');
  });
});
