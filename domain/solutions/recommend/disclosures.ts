import type { InclusionColumn } from '../../debts/creditType.ts';
import { hasDebtRole } from '../../debts/roles.ts';
import type { Case, CaseDebt } from '../case/case.ts';
import type { ShortName } from '../solution/products.ts';
import type { Result } from './assess.ts';

/** What a person must read about a solution because of their own case, in addition to what everybody reads. */
export type DisclosureCode =
  | 'HOME_AT_RISK'
  | 'WORK_MAY_BE_TOUCHED'
  | 'OTHERS_OWE_TOO'
  | 'GUARANTOR_CAN_BE_ASKED'
  | 'LANDLORD_CAN_STILL_ACT'
  | 'DEBTS_THAT_STAY';

/** The inclusion column that each insolvency uses. */
const INSOLVENCIES: ReadonlyMap<ShortName, InclusionColumn> = new Map<ShortName, InclusionColumn>([
  ['IVA', 'IVA'],
  ['BKY', 'BKY'],
  ['DRO', 'DRO'],
  ['PTD', 'PTD'],
  ['SEQ', 'SEQ'],
  ['MAP', 'SEQ'],
]);
/** These can affect a person's job. No source says so of a debt relief order or the minimal asset process. */
const TOUCH_WORK: ReadonlySet<ShortName> = new Set<ShortName>(['IVA', 'BKY', 'PTD', 'SEQ']);

/** Works out what must be said. An unknown fact is treated as one that must be disclosed. */
export function disclosuresOf(
  result: Pick<Result, 'product' | 'isHomeAtRisk'>,
  facts: Case,
): readonly DisclosureCode[] {
  const { shortName } = result.product;
  const found: DisclosureCode[] = [];
  if (result.isHomeAtRisk) found.push('HOME_AT_RISK');
  const { isDirector, isRegulated } = facts.work;
  if (TOUCH_WORK.has(shortName) && (isDirector !== false || isRegulated !== false))
    found.push('WORK_MAY_BE_TOUCHED');
  const column = INSOLVENCIES.get(shortName);
  if (column === undefined) return found;
  const debts = facts.debts.filter(({ debt }) => !debt.isDeleted);
  if (debts.some(({ debt }) => debt.isJoint !== false)) found.push('OTHERS_OWE_TOO');
  if (debts.some(({ debt }) => debt.hasGuarantor !== false)) found.push('GUARANTOR_CAN_BE_ASKED');
  if (debts.some(({ type }) => hasDebtRole(type, 'rent-of-home'))) found.push('LANDLORD_CAN_STILL_ACT');
  if (debts.some(debt => stays(debt, column))) found.push('DEBTS_THAT_STAY');
  return found;
}

/** A debt that the solution leaves out, or one that came from fraud, which survives every insolvency. */
function stays({ type, cameFromFraud }: CaseDebt, column: InclusionColumn): boolean {
  return type?.inclusion[column].inclusion === 'excluded' || cameFromFraud !== false;
}
