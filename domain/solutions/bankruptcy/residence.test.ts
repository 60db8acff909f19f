import { describe, expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import { day, debtOf, TODAY, tenant } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';

const debts = [debtOf(1, 60_000_00), debtOf(4, 5_000_00)];
/** Too much debt for a debt relief order, and next to nothing left: bankruptcy comes first. */
const away = (nation: Case['nation'], leftOn: string): Case =>
  tenant({
    nation,
    left: 10_00,
    debts,
    residence: { livesThere: false, leftOn: day(leftOn), hasPublicFunds: true },
  });
const judged = (facts: Case) => {
  const { verdict, recommended, results } = assess(facts, TODAY);
  const bankruptcy = results.find(({ product }) => product.shortName === 'BKY');
  const reason = bankruptcy?.reasons.find(({ rule }) => rule.criterion.code === 'BKY_RESIDENCE');
  return { verdict, first: recommended?.product.shortName, of: bankruptcy?.eligibility, reason };
};

describe.each(['england', 'wales', 'northern-ireland'] as const)('who moved away from %s', nation => {
  it('may go bankrupt there up to three years later (SA-165)', () => {
    expect(judged(away(nation, '2023-11-22'))).toMatchObject({ verdict: 'RECOMMENDED', first: 'BKY' });
  });

  it('is for an adviser from then on: who is domiciled there still may (SA-165)', () => {
    const { reason, ...rest } = judged(away(nation, '2023-11-21'));
    expect(rest).toEqual({ verdict: 'ASK_ADVISER', first: 'DAP', of: 'CANNOT_SAY' });
    expect(reason).toMatchObject({ figure: { low: 36, high: 36 }, outcome: 'cannot say' });
    expect(reason?.rule).toMatchObject({
      limit: 36,
      source:
        nation === 'northern-ireland'
          ? 'Insolvency (Northern Ireland) Order 1989, article 239'
          : 'Insolvency Act 1986, section 263I(2)',
    });
  });
});
