import { describe, expect, it } from 'vitest';
import { budgetOf, debtOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { limitsOn, recordOf } from '../testing/inForce.ts';
import { leftSum } from './leftSum.ts';
import { setAsideByDebt } from './setAside.ts';

const limits = limitsOn('england', TODAY);
const card = debtOf(1, 9_000_00, { arrears: 300_00 });
const councilTax = debtOf(24, 648_00, { arrears: 648_00 });

describe('what advice sets aside for each debt that comes first', () => {
  it('is what the sum of the month takes for it: what is late over two years, or what was agreed (DN-660)', () => {
    const record = recordOf(
      tenant({ statement: budgetOf(linesWith(393_68)), debts: [card, councilTax] }),
      TODAY,
    );
    expect([...setAsideByDebt(record, limits)]).toEqual([[councilTax.debt.id, 27_00]]);
    expect(leftSum(record, limits)?.rows.map(({ sum }) => sum)).toContain('−£27.00');
    const agreed = { ...councilTax, agreedPayment: 40_00 };
    expect([...setAsideByDebt({ inputs: { ...record.inputs, debts: [agreed] } }, limits).values()]).toEqual([
      40_00,
    ]);
  });

  it('is nothing where the sum is not known, or nothing is late (DN-660)', () => {
    const { inputs } = recordOf(tenant({ debts: [card] }), TODAY);
    expect(setAsideByDebt({ inputs }, limits).size).toBe(0);
    const unknown = { ...councilTax, arrears: null, agreedPayment: null };
    expect(setAsideByDebt({ inputs: { ...inputs, debts: [unknown] } }, limits).size).toBe(0);
    expect(setAsideByDebt({ inputs: { ...inputs, nation: null, debts: [councilTax] } }, limits).size).toBe(0);
  });
});
