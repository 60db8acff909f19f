import { expect, it } from 'vitest';
import type { Case } from '../case/case.ts';
import type { ShortName } from '../solution/products.ts';
import { debtOf, homeOf, TODAY, tenant } from '../testing/cases.ts';
import { assess } from './assess.ts';
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

it.each([[work(true, false)], [work(false, true)], [work(null, false)]])(
  'says that work may be touched for a director, some jobs, and when nobody asked',
  facts => {
    expect(disclosures('IVA', facts)).toEqual(['WORK_MAY_BE_TOUCHED']);
    expect(disclosures('BKY', facts)).toEqual(['WORK_MAY_BE_TOUCHED']);
    expect(disclosures('DMP', facts)).toEqual([]);
  },
);

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
])('says %s of every insolvency, and not of a plan', (code, debt) => {
  const facts = tenant({ debts: [debtOf(1, 9_000_00), debt] });
  for (const shortName of ['IVA', 'BKY', 'DRO'] as const)
    expect(disclosures(shortName, facts)).toEqual([code]);
  expect(disclosures('MAP', { ...facts, nation: 'scotland' })).toEqual([code]);
  expect(disclosures('DMP', facts)).toEqual([]);
});

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
