import { describe, expect, it } from 'vitest';
import { type CountedLine, isAlreadyCounted } from './alreadyCounted.ts';
import { ELECTRICITY, exampleRules, GAS, MORTGAGE, RENT } from './testing/exampleBudget.ts';

const line = (typeId: number, monthly: number | null, roles: CountedLine['roles'] = []): CountedLine => ({
  typeId,
  monthly,
  roles,
});
const counted = (
  creditTypeId: number | null,
  lines: readonly CountedLine[],
  nation: string | null = 'england',
  inReceiptOfBenefit: boolean | null = null,
) => isAlreadyCounted(exampleRules, lines, { creditTypeId, inReceiptOfBenefit }, nation);

describe('a payment on a debt', () => {
  it('is counted already once its line of the budget has a sum', () => {
    expect(counted(19, [line(MORTGAGE, 1)])).toBe(true);
    expect(counted(19, [line(MORTGAGE, 0)])).toBe(false);
    expect(counted(19, [line(MORTGAGE, null)])).toBe(false);
    expect(counted(19, [line(RENT, 700_00)])).toBe(false);
    expect(counted(19, [])).toBe(false);
  });

  it('is counted by any line that can hold it', () => {
    expect(counted(25, [line(GAS, 1)])).toBe(true);
    expect(counted(25, [line(ELECTRICITY, 1)])).toBe(true);
  });

  it('is counted by any line with the role that the entry names, whatever its number (HO-175)', () => {
    const byRole = (roles: CountedLine['roles'], monthly = 1) =>
      isAlreadyCounted(
        {
          countedPayments: [
            {
              creditTypeId: 24,
              typeIds: [],
              roles: ['council-tax'],
              nation: null,
              takenOffBenefit: false,
              isTheLine: false,
            },
          ],
        },
        [line(9001, monthly, roles)],
        { creditTypeId: 24, inReceiptOfBenefit: null },
        'england',
      );
    expect(byRole(['council-tax'])).toBe(true);
    expect(byRole(['housing', 'council-tax'])).toBe(true);
    expect(byRole(['council-tax'], 0)).toBe(false);
    expect(byRole(['water'])).toBe(false);
    expect(byRole([])).toBe(false);
  });

  it('is not counted for kinds of debt without a line, or of no known kind', () => {
    const lines = [line(MORTGAGE, 1), line(GAS, 1)];
    expect(counted(1, lines)).toBe(false);
    expect(counted(null, lines)).toBe(false);
  });

  it('is counted by a line of one nation only there', () => {
    expect(counted(27, [line(RENT, 1)], 'scotland')).toBe(true);
    expect(counted(27, [line(RENT, 1)], 'england')).toBe(false);
    expect(counted(27, [line(RENT, 1)], null)).toBe(false);
  });

  it.each([true, false, null])(
    'is counted while it is taken off a benefit that still comes, as far as that is known: %s',
    still => {
      expect(counted(30, [], 'england', still)).toBe(still);
    },
  );
});
