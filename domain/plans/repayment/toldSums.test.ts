import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesFrom, draw } from './drawing.ts';
import { drawAgain } from './drawingAgain.ts';
import { daysAfter } from './dueMonths.ts';
import { type Note, noted } from './noting.ts';
import { listedAmong, owedNow, type WrittenEvent } from './owedNow.ts';
import { planAfter, planOn } from './replay.ts';
import { drawn, facts } from './testing/mockUp.ts';

const BEGUN = '2026-11-02';
const day = (count: number) => daysAfter(BEGUN, count);
const at = (on: string, hour = 12) => new Date(`${on}T${String(hour).padStart(2, '0')}:00:00Z`);

/** The debts list's word on one debt, and a plan that is told things on the days on which they are written down. */
function begun(debtId: string) {
  let listed = { id: debtId, balance: 1500_00 as number | null, saidAt: at(BEGUN, 9), saidOn: BEGUN };
  let written: readonly WrittenEvent[] = [{ event: drawn(), writtenAt: at(BEGUN, 10) }];
  const events = () => written.map(({ event }) => event);
  const debtOn = (on: string) => planOn(events(), on)?.debts.find(({ id }) => id === debtId);
  const planNow = () => {
    const plan = planAfter(events());
    if (!plan) throw new Error('There is a plan.');
    return plan;
  };
  const factsNow = () => {
    const said = listedAmong(written, listed);
    const { owed } = owedNow(listed, [written]);
    if (!said || owed === null) throw new Error('There is a list.');
    const { balance } = listed;
    return facts({
      debts: facts().debts.map(one =>
        one.id === debtId ? { ...one, balance, listed: { said, owed } } : one,
      ),
    });
  };
  return {
    differences(on: string) {
      const plan = planOn(events(), on);
      const told = factsNow();
      const drawing = draw(told);
      if (!plan || !drawing.canBeDrawn) throw new Error('There is a plan.');
      return differencesFrom(plan, drawing.draft, undefined, told);
    },
    listSays(balance: number, on: string, hour = 9) {
      listed = { ...listed, balance, saidAt: at(on, hour), saidOn: on };
    },
    tell(note: Note, on: string, hour = 12) {
      const one = noted(events(), note, on);
      if (!one.follows) throw new Error(one.why);
      written = [...written, { event: one.event, writtenAt: at(on, hour) }];
    },
    drawAnew(on: string, hour = 15) {
      const event = drawAgain(planNow(), factsNow(), { on, firstPayment: daysAfter(on, 10) });
      if (typeof event === 'string') throw new Error(event);
      written = [...written, { event, writtenAt: at(on, hour) }];
    },
    pay: (on: string, sum: number) => ({ kind: 'paid', on, due: null, debtId, sum }) as const,
    putRight: (on: string, balance: number) =>
      ({ kind: 'balance put right', on, debtId, balance, why: 'statement' }) as const,
    debtOn,
    owed: (on = day(300)) => ({ plan: debtOn(on)?.owed, list: owedNow(listed, [written]).owed }),
  };
}

