import { describe, expect, it } from 'vitest';
import { historyOf, newestFirst } from './history.ts';
import { noted } from './noting.ts';
import { after, drawn, facts, MOCK_UP, paidAll } from './testing/mockUp.ts';

describe('what happened to a plan, in a list', () => {
  const events = after(
    ...MOCK_UP,
    paidAll('2026-12', '2026-12-01'),
    ['2026-12-02', { kind: 'sold', on: '2026-11-30', debtId: 'marlow', creditor: 'Lapwing' }],
    ['2026-12-03', { kind: 'taken back', entry: 7 }],
    ['2026-12-04', { kind: 'paid', on: '2026-12-04', due: null, debtId: 'marlow', sum: 10_00 }],
  );
  const history = historyOf(events);

  it('leaves nothing out, and says of each whether it counts (DN-510)', () => {
    expect(history.map(({ sequence }) => sequence)).toEqual(events.map((_, at) => at + 1));
    expect(history.filter(({ counts }) => counts !== 'yes').map(({ sequence }) => sequence)).toEqual([7]);
  });

  it('tells what takes something back as that, with the day on which it was taken back (DN-510)', () => {
    expect(history[7]).toEqual({
      ...history[6],
      sequence: 8,
      on: '2026-12-03',
      takes: { sequence: 7, on: '2026-11-30' },
      counts: 'yes',
    });
  });

  it('names whom each is about by who had the debt by then: a sale that never was changes no name (DN-510)', () => {
    expect(history[5]).toMatchObject({
      kind: 'paid',
      sum: 170_00,
      months: { from: '2026-12', to: '2026-12' },
    });
    expect(history[5]?.creditors).toContain('Marlow & Reed');
    expect(history[6]?.creditors).toEqual(['Lapwing']);
    expect(history[8]?.creditors).toEqual(['Marlow & Reed']);
  });

  it('names of a sale that is told late who had the debt on the day of each: the seller before, the buyer after (DN-654)', () => {
    const told = historyOf(
      after(
        ...MOCK_UP,
        ['2026-12-04', { kind: 'sold', on: '2026-12-02', debtId: 'marlow', creditor: 'Lapwing' }],
        ['2026-12-04', { kind: 'paid', on: '2026-12-01', due: null, debtId: 'marlow', sum: 10_00 }],
        ['2026-12-04', { kind: 'paid', on: '2026-12-03', due: null, debtId: 'marlow', sum: 10_00 }],
      ),
    );
    expect(told.slice(-3).map(({ creditors }) => creditors)).toEqual([
      ['Lapwing'],
      ['Marlow & Reed'],
      ['Lapwing'],
    ]);
  });

  it('says of the one payment of the Scottish scheme that it went to who shares it out, and not to each lender (DN-1045)', () => {
    const scheme = drawn(facts({ shortName: 'DAS', nation: 'scotland' }));
    const [, note] = paidAll('2026-12', '2026-12-01');
    const paid = noted([scheme], note, '2026-12-01');
    if (!paid.follows) throw new Error(paid.why);
    expect(historyOf([scheme, paid.event]).at(-1)).toMatchObject({
      kind: 'paid',
      creditors: ['the payments distributor'],
      months: { from: '2026-12', to: '2026-12' },
    });
  });

  it('is read with what happened last first, and of one day what was told last (DN-510)', () => {
    const order = newestFirst(history).map(({ sequence }) => sequence);
    expect(order).toEqual([9, 8, 6, 7, 5, 4, 3, 2, 1]);
  });
});
