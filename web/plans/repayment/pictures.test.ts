import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { describe, expect, it } from 'vitest';
import { answersLine } from './answersLine.ts';
import { stepsDown } from './stepsDown.ts';

type Debt = StandingRepayment['debts'][number];

const debt = (id: string, answeredOn: string | null, answer: 'accepts' | 'refuses' = 'accepts'): Debt => ({
  id,
  creditor: id,
  what: null,
  before: [],
  payment: 20_00,
  started: 900_00,
  corrected: 0,
  paid: 0,
  owed: 900_00,
  offered: { on: '2026-11-02', payment: 20_00 },
  answer: answeredOn === null ? null : { on: answeredOn, answer, sum: null },
  offeredOther: null,
  standing: answeredOn === null ? 'waiting' : answer,
  next: { step: 'nothing', who: 'you', by: null },
  soldOn: null,
  out: null,
});
const offers = { firstOn: '2026-11-02', lastBy: '2026-11-30' };

describe('the line of days on which lenders answer (DN-173)', () => {
  it('has each answer on its day, those who are silent at the end, and today', () => {
    const debts = [
      debt('Kestrel', '2026-11-09'),
      debt('Marlow', '2026-11-16', 'refuses'),
      debt('Barrowby', null),
    ];
    const line = answersLine({ offers, debts }, '2026-11-16');
    expect(line?.dots.map(({ id, at, tone }) => [id, Math.round(at), tone])).toEqual([
      ['Kestrel', 24, 'yes'],
      ['Marlow', 49, 'no'],
      ['Barrowby', 97, 'none'],
    ]);
    expect(line).toMatchObject({ days: 28, day: 14, today: 48.5, isOver: false });
    expect(line?.dots.every(({ isNamed }) => isNamed)).toBe(true);
  });

  it('names only whose names do not run into each other, and is none before an offer went', () => {
    const debts = ['a', 'b', 'c'].map(id => debt(id, '2026-11-10'));
    const line = answersLine({ offers, debts }, '2026-12-24');
    expect(line?.dots.filter(({ isNamed }) => isNamed)).toHaveLength(1);
    expect(line).toMatchObject({ isOver: true, today: 97 });
    expect(answersLine({ offers: null, debts }, '2026-11-16')).toBeNull();
  });

  it('has none hide another: answers of one day stand below each other, a yes and a no (DN-1582)', () => {
    const debts = [
      debt('Kestrel', '2026-11-10'),
      debt('Marlow', '2026-11-10', 'refuses'),
      debt('Fenland', '2026-11-20'),
      debt('Barrowby', null),
      debt('Lapwing', null),
    ];
    const line = answersLine({ offers, debts }, '2026-11-20');
    expect(line?.dots.map(({ id, lane, tone }) => [id, lane, tone])).toEqual([
      ['Kestrel', 0, 'yes'],
      ['Marlow', 1, 'no'],
      ['Fenland', 0, 'yes'],
      ['Barrowby', 0, 'none'],
      ['Lapwing', 1, 'none'],
    ]);
    expect(line?.lanes).toBe(2);
  });
});

describe('the steps of a debt going down (DN-175)', () => {
  it('go down as what is owed does, from today to nothing', () => {
    const years = [
      { year: 2026, pays: 100, left: 900, isOver: false },
      { year: 2027, pays: 500, left: 400, isOver: false },
      { year: 2028, pays: 400, left: 0, isOver: false },
    ];
    const sums = { started: 1000, corrected: 0, paid: 0, owed: 1000, waiting: 0, ordered: 0 };
    const { steps, bottom } = stepsDown({ years, sums }, '2026-11-20');
    const heights = steps.map(({ top }) => bottom - top);
    expect(heights).toEqual([170, 68, 6]);
    expect(steps.map(({ drop, isNow, isLast }) => [drop, isNow, isLast])).toEqual([
      [0, true, false],
      [102, false, false],
      [62, false, true],
    ]);
  });

  it.each([13, 25, 69])(
    'are twelve at most for %i years, with few labels, today and the end (DN-482)',
    many => {
      const years = Array.from({ length: many }, (_, index) => ({
        year: 2026 + index,
        pays: 100,
        left: (many - 1 - index) * 100,
        isOver: false,
      }));
      const sums = { started: many * 100, corrected: 0, paid: 0, owed: many * 100, waiting: 0, ordered: 0 };
      const { steps, every } = stepsDown({ years, sums }, '2026-11-20');
      expect(every).toBeGreaterThan(1);
      expect(steps.length).toBeLessThanOrEqual(12);
      expect(steps.filter(({ isLabelled }) => isLabelled).length).toBeLessThanOrEqual(4);
      expect(steps[0]).toMatchObject({ year: 2026, isNow: true, isLabelled: true });
      expect(steps.at(-1)).toMatchObject({ year: 2025 + many, left: 0, isLast: true, isLabelled: true });
    },
  );
});