describe('a payment of a day before a told balance', () => {
  const { pay, putRight } = begun('barrowby');
  const PAID = pay(day(20), 50_00);

  it.each([
    ['before the list says it', { pays: 8, says: 9, draws: 10 }],
    ['after that, before the plan is drawn up by it', { says: 8, pays: 9, draws: 10 }],
    ['after the plan is drawn up by it', { says: 8, draws: 9, pays: 10 }],
  ])('is paid, and is not taken off once more, where it is noted %s (DN-1490)', (_, hours) => {
    const told = begun('barrowby');
    const steps = {
      pays: () => told.tell(PAID, day(25), hours.pays),
      says: () => told.listSays(1300_00, day(25), hours.says),
      draws: () => told.drawAnew(day(25), hours.draws),
    };
    const order = (['pays', 'says', 'draws'] as const).toSorted((one, other) => hours[one] - hours[other]);
    for (const step of order) steps[step]();
    expect(told.owed()).toEqual({ plan: 1300_00, list: 1300_00 });
    // What was put right is less by what was paid of it.
    expect(told.debtOn(day(25))).toMatchObject({ paid: 50_00, corrected: -150_00, owed: 1300_00 });
    expect(told.debtOn(day(24))).toMatchObject({ paid: 50_00, owed: 1450_00 });
  });

  it('of a day after it comes off, whether the plan was drawn up by it before or after (DN-1490)', () => {
    for (const isFirst of [true, false]) {
      const told = begun('barrowby');
      told.listSays(1300_00, day(25));
      if (isFirst) told.drawAnew(day(28), 15);
      told.tell(pay(day(26), 50_00), day(28), 16);
      if (!isFirst) told.drawAnew(day(28), 17);
      expect(told.owed()).toEqual({ plan: 1250_00, list: 1250_00 });
    }
  });

  it('of the same day counts as it was told first or last, on plan and list alike (DN-1490, DN-1428)', () => {
    const first = begun('barrowby');
    first.tell(pay(day(25), 50_00), day(25), 8);
    first.listSays(1300_00, day(25), 9);
    first.drawAnew(day(25), 11);
    expect(first.owed()).toEqual({ plan: 1300_00, list: 1300_00 });
    for (const hour of [10, 16]) {
      const last = begun('barrowby');
      last.listSays(1300_00, day(25), 9);
      if (hour === 10) last.tell(pay(day(25), 50_00), day(25), hour);
      last.drawAnew(day(25), 15);
      if (hour === 16) last.tell(pay(day(25), 50_00), day(25), hour);
      expect(last.owed()).toEqual({ plan: 1250_00, list: 1250_00 });
    }
  });

  it('is in what a statement says of a later day, and in what was left as the debt was closed (DN-1490)', () => {
    const told = begun('barrowby');
    told.tell(putRight(day(25), 1400_00), day(26));
    told.tell(PAID, day(27));
    expect(told.owed()).toEqual({ plan: 1400_00, list: 1400_00 });
    // A statement of a day before says nothing of what is owed after it.
    told.tell(putRight(day(21), 1700_00), day(28));
    expect(told.owed()).toEqual({ plan: 1400_00, list: 1400_00 });
    expect(told.debtOn(day(22))?.owed).toBe(1700_00);
    told.tell({ kind: 'closed', on: day(30), debtId: 'barrowby', why: 'settled' }, day(30));
    told.tell(pay(day(29), 10_00), day(31));
    expect(told.owed()).toEqual({ plan: 0, list: 0 });
    expect(told.debtOn(day(31))).toMatchObject({ paid: 60_00, out: { owed: 1390_00 } });
  });

  it('is in the sum that a list comes back to after another, and comes off that no more (DN-1616)', () => {
    const told = begun('barrowby');
    told.tell(PAID, day(20));
    told.listSays(1300_00, day(25));
    told.listSays(1500_00, day(26));
    expect(told.owed()).toEqual({ plan: 1450_00, list: 1500_00 });
    expect(told.differences(day(26))).toEqual(['another balance']);
    told.drawAnew(day(28));
    expect(told.owed()).toEqual({ plan: 1500_00, list: 1500_00 });
    expect(told.debtOn(day(28))).toMatchObject({ paid: 50_00, corrected: 50_00 });
    expect(told.differences(day(28))).toEqual([]);
  });

  it('is no difference where a list comes back to its sum with nothing paid between (DN-1616)', () => {
    const told = begun('barrowby');
    told.listSays(1300_00, day(25));
    told.listSays(1500_00, day(26));
    expect(told.differences(day(26))).toEqual([]);
    expect(told.owed()).toEqual({ plan: 1500_00, list: 1500_00 });
  });

  it('brings a debt that was closed back once its list says again that something is owed, and not before (DN-1615)', () => {
    const told = begun('barrowby');
    told.tell({ kind: 'closed', on: day(24), debtId: 'barrowby', why: 'settled' }, day(24));
    expect(told.differences(day(24))).toEqual([]);
    told.listSays(1300_00, day(25));
    expect(told.differences(day(25))).toEqual(['a debt more']);
    // Also where it is the same sum again.
    told.listSays(1500_00, day(26));
    expect(told.differences(day(26))).toEqual(['a debt more']);
    told.drawAnew(day(28));
    expect(told.owed()).toEqual({ plan: 1500_00, list: 1500_00 });
    expect(told.debtOn(day(28))?.out).toBeNull();
    expect(told.differences(day(28))).toEqual([]);
  });

  it('leaves a debt closed that was closed after its list said another sum (DN-1490)', () => {
    const told = begun('barrowby');
    told.listSays(1300_00, day(25));
    told.tell({ kind: 'closed', on: day(24), debtId: 'barrowby', why: 'settled' }, day(26));
    told.drawAnew(day(28));
    expect(told.owed()).toEqual({ plan: 0, list: 0 });
    expect(told.debtOn(day(28))?.out?.why).toBe('settled');
  });

  it('counts as it was worked out then in a plan of before this was kept (DN-1490)', () => {
    const events = [
      drawn(),
      { kind: 'balance put right', on: day(25), debtId: 'barrowby', change: -200_00, why: 'statement' },
      { kind: 'paid', on: day(20), due: null, payments: [{ debtId: 'barrowby', sum: 50_00 }] },
    ] as const;
    expect(planAfter(events)?.debts.find(({ id }) => id === 'barrowby')?.owed).toBe(1250_00);
  });
});

