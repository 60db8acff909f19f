import { describe, expect, it } from 'vitest';
import { drawAgain } from './drawingAgain.ts';
import { paymentDay } from './dueMonths.ts';
import type { RepaymentEvent } from './event.ts';
import { type Note, noted } from './noting.ts';
import { repaymentOn } from './repaymentOn.ts';
import { after, drawn, facts, HOLIDAYS, MOCK_UP, OFFERS, paidAll, planOf } from './testing/mockUp.ts';

describe('the payments of a plan', () => {
  it.each([
    ['2026-12', '2026-12-01', '2026-12-01'],
    ['2027-01', '2026-12-01', '2027-01-04'],
    ['2027-05', '2026-12-01', '2027-05-03'],
    ['2026-12', '2026-12-25', '2026-12-29'],
    ['2027-02', '2026-12-31', '2027-03-01'],
    ['2028-02', '2026-12-31', '2028-02-29'],
  ])(
    'of %s are on the day of the first, %s, or the next on which banks work: %s (DN-157)',
    (due, first, on) => {
      const days = [{ from: '2026-12', firstPayment: first, nation: null }] as const;
      expect(paymentDay(due, { days }, HOLIDAYS)).toBe(on);
    },
  );

  it('keep to the days that were told, wherever the person lives since; drawn up anew they go by where they live then (DN-817)', () => {
    const closed = { scotland: ['2027-01-01', '2027-01-04'], england: ['2027-01-01', '2027-05-03'] };
    const isKept = (nation: string | null) =>
      new Set(nation === 'scotland' || nation === 'england' ? closed[nation] : []);
    const inScotland = drawn(facts({ nation: 'scotland' }));
    const december = paidAll('2026-12', '2026-12-01')[1];
    const read = (events: readonly RepaymentEvent[], day: string) => repaymentOn(events, day, isKept);
    const first = read([inScotland], '2026-11-20');
    expect(first?.toCome[1]?.on).toBe('2027-01-05');
    const paid = noted([inScotland], december, '2026-12-01', isKept);
    const january = noted(
      paid.follows ? [inScotland, paid.event] : [],
      paidAll('2027-01', '2027-01-05')[1],
      '2027-01-05',
      isKept,
    );
    if (!paid.follows || !january.follows) throw new Error('It can be paid.');
    const before = [inScotland, paid.event, january.event];
    const again = drawAgain(january.plan, facts({ nation: 'england', monthly: 180_00 }), {
      on: '2027-01-06',
      firstPayment: '2027-01-20',
    });
    if (typeof again === 'string') throw new Error(again);
    const now = read([...before, again], '2027-01-06');
    expect(now?.past.map(({ on }) => on)).toEqual(['2027-01-05', '2026-12-01']);
    expect(now?.toCome.slice(0, 4).map(({ on }) => on)).toEqual([
      '2027-02-22',
      '2027-03-22',
      '2027-04-20',
      '2027-05-20',
    ]);
    const onThird = drawAgain(january.plan, facts({ nation: 'england', monthly: 180_00 }), {
      on: '2027-01-06',
      firstPayment: '2027-02-03',
    });
    if (typeof onThird === 'string') throw new Error(onThird);
    const days = read([...before, onThird], '2027-01-06')?.toCome.map(({ on }) => on);
    expect([days?.[3], first?.toCome[5]?.on]).toEqual(['2027-05-04', '2027-05-03']);
  });

  it('end on the day on which all is paid, the last with what is left (DN-158)', () => {
    const plan = planOf(after(OFFERS), '2026-11-20');
    expect(plan.toCome).toHaveLength(71);
    expect(plan.toCome.slice(0, 3).map(({ on, sum }) => [on, sum])).toEqual([
      ['2026-12-01', 170_00],
      ['2027-01-04', 170_00],
      ['2027-02-01', 170_00],
    ]);
    expect(plan.endsOn).toBe('2032-10-01');
    expect(plan.toCome.at(-1)?.sum).toBe(12_056_00 - 70 * 170_00);
    expect(plan.toCome.reduce((total, { sum }) => total + sum, 0)).toBe(12_056_00);
  });

  it('are to be made from two days before they are due, as the dashboard says, and not before an offer went (DN-745)', () => {
    const tasksOn = (day: string, events = after(OFFERS)) => planOf(events, day).tasks;
    expect(tasksOn('2026-11-28')).not.toContain('pay today');
    for (const day of ['2026-11-29', '2026-12-01']) expect(tasksOn(day)).toContain('pay today');
    expect(tasksOn('2026-11-29', after())).not.toContain('pay today');
    expect(tasksOn('2026-11-29', after(OFFERS, paidAll('2026-12', '2026-11-20')))).not.toContain('pay today');
  });

  it('end as life goes: later for a month that is missed, a break and interest, sooner for more (DN-158)', () => {
    const end = (...more: readonly (readonly [string, Note])[]) =>
      planOf(after(OFFERS, ...more), more.at(-1)?.[0] ?? '2026-12-02').endsOn;
    const first = paidAll('2026-12', '2026-12-01');
    expect(end(first)).toBe('2032-10-01');
    const all = ['fenland', 'kestrel', 'barrowby', 'marlow'];
    expect(end(['2026-12-02', { kind: 'not paid', due: '2026-12', debtIds: all }])).toBe('2032-11-01');
    expect(end(first, ['2026-12-02', { kind: 'break', from: '2027-01', to: '2027-03', monthly: 0 }])).toBe(
      '2033-01-03',
    );
    expect(
      end(first, [
        '2026-12-09',
        { kind: 'balance put right', on: '2026-12-09', debtId: 'marlow', balance: 1290_00, why: 'interest' },
      ]),
    ).toBe('2032-12-01');
    expect(end(first, ['2026-12-09', { kind: 'means changed', monthly: 340_00 }])).toBe('2029-11-01');
    // A month that nobody marked counts as still to come until the next is due, and as not paid then.
    expect(planOf(after(OFFERS), '2026-12-31').endsOn).toBe('2032-10-01');
    expect(planOf(after(OFFERS), '2027-01-04').endsOn).toBe('2032-11-01');
  });

  it('give what a debt does not need any more to the others (DN-159)', () => {
    const events = after(OFFERS, [
      '2026-12-01',
      { kind: 'closed', on: '2026-12-01', debtId: 'marlow', why: 'found wrong' },
    ]);
    const [next] = planOf(events, '2026-12-01').toCome;
    expect(next?.sum).toBe(170_00);
    expect(next?.shares.map(({ debtId }) => debtId)).toEqual(['fenland', 'kestrel', 'barrowby']);
  });

  it('are marked once, as a whole or for each debt, and what was missed can be paid after all (DN-160)', () => {
    const half = after(
      OFFERS,
      ['2026-12-01', { kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: 'fenland', sum: null }],
      ['2026-12-02', { kind: 'not paid', due: '2026-12', debtIds: ['marlow'] }],
    );
    expect(planOf(half, '2026-12-03').past).toMatchObject([
      { due: '2026-12', on: '2026-12-01', paid: 76_00, state: 'part paid', open: ['kestrel', 'barrowby'] },
    ]);
    const again: Note = { kind: 'paid', on: '2026-12-03', due: '2026-12', debtId: 'fenland', sum: 1_00 };
    expect(noted(half, again, '2026-12-03')).toEqual({ follows: false, why: 'marked already' });
    const rest = after(
      OFFERS,
      ['2026-12-02', { kind: 'not paid', due: '2026-12', debtIds: ['marlow'] }],
      ['2026-12-05', { kind: 'paid', on: '2026-12-05', due: '2026-12', debtId: 'marlow', sum: 14_00 }],
      paidAll('2026-12', '2026-12-06'),
    );
    expect(planOf(rest, '2026-12-06').past).toMatchObject([{ paid: 170_00, state: 'paid', open: [] }]);
    expect(planOf(rest, '2026-12-06').sums).toEqual({
      started: 12_056_00,
      corrected: 0,
      paid: 170_00,
      owed: 11_886_00,
      waiting: 0,
      ordered: 0,
    });
  });

  it('rest in a break, and are shared by what is owed where a little is paid in it (DN-161)', () => {
    const events = after(OFFERS, paidAll('2026-12', '2026-12-01'), [
      '2026-12-02',
      { kind: 'break', from: '2027-01', to: '2027-02', monthly: 0 },
    ]);
    expect(planOf(events, '2027-01-20').stage).toBe('on a break');
    expect(planOf(events, '2027-02-02').past.map(({ due, state }) => [due, state])).toEqual([
      ['2027-02', 'break'],
      ['2027-01', 'break'],
      ['2026-12', 'paid'],
    ]);
    expect(planOf(events, '2027-02-02').tasks).not.toContain('mark payments');
    const little = after(OFFERS, [
      '2026-11-20',
      { kind: 'break', from: '2026-12', to: '2026-12', monthly: 40_00 },
    ]);
    expect(
      planOf(little, '2026-11-20')
        .toCome.map(({ sum }) => sum)
        .slice(0, 2),
    ).toEqual([40_00, 170_00]);
  });

  it('of another sum are offered anew to each that gets another part of it (DN-162)', () => {
    const events = after(...MOCK_UP, ['2026-11-19', { kind: 'means changed', monthly: 100_00 }]);
    const plan = planOf(events, '2026-11-19');
    expect(plan.debts.map(({ payment }) => payment).reduce((all, one) => all + one, 0)).toBe(100_00);
    expect(plan.debts.every(({ standing }) => standing === 'not offered')).toBe(true);
    expect(plan.tasks).toContain('send offers');
  });
});
