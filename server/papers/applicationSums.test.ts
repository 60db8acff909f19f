import { describe, expect, it } from 'vitest';
import { SHIPPED_LOOK } from '../testing/shippedHelp.ts';
import { type ApplicationOnPaper, applicationPaper } from './applicationPaper.ts';

const part = (field: string, of: string, [name, label, says]: readonly [string, string, string]) => ({
  at: { field, entry: of, part: name },
  label,
  of,
  says,
  fromWords: name === 'whose' ? 'You told us' : 'From your budget',
});
const line = (field: string, name: string, sum: string, whose?: string) => [
  part(field, name, ['name', 'What it is', name]),
  part(field, name, ['monthly', 'Each month', sum]),
  ...(whose ? [part(field, name, ['whose', 'Whose it is', whose])] : []),
];

const MONEY = [
  ...line('income', 'Wages', '£1,500', 'Mine'),
  ...line('income', 'Child Benefit', '£110'),
  ...line('spending', 'Rent', '£780'),
  ...line('spending', 'Food', '£400'),
];
const LISTS = {
  income: 'Money in each month',
  spending: 'Bills and living costs each month',
  debts: 'Your debts',
};

const tablesOf = (name: string, lines: typeof MONEY, totals?: ApplicationOnPaper['totals']) =>
  applicationPaper({
    brand: SHIPPED_LOOK,
    name: 'Debt Relief Order application',
    receiver: 'The official receiver',
    person: '',
    at: new Date('2026-11-23T10:00:00Z'),
    groups: [{ name, lines }],
    lists: LISTS,
    missing: [],
    clashes: [],
    totals,
  }).blocks.flatMap(block =>
    block.kind === 'table'
      ? [
          [
            block.columns.map(column => column.name),
            ...block.rows.map(({ cells, look }) => [look ?? '', ...cells]),
          ],
        ]
      : [],
  );

describe('money each month on a form on paper', () => {
  it('is one table for each list, with a row for each line, its total, and what is left (DN-1631)', () => {
    const [income, spending, ...more] = tablesOf('Your money', MONEY, {
      income: 1_610_00,
      spending: 1_180_00,
      left: 430_00,
    });
    expect(more).toEqual([]);
    expect(income).toEqual([
      ['What it is', 'Each month', 'Whose it is', 'Where it is from'],
      ['', 'Wages', '£1,500', 'Mine', 'From your budget. You told us'],
      ['', 'Child Benefit', '£110', '', 'From your budget'],
      ['total', 'All money in', '£1,610', '', ''],
    ]);
    expect(spending).toEqual([
      ['What it is', 'Each month', 'Where it is from'],
      ['', 'Rent', '£780', 'From your budget'],
      ['', 'Food', '£400', 'From your budget'],
      ['total', 'All bills and living costs', '£1,180', ''],
      ['result', 'Left each month', '£430', ''],
    ]);
  });

  it('says by how much it falls short where more goes out than comes in (DN-1631)', () => {
    const [, spending] = tablesOf('Your money', MONEY, { income: 1_00, spending: 3_50, left: -2_50 });
    expect(spending?.at(-1)).toEqual(['result', 'Short each month', '£2.50', '']);
  });

  it('has no total where a version of before has none (DN-1631)', () => {
    const [income] = tablesOf('Your money', MONEY);
    expect(income?.at(-1)?.[1]).toBe('Child Benefit');
  });
});

describe('the debts on a form on paper', () => {
  const debts = [part('debts', 'Bank', ['balance', 'How much you owe', '£400'])];

  it('are added up below them, by what of them is shared, owed alone and part of it (DN-1631)', () => {
    const sums = { debts: 400_00, debtsInIt: 300_00, debtsJoint: 100_00, debtsSole: 300_00 };
    expect(tablesOf('Your debts', debts, sums).at(-1)).toEqual([
      ['Debts', 'Sum'],
      ['', 'Part of this', '£300'],
      ['', 'Owed with somebody else', '£100'],
      ['', 'Owed alone', '£300'],
      ['total', 'All debts', '£400'],
    ]);
  });

  it('are not added up where a sum of one is not known (DN-1631)', () => {
    expect(tablesOf('Your debts', debts, { debtsSole: 300_00 })).toHaveLength(1);
  });
});