type Fact = {
  readonly kind: 'paid' | 'put right' | 'listed' | 'drawn anew';
  readonly on: number;
  readonly sum: number;
};

const someFacts = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom<Fact['kind']>('paid', 'paid', 'put right', 'listed', 'drawn anew'),
    on: fc.integer({ min: 1, max: 60 }),
    // So few that a list often comes back to what it said before, also to what its plan was drawn up by.
    sum: fc.constantFrom(1, 2, 10_00, 20_00),
    late: fc.integer({ min: 0, max: 50 }),
  }),
  { selector: ({ on }) => on, minLength: 2, maxLength: 14 },
);

it('the same facts give the same sum, on the plan and in the list, in whatever order they are noted, also where a list comes back to what it said (DN-1490, DN-1616)', () => {
  let late = 0;
  fc.assert(
    fc.property(someFacts, all => {
      const told = begun('barrowby');
      const balanceOf = ({ sum }: Fact) => 1499_99 + sum;
      // What the list says is of the day on which it is said; all else may be written down later.
      const noting = all
        .map(fact => ({
          ...fact,
          at: fact.kind === 'paid' || fact.kind === 'put right' ? fact.on + fact.late : fact.on,
        }))
        .toSorted((a, b) => a.at - b.at || a.on - b.on);
      for (const fact of noting) {
        if (fact.kind === 'paid') told.tell(told.pay(day(fact.on), fact.sum), day(fact.at));
        if (fact.kind === 'put right') told.tell(told.putRight(day(fact.on), balanceOf(fact)), day(fact.at));
        if (fact.kind === 'listed') told.listSays(balanceOf(fact), day(fact.on));
        if (fact.kind === 'drawn anew') told.drawAnew(day(fact.on));
        if (
          fact.at > fact.on &&
          noting.some(one => one.kind === 'drawn anew' && one.on < fact.at && one.on > fact.on)
        )
          late += 1;
      }
      told.drawAnew(day(200));
      // By hand: the last word on the sum by its day, less what was paid on a later one.
      const word = all
        .filter(({ kind }) => kind === 'put right' || kind === 'listed')
        .toSorted((a, b) => b.on - a.on)[0];
      const paid = all.filter(({ kind }) => kind === 'paid');
      const since = paid.filter(({ on }) => word === undefined || on > word.on);
      const owed = (word ? balanceOf(word) : 1500_00) - since.reduce((total, { sum }) => total + sum, 0);
      expect(told.owed()).toEqual({ plan: owed, list: owed });
      expect(told.debtOn(day(200))?.paid).toBe(paid.reduce((total, { sum }) => total + sum, 0));
    }),
    { numRuns: 400 },
  );
  expect(late).toBeGreaterThan(50);
});
