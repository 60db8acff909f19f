import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RepaymentEvent } from './event.ts';
import { countedInAdvice, isOverByPlan, type OwedNow, owedNow } from './owedNow.ts';
import { planAfter } from './replay.ts';
import { anyLife, lived } from './testing/anyLife.ts';
import { after, drawn, facts } from './testing/mockUp.ts';

const written = (events: readonly RepaymentEvent[], from = '2026-11-02') =>
  events.map((event, at) => ({ event, writtenAt: new Date(Date.parse(from) + at * 1000) }));
const said = (id: string, balance: number | null, at: string | null = null) => ({
  id,
  balance,
  saidAt: at === null ? null : new Date(at),
  saidOn: at === null ? null : at.slice(0, 10),
});
const LEFT = written(
  after(
    ['2026-11-03', { kind: 'closed', on: '2026-11-03', debtId: 'marlow', why: 'paid elsewhere' }],
    ['2026-11-03', { kind: 'paid', on: '2026-11-03', due: null, debtId: 'kestrel', sum: 1000_00 }],
    [
      '2026-11-03',
      {
        kind: 'balance put right',
        on: '2026-11-03',
        debtId: 'barrowby',
        balance: 1700_00,
        why: 'interest',
      },
    ],
    ['2026-11-03', { kind: 'ended', why: 'left' }],
  ),
);

describe('what a debt is owed now', () => {
  it('is what the list says, less what was paid, put right or closed in a plan that is over (DN-720)', () => {
    const owed = (id: string, balance: number) => owedNow(said(id, balance), [LEFT]);
    expect(owed('fenland', 5380_00)).toEqual({ owed: 5380_00, since: null });
    expect(owed('kestrel', 4212_00)).toEqual({ owed: 3212_00, since: 'payments' });
    expect(owed('barrowby', 1500_00)).toEqual({ owed: 1700_00, since: 'another sum' });
    expect(owed('marlow', 964_00)).toEqual({ owed: 0, since: 'paid elsewhere' });
  });

  it('is over by a plan only while its list has not said another sum since (DN-900)', () => {
    const isOver = (later: string | null) => isOverByPlan(owedNow(said('marlow', 120_00, later), [LEFT]));
    expect([isOver(null), isOver('2026-11-20')]).toEqual([true, false]);
    // What the list itself says is paid is no word of a plan.
    expect(isOverByPlan(owedNow(said('marlow', 0), []))).toBe(false);
  });

  it('is nothing once a letter says that it was settled, with a plan or without, until its list says so again (DN-1612)', () => {
    const closed = { kind: 'closed', debtId: 'kestrel', change: 0, why: 'settled', byLetter: true } as const;
    const letter = (at: string) => [{ event: { ...closed, on: '2026-12-03' }, writtenAt: new Date(at) }];
    const settled = { owed: 0, since: 'settled by letter' };
    expect(owedNow(said('kestrel', 4212_00, '2026-11-01'), [letter('2026-12-03')])).toEqual(settled);
    expect(owedNow(said('kestrel', 4212_00, '2026-11-01'), [LEFT, letter('2026-12-03')])).toEqual(settled);
    expect(owedNow(said('kestrel', 300_00, '2026-12-20'), [letter('2026-12-03')]).owed).toBe(300_00);
  });

  it('goes on through the next plan, which is drawn up by it (DN-720)', () => {
    const balances = { ...facts(), debts: facts().debts.map(one => ({ ...one, balance: 1700_00 })) };
    const paid: RepaymentEvent = {
      kind: 'paid',
      on: '2026-12-03',
      due: null,
      payments: [{ debtId: 'barrowby', sum: 50_00 }],
    };
    const next = written([drawn(balances, '2026-12-02', '2027-01-01'), paid], '2026-12-02');
    expect(owedNow(said('barrowby', 1500_00), [next, LEFT]).owed).toBe(1650_00);
  });

  it('is what the list says where that was said after the plan, with what was paid after it (DN-720)', () => {
    const later = '2026-11-20';
    expect(owedNow(said('marlow', 120_00, later), [LEFT])).toEqual({
      owed: 120_00,
      since: null,
    });
    const paid: RepaymentEvent = {
      kind: 'paid',
      on: '2026-11-21',
      due: null,
      payments: [{ debtId: 'kestrel', sum: 200_00 }],
    };
    const running = [...LEFT.slice(0, -1), { event: paid, writtenAt: new Date('2026-11-21') }];
    expect(owedNow(said('kestrel', 900_00, later), [running]).owed).toBe(700_00);
  });

  it('has what was paid before the list said its balance in that already, whenever it is written down (DN-1428)', () => {
    const pays = (on: string): RepaymentEvent => ({
      kind: 'paid',
      on,
      due: null,
      payments: [{ debtId: 'barrowby', sum: 50_00 }],
    });
    const listed = said('barrowby', 1300_00, '2026-12-23T10:00:00Z');
    const owed = (on: string, writtenAt: string) =>
      owedNow(listed, [[...written(after()), { event: pays(on), writtenAt: new Date(writtenAt) }]]);
    expect(owed('2026-12-22', '2026-12-23T12:00:00Z')).toEqual({ owed: 1300_00, since: null });
    expect(owed('2026-12-23', '2026-12-23T09:00:00Z')).toEqual({ owed: 1300_00, since: null });
    expect(owed('2026-12-23', '2026-12-23T12:00:00Z')).toEqual({ owed: 1250_00, since: 'payments' });
    expect(owed('2026-12-24', '2026-12-24T12:00:00Z').owed).toBe(1250_00);
  });

  it('counts nothing that was taken back, and nothing below what is owed (DN-720)', () => {
    const events = after(
      ['2026-11-03', { kind: 'closed', on: '2026-11-03', debtId: 'marlow', why: 'written off' }],
      ['2026-11-03', { kind: 'taken back', entry: 2 }],
    );
    expect(owedNow(said('marlow', 964_00), [written(events)])).toEqual({
      owed: 964_00,
      since: null,
    });
    expect(owedNow(said('kestrel', 300_00), [LEFT]).owed).toBe(0);
    expect(owedNow(said('kestrel', null), [LEFT]).owed).toBeNull();
  });

  it('is what the plan itself says, whatever happened, of all that is not left out of it now, also where it was (DN-720, DN-820)', () => {
    let told = 0;
    fc.assert(
      fc.property(anyLife, life => {
        const { events } = lived(life);
        const all = written(events);
        for (const debt of planAfter(events)?.debts ?? []) {
          if (debt.out?.why === 'left out') continue;
          // The list said what the plan was told last just before that was told first.
          const tellsIt = ({ event }: (typeof all)[number]) =>
            (event.kind === 'drawn up' || event.kind === 'drawn up again') &&
            event.debts.some(({ id, balance }) => id === debt.id && balance === debt.told);
          const saidAt = all.find(tellsIt)?.writtenAt ?? null;
          const saidOn = saidAt?.toISOString().slice(0, 10) ?? null;
          const now = owedNow({ id: debt.id, balance: debt.told, saidAt, saidOn }, [all]);
          expect(now.owed).toBe(debt.owed);
          if (now.since !== null) told += 1;
        }
      }),
      { numRuns: 80 },
    );
    expect(told).toBeGreaterThan(10);
  });
});

