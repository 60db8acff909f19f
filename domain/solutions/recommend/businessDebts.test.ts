import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';

const VAT_OR_PAYE = 34;
const INCOME_TAX = 33;
const owing = (
  status: Case['work']['status'],
  typeId: number,
  isForBusiness: boolean | null = null,
  nation: Case['nation'] = 'england',
) => {
  const facts = tenant({ left: 200_00, nation });
  const { verdict, forAdviser } = assess(
    {
      ...facts,
      work: { ...facts.work, status },
      debts: [debtOf(1, 5_000_00), debtOf(typeId, 900_00, { isForBusiness })],
    },
    TODAY,
  );
  return [verdict, ...forAdviser];
};
const ASKED = ['ASK_ADVISER', 'SELF_EMPLOYED_WITH_BUSINESS_DEBTS'];

describe('taxes of a business (SA-150)', () => {
  it.each([null, false, true])('are its debts where the person is self-employed and says %s of it', said => {
    for (const nation of ['england', 'wales', 'scotland', 'northern-ireland'] as const) {
      expect(owing('self-employed', VAT_OR_PAYE, said, nation)).toEqual(ASKED);
    }
  });

  it('stop nobody who has no business, and a tax of one’s own stops nobody', () => {
    expect(owing('employed', VAT_OR_PAYE)).not.toContain('SELF_EMPLOYED_WITH_BUSINESS_DEBTS');
    expect(owing('self-employed', INCOME_TAX, false)).not.toContain('SELF_EMPLOYED_WITH_BUSINESS_DEBTS');
    expect(owing('self-employed', INCOME_TAX, true)).toEqual(ASKED);
  });
});
