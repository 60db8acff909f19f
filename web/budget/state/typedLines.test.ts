import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetEntry, budgetLine, exampleBudget, MONTHLY, WEEKLY } from '../../testing/budget.ts';
import {
  categoryAsTyped,
  categoryStatus,
  linesToSubmit,
  problemsIn,
  shownLine,
  type TypedLine,
  totalsAsTyped,
  typedNow,
} from './typedLines.ts';

const typed = (amount: string, frequencyId = 1): TypedLine => ({
  amount,
  frequencyId,
  deviationReasonId: null,
});

describe('a line', () => {
  it.each([
    [null, ''],
    [0, ''],
    [1500, '1500'],
    [12.5, '12.50'],
  ])('shows %s as submitted as "%s"', (amount, shown) => {
    expect(shownLine(budgetLine({ amount }), {}).amount).toBe(shown);
  });

  it('shows what was typed before what was submitted', () => {
    const line = budgetLine({ amount: 20 });
    expect(shownLine(line, { [line.typeId]: typed('25') }).amount).toBe('25');
  });
});

describe('a line that begins with what is known', () => {
  const start = { amount: 700, frequencyId: 1, says: 'You told us this at the start.' };
  const rent = budgetEntry({ types: [budgetLine({ frequencyId: 2, start })] });

  it('shows it as a sum each month, and sends it like a sum that was typed', () => {
    expect(shownLine(budgetLine({ frequencyId: 2, start }), {})).toMatchObject({
      amount: '700',
      frequencyId: 1,
    });
    expect(linesToSubmit(rent, {})).toMatchObject([{ amount: '700', frequencyId: 1 }]);
    expect(categoryAsTyped(rent, {}, [MONTHLY, WEEKLY])).toBe(700_00);
  });

  it('counts as not begun until the person types something else', () => {
    expect(categoryStatus(rent, {})).toBe('notStarted');
    expect(categoryStatus(rent, { 3011: typed('700') })).toBe('notStarted');
    expect(categoryStatus(rent, { 3011: typed('') })).toBe('inProgress');
    expect(linesToSubmit(rent, { 3011: typed('') })).toMatchObject([{ amount: '' }]);
  });
});

describe('how far a category is', () => {
  const line = { 3011: typed('80') };
  const submitted = [budgetLine({ amount: 20 })];
  it.each([
    ['is not started before anything is typed (IE-010)', budgetEntry(), {}, 'notStarted'],
    ['is in progress while it is typed in (IE-010)', budgetEntry(), line, 'inProgress'],
    [
      'is completed once the server says so (IE-010)',
      budgetEntry({ status: 'Completed', types: submitted }),
      {},
      'completed',
    ],
    [
      'is in progress again when a completed one is changed',
      budgetEntry({ status: 'Completed', types: submitted }),
      line,
      'inProgress',
    ],
    [
      'stays completed when the same is typed again',
      budgetEntry({ status: 'Completed', types: submitted }),
      { 3011: typed('20') },
      'completed',
    ],
    ['is in error until it is submitted again (IE-013)', budgetEntry({ status: 'Error' }), line, 'error'],
  ] as const)('%s', (_, entry, lines, standing) => {
    expect(categoryStatus(entry, lines)).toBe(standing);
  });
});

describe('sums as typed', () => {
  const budget = exampleBudget();

  it('are a month each: £100 a week is £433.33 (IE-022)', () => {
    expect(categoryAsTyped(budgetEntry(), { 3011: typed('100', 2) }, [MONTHLY, WEEKLY])).toBe(433_33);
  });

  it('add up to what comes in, goes out and is left', () => {
    const lines = { 1001: typed('1500'), 3011: typed('1600.50') };
    expect(totalsAsTyped(budget, lines)).toEqual({
      income: 1_500_00,
      outgoings: 1_600_50,
      left: -100_50,
    });
  });

  it.each(['', '-', 'lots', '12.345', '999999'])('count %j as 0 until it can be read', amount => {
    expect(totalsAsTyped(budget, { 3011: typed(amount) }).outgoings).toBe(0);
  });

  it('are whole pence whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(1, 2, 99), (amount, frequencyId) => {
        const { outgoings } = totalsAsTyped(budget, { 3011: typed(amount, frequencyId) });
        expect(Number.isSafeInteger(outgoings) && outgoings >= 0).toBe(true);
      }),
    );
  });
});

describe('a category that is submitted', () => {
  it('has every line as it stands in its inputs, typed or submitted before (IE-003)', () => {
    const before = budgetLine({ id: 'e1', amount: 5, deviationReasonId: 301 });
    const entry = budgetEntry({ types: [before, budgetLine({ typeId: 3012 })] });
    expect(linesToSubmit(entry, { 3012: typed('1250.50', 2) })).toEqual([
      {
        ...{ id: 'e1', typeId: 3011, amount: '5', frequencyId: 1, deviationReasonId: 301 },
        was: { amount: '5', frequencyId: 1, deviationReasonId: 301 },
      },
      { id: null, typeId: 3012, amount: '1250.50', frequencyId: 2, deviationReasonId: null },
    ]);
  });

  it('says of a line what the server had when typing began, whatever it has since (PT-500)', () => {
    const began = budgetLine({ id: 'e1', amount: 5 });
    const first = typedNow(began, {}, { amount: '6' });
    const next = typedNow(budgetLine({ id: 'e1', amount: 9 }), { 3011: first }, { amount: '67' });
    const was = { amount: '5', frequencyId: 1, deviationReasonId: null };
    expect(next).toEqual({ ...was, amount: '67', was });
    const now = budgetEntry({ types: [budgetLine({ id: 'e1', amount: 9 })] });
    expect(linesToSubmit(now, { 3011: next })).toMatchObject([{ amount: '67', was }]);
    expect(typedNow(budgetLine(), {}, { amount: '6' }).was).toBeNull();
  });

  it.each([
    ['-5', 'Negative values are not allowed'],
    ['12.345', 'Use two digits for pence, like 12.50'],
    ['100000', 'The amount must be less than £100,000'],
  ])('says of %s what to put right (IE-015, IE-016)', (amount, message) => {
    expect(problemsIn(budgetEntry(), { 3011: typed(amount) })).toEqual([{ typeId: 3011, message }]);
  });

  it('has nothing to put right while it is empty', () => {
    expect(problemsIn(budgetEntry(), {})).toEqual([]);
  });
});