describe('the debts that advice is judged by', () => {
  const listed = [{ id: 'card' }, { id: 'loan' }];
  const counted = (now: OwedNow, confirmed: readonly string[] = []) =>
    countedInAdvice(
      listed,
      ({ id }) => (id === 'card' ? now : { owed: 100_00, since: null }),
      new Set(confirmed),
    );

  it.each([
    ['paid in another way', { owed: 0, since: 'paid elsewhere' }, [], false],
    ['settled, as was told of its plan', { owed: 0, since: 'settled' }, [], false],
    ['not theirs to pay', { owed: 0, since: 'found wrong' }, [], false],
    ['settled by a letter that was not confirmed', { owed: 0, since: 'settled by letter' }, [], true],
    ['settled by a letter that was confirmed', { owed: 0, since: 'settled by letter' }, ['card'], false],
    ['owed again by the list', { owed: 300_00, since: null }, ['card'], true],
    ['paid in part', { owed: 200_00, since: 'payments' }, [], true],
  ] as const)('of one that is %s they have it: %s (DN-1663)', (_, now, confirmed, isCounted) => {
    expect(counted(now, confirmed).map(({ id }) => id)).toEqual(isCounted ? ['card', 'loan'] : ['loan']);
  });

  it('are the list where nothing would be left of it: the plan in which all was closed is done with (DN-1663)', () => {
    const all = countedInAdvice(listed, () => ({ owed: 0, since: 'paid elsewhere' }), new Set());
    expect(all).toBe(listed);
  });
});
