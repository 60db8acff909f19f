import { describe, expect, it } from 'vitest';
import { isAlreadyCounted } from './alreadyCounted.ts';
import { ELECTRICITY, entry, exampleRules, GAS, MORTGAGE, RENT, submitted } from './testing/exampleBudget.ts';

const counted = (
  creditTypeId: number | null,
  statement: ReturnType<typeof submitted>,
  nation: string | null = 'england',
  inReceiptOfBenefit: boolean | null = null,
) => isAlreadyCounted(exampleRules, statement, { creditTypeId, inReceiptOfBenefit }, nation);

describe('a payment on a debt', () => {
  it('is counted already once its line of the budget has a sum', () => {
    expect(counted(19, submitted({ 11: [entry(MORTGAGE, 1)] }))).toBe(true);
    expect(counted(19, submitted({ 11: [entry(MORTGAGE, 0)] }))).toBe(false);
    expect(counted(19, submitted({ 11: [entry(RENT, 700_00)] }))).toBe(false);
    expect(counted(19, [])).toBe(false);
  });

  it('is counted by any line that can hold it', () => {
    expect(counted(25, submitted({ 12: [entry(GAS, 1)] }))).toBe(true);
    expect(counted(25, submitted({ 12: [entry(ELECTRICITY, 1)] }))).toBe(true);
  });

  it('is not counted for kinds of debt without a line, or of no known kind', () => {
    const statement = submitted({ 11: [entry(MORTGAGE, 1)], 12: [entry(GAS, 1)] });
    expect(counted(1, statement)).toBe(false);
    expect(counted(null, statement)).toBe(false);
  });

  it('is counted by a line of one nation only there', () => {
    const statement = submitted({ 11: [entry(RENT, 1)] });
    expect(counted(27, statement, 'scotland')).toBe(true);
    expect(counted(27, statement, 'england')).toBe(false);
    expect(counted(27, statement, null)).toBe(false);
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
  ])('is counted while it is taken off a benefit that still comes: %s', (still, expected) => {
    expect(counted(30, [], 'england', still)).toBe(expected);
  });
});
