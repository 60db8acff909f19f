import { expect, it } from 'vitest';
import { budgetOf, lineOf, linesWith, TODAY, tenant } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';

const judged = (savings: number, savingsFromDisabilityBenefits: number) => {
  const facts = tenant({
    nation: 'scotland',
    statement: budgetOf([...linesWith(-80_00), lineOf(1018, 80_00)]),
    savings,
    savingsFromDisabilityBenefits,
  });
  const { recommended, results, gates } = assess(facts, TODAY);
  const process = results.find(({ product }) => product.shortName === 'MAP');
  const gate = gates.find(({ code }) => code === 'DISABILITY_BENEFITS');
  return { first: recommended?.product.shortName, of: process?.eligibility, gate };
};

it('leaves to an adviser whether back-payments for a disability are assets of a minimal asset process (SA-166)', () => {
  // Below £1,000 money in the bank is no single thing worth too much, either.
  expect(judged(1_000_00, 1_000_00)).toMatchObject({ first: 'MAP', of: 'ELIGIBLE' });
  const open = judged(5_000_00, 4_000_00);
  expect(open).toMatchObject({ first: 'DAP', of: 'CANNOT_SAY' });
  expect(open.gate).toMatchObject({
    solutions: expect.arrayContaining(['MAP']),
    findings: [{ tests: 'Savings from back-payments for a disability', figure: { low: 4_000_00 } }],
  });
  // Over the limit without them too: nothing is left to decide.
  expect(judged(6_000_01, 4_000_00).of).toBe('INELIGIBLE');
});
