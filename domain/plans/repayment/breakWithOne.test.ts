import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withBreaksByLetter } from './breaksByLetter.ts';
import type { RepaymentEvent } from './event.ts';
import { following } from './following.ts';
import { historyOf } from './history.ts';
import { historyWords } from './historyWords.ts';
import { debtsInPlan } from './kept.ts';
import { type Note, noted } from './noting.ts';
import { planAfter } from './replay.ts';
import { sharesOfMonth } from './schedule.ts';
import { anyLife, lived } from './testing/anyLife.ts';
import { after, drawn, facts, MOCK_UP, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

/** What one lender, Kestrel Cards, agreed to. */
const rests = (from: string, to: string, monthly = 0): readonly [string, Note] => [
  '2026-11-20',
  { kind: 'break', from, to, monthly, debtId: 'kestrel' },
];
const sharesIn = (of: ReturnType<typeof planOf>, due: string) =>
  Object.fromEntries(
    of.toCome.find(month => month.due === due)?.shares.map(one => [one.debtId, one.payment]) ?? [],
  );

describe('a break that one lender alone agreed to (DN-1352)', () => {
  it('takes their part out of the sum of its months, gives it to nobody else, and has it back after them', () => {
    const plan = planOf(after(OFFERS, rests('2026-12', '2027-01')), '2026-11-20');
    expect(sharesIn(plan, '2026-12')).toEqual({ fenland: 76_00, barrowby: 21_00, marlow: 14_00 });
    expect(plan.toCome.slice(0, 3)).toMatchObject([
      { due: '2026-12', sum: 111_00, isBreak: false, resting: ['kestrel'] },
      { due: '2027-01', sum: 111_00, isBreak: false, resting: ['kestrel'] },
      { due: '2027-02', sum: 170_00, isBreak: false, resting: [] },
    ]);
    expect(plan.stage).not.toBe('on a break');
  });

  it('leaves them what they asked for in it', () => {
    const plan = planOf(after(OFFERS, rests('2026-12', '2026-12', 20_00)), '2026-11-20');
    expect(sharesIn(plan, '2026-12')).toMatchObject({ kestrel: 20_00 });
    expect(plan.toCome[0]).toMatchObject({ sum: 131_00, resting: ['kestrel'] });
  });

  it('has the month paid as a whole without them, and asks nothing about them', () => {
    const events = after(OFFERS, rests('2026-12', '2026-12'), paidAll('2026-12', '2026-12-01'));
    const { past, debts } = planOf(events, '2026-12-10');
    expect(past).toMatchObject([{ due: '2026-12', paid: 111_00, state: 'paid', open: [] }]);
    expect(debts.find(({ id }) => id === 'kestrel')).toMatchObject({ paid: 0, owed: 4212_00 });
  });

  it('counts what they are paid in it all the same', () => {
    const pays: readonly [string, Note] = [
      '2026-12-01',
      { kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: 'kestrel', sum: 59_00 },
    ];
    const { past } = planOf(after(OFFERS, rests('2026-12', '2026-12'), pays), '2026-12-01');
    expect(past).toMatchObject([{ paid: 59_00, open: ['fenland', 'barrowby', 'marlow'] }]);
  });

  it('is the break of the whole plan where its only lender is in one: nothing is paid, and nothing asked', () => {
    const [debt] = facts().debts;
    if (!debt) throw new Error('There is a debt.');
    const one = [drawn(facts({ debts: [debt] }))];
    const said = noted(
      one,
      { kind: 'break', from: '2026-12', to: '2026-12', monthly: 0, debtId: debt.id },
      '2026-11-20',
    );
    if (!said.follows) throw new Error(said.why);
    const events: readonly RepaymentEvent[] = [...one, said.event];
    const plan = planOf(events, '2026-12-10');
    expect(plan.toCome[0]).toMatchObject({ due: '2026-12', sum: 0, isBreak: true });
    expect(plan.stage).toBe('on a break');
    expect(plan.past).toMatchObject([{ due: '2026-12', state: 'break', open: [] }]);
  });

  it('is none of a debt that is not in the plan, of as much as they get, or of the one payment of the scheme', () => {
    const events = after(OFFERS);
    const why = (debtId: string, monthly: number, of = events) => {
      const said = noted(
        of,
        { kind: 'break', from: '2026-12', to: '2026-12', monthly, debtId },
        '2026-11-20',
      );
      return said.follows ? null : said.why;
    };
    expect(why('somebody else', 0)).toBe('no such debt');
    expect(why('kestrel', 59_00)).toBe('break is no less');
    expect(why('kestrel', 58_99)).toBeNull();
    expect(why('kestrel', 0, [drawn(facts({ shortName: 'DAS' }))])).toBe('one sum for all');
  });

  it('is told in the history by whom it is with', () => {
    const last = historyOf(after(OFFERS, rests('2026-12', '2027-01'))).at(-1);
    expect(last).toMatchObject({ kind: 'break', creditors: ['Kestrel Cards'] });
    expect(historyWords.kinds.break('Kestrel Cards')).toBe('A break with Kestrel Cards');
    expect(historyWords.kinds.break('')).toBe('A break');
  });

  it('is asked for no more by its letter once its months are told', () => {
    const byLetter = { debtId: 'kestrel', on: '2026-11-28', howLong: null };
    const asked = (...said: readonly (readonly [string, Note])[]) =>
      withBreaksByLetter(planOf(after(...MOCK_UP, ...said), '2026-12-01'), [byLetter], '2026-12-01')
        .breaksByLetter;
    expect(asked()).toEqual([byLetter]);
    expect(asked(['2026-11-28', rests('2026-12', '2026-12')[1]])).toEqual([]);
  });
});

it('changes nothing for the others and, taken back, nothing at all, whatever has happened (DN-1352)', () => {
  fc.assert(
    fc.property(anyLife, fc.nat(11), (life, which) => {
      const { events, today } = lived(life);
      const plan = planAfter(events);
      const debts = debtsInPlan(plan ?? { debts: [] });
      const debt = debts[which % Math.max(1, debts.length)];
      if (!plan || !debt) return;
      const from = today.slice(0, 7);
      const note = { kind: 'break', from, to: from, monthly: 0, debtId: debt.id } as const;
      const said = noted(events, note, today);
      if (!said.follows) return;
      const other = (of: typeof plan) =>
        sharesOfMonth(of, from, debtsInPlan(of)).filter(({ debtId }) => debtId !== debt.id);
      expect(other(said.plan)).toEqual(other(plan));
      expect(sharesOfMonth(said.plan, from, debtsInPlan(said.plan)).length).toBe(other(plan).length);
      const back = { kind: 'taken back', on: today, entry: events.length + 1 } as const;
      const without = following([...events, said.event], back, today);
      expect(without.follows && without.plan).toEqual(plan);
    }),
  );
});
