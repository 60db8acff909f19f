import { expect, it } from 'vitest';
import type { Case, CaseDebt } from '../case/case.ts';
import type { ShortName } from '../solution/products.ts';
import { debtOf, homeOf, TODAY, tenant } from '../testing/cases.ts';
import { assess } from '../testing/inForce.ts';
import { disclosuresOf } from './disclosures.ts';

const disclosures = (shortName: ShortName, facts: Case) => {
  const result = assess(facts, TODAY).results.find(({ product }) => product.shortName === shortName);
  return result === undefined ? undefined : disclosuresOf(result, facts);
};
const work = (isDirector: boolean | null, isRegulated: boolean | null) =>
  tenant({ work: { status: 'employed', isDirector, isRegulated } });

it('says nothing for a tenant whose debts are all their own', () => {
  for (const shortName of ['IVA', 'BKY', 'DRO', 'DMP'] as const)
    expect(disclosures(shortName, tenant())).toEqual([]);
});

it('says that a home is at risk in bankruptcy, but not in an IVA', () => {
  const facts = tenant({ home: homeOf(200_000_00, 190_000_00) });
  expect(disclosures('BKY', facts)).toEqual(['HOME_AT_RISK']);
  expect(disclosures('IVA', facts)).toEqual([]);
});

it.each([
  [work(true, false), ['DIRECTOR_NEEDS_LEAVE']],
  [work(false, true), ['WORK_MAY_BE_TOUCHED']],
  [work(null, false), ['DIRECTOR_NEEDS_LEAVE']],
  [work(false, null), ['WORK_MAY_BE_TOUCHED']],
  [work(true, true), ['DIRECTOR_NEEDS_LEAVE', 'WORK_MAY_BE_TOUCHED']],
] as const)(
  'says of every insolvency that a director needs leave, that some jobs may be touched, and both when nobody asked (SA-098)',
  (facts, said) => {
    for (const shortName of ['IVA', 'BKY', 'DRO'] as const)
      expect(disclosures(shortName, facts)).toEqual(said);
    const inScotland = { ...facts, nation: 'scotland' } as const;
    for (const shortName of ['PTD', 'SEQ', 'MAP'] as const) {
      expect(disclosures(shortName, inScotland)).toEqual(said);
    }
    expect(disclosures('DMP', facts)).toEqual([]);
  },
);

it('says that a bank that is owed money may close the account, of each way to pay less or nothing (SA-098)', () => {
  const facts = tenant({ debts: [debtOf(5, 900_00), debtOf(1, 9_000_00)] });
  for (const shortName of ['IVA', 'DRO', 'DMP', 'TPP'] as const) {
    expect(disclosures(shortName, facts)).toEqual(['BANK_MAY_CLOSE_ACCOUNT']);
  }
  expect(disclosures('SMP', facts)).toEqual([]);
  // Everybody reads of these that any bank may do so.
  expect(disclosures('BKY', facts)).toEqual([]);
  for (const shortName of ['SEQ', 'MAP'] as const) {
    expect(disclosures(shortName, { ...facts, nation: 'scotland' })).toEqual([]);
  }
});

it.each([
  ['OTHERS_OWE_TOO', debtOf(1, 900_00, { debt: { isJoint: true } })],
  ['OTHERS_OWE_TOO', debtOf(1, 900_00, { debt: { isJoint: null } })],
  ['GUARANTOR_CAN_BE_ASKED', debtOf(7, 900_00, { debt: { hasGuarantor: true } })],
  ['DEBTS_THAT_STAY', debtOf(35, 900_00)],
  ['DEBTS_THAT_STAY', debtOf(39, 900_00)],
  ['DEBTS_THAT_STAY', debtOf(31, 900_00)],
  ['DEBTS_THAT_STAY', debtOf(19, 90_000_00)],
  ['DEBTS_THAT_STAY', debtOf(4, 900_00, { cameFromFraud: true })],
  ['DEBTS_THAT_STAY', debtOf(4, 900_00, { cameFromFraud: null })],
])(
  'says %s of every insolvency, and of a plan that pays less where another is known to owe too',
  (code, debt) => {
    const facts = tenant({ debts: [debtOf(1, 9_000_00), debt] });
    for (const shortName of ['IVA', 'BKY', 'DRO'] as const)
      expect(disclosures(shortName, facts)).toEqual([code]);
    expect(disclosures('MAP', { ...facts, nation: 'scotland' })).toEqual([code]);
    expect(disclosures('DMP', facts)).toEqual(isKnownToBeShared(debt) ? [code] : []);
    expect(disclosures('SMP', facts)).toEqual([]);
  },
);

/** Where a plan pays less, whoever else owes the debt can be asked for it. */
function isKnownToBeShared({ debt }: CaseDebt): boolean {
  return debt.isJoint === true || debt.hasGuarantor === true;
}

it('leaves out a debt that was deleted', () => {
  expect(disclosures('BKY', tenant({ debts: [debtOf(39, 900_00, { debt: { isDeleted: true } })] }))).toEqual(
    [],
  );
});

it('says for rent arrears that the landlord can still act, and that the arrears stay where a solution leaves them out', () => {
  const facts = tenant({ debts: [debtOf(1, 9_000_00), debtOf(22, 900_00)] });
  expect(disclosures('DRO', facts)).toEqual(['LANDLORD_CAN_STILL_ACT']);
  expect(disclosures('BKY', facts)).toEqual(['LANDLORD_CAN_STILL_ACT']);
  expect(disclosures('IVA', facts)).toEqual(['LANDLORD_CAN_STILL_ACT', 'DEBTS_THAT_STAY']);
});

it('says that TV licence debt survives bankruptcy', () => {
  const facts = tenant({ debts: [debtOf(1, 9_000_00), debtOf(29, 150_00)] });
  expect(disclosures('BKY', facts)).toEqual(['DEBTS_THAT_STAY']);
  expect(disclosures('DRO', facts)).toEqual([]);
});
