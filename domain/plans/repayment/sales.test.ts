import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOn } from './replay.ts';
import { salesIn } from './sales.ts';
import { anyLife, lived } from './testing/anyLife.ts';
import { after, MOCK_UP } from './testing/mockUp.ts';

describe('the sales of a plan', () => {
  it('are those that were not taken back, by day, each with who had it until then (DN-650)', () => {
    const events = after(
      ...MOCK_UP,
      ['2026-12-02', { kind: 'sold', on: '2026-12-02', debtId: 'marlow', creditor: 'Merlin' }],
      ['2026-12-03', { kind: 'sold', on: '2026-11-30', debtId: 'marlow', creditor: 'Lapwing' }],
    );
    const [later, earlier] = [events.length - 1, events.length];
    expect(salesIn(events)).toEqual([
      { debtId: 'marlow', on: '2026-11-30', from: 'Marlow & Reed', to: 'Lapwing', entry: earlier },
      { debtId: 'marlow', on: '2026-12-02', from: 'Lapwing', to: 'Merlin', entry: later },
    ]);
    expect(salesIn([...events, { kind: 'taken back', on: '2026-12-04', entry: earlier }])).toEqual([
      { debtId: 'marlow', on: '2026-12-02', from: 'Marlow & Reed', to: 'Merlin', entry: later },
    ]);
  });

  it('say of every debt on every day what the plan says of it, whatever happened (DN-650)', () => {
    let sold = 0;
    fc.assert(
      fc.property(anyLife, life => {
        const { events, today } = lived(life);
        const sales = salesIn(events);
        for (const day of new Set([...events.map(({ on }) => on), today])) {
          for (const { id, creditor, before } of planOn(events, day)?.debts ?? []) {
            const its = sales.filter(({ debtId, on }) => debtId === id && on <= day);
            expect(its.map(({ from }) => from)).toEqual(before);
            if (its.length > 0) expect(its.at(-1)?.to).toBe(creditor);
            sold += its.length;
          }
        }
      }),
      { numRuns: 80 },
    );
    expect(sold).toBeGreaterThan(10);
  });
});
