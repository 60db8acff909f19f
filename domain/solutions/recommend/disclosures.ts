import type { InclusionColumn } from '../../debts/creditType.ts';
import { hasDebtRole } from '../../debts/roles.ts';
import type { Case, CaseDebt } from '../case/case.ts';
import { staysForSure, whyItStays } from '../figures/inclusion.ts';
import { INSOLVENCIES } from '../solution/insolvency.ts';
import type { ShortName } from '../solution/products.ts';
import type { Result } from './assess.ts';

/** What a person must read about a solution because of their own case, in addition to what everybody reads. */
export type DisclosureCode =
  | 'HOME_AT_RISK'
  | 'LANDLORD_CAN_STILL_ACT'
  | 'DIRECTOR_NEEDS_LEAVE'
  | 'WORK_MAY_BE_TOUCHED'
  | 'BANK_MAY_CLOSE_ACCOUNT'
  | 'OTHERS_OWE_TOO'
  | 'GUARANTOR_CAN_BE_ASKED'
  | 'DEBTS_THAT_STAY';

/** What everybody reads of these says it of every bank, owed or not. */
const ANY_BANK_MAY_CLOSE: ReadonlySet<ShortName> = new Set<ShortName>(['BKY', 'SEQ', 'MAP']);
/** Plans that pay less than was agreed, or pay it later: the bank and whoever else owes the debt can still act. */
const PAY_LESS: ReadonlySet<ShortName> = new Set<ShortName>(['DMP', 'DAS', 'AO', 'TPP', 'FFS', 'WO']);

/**
 * Works out what must be said, the gravest first. An unknown fact is treated as one that must be disclosed for an
 * insolvency, which cannot be undone.
 */
export function disclosuresOf(
  result: Pick<Result, 'product' | 'isHomeAtRisk'>,
  facts: Case,
): readonly DisclosureCode[] {
  const { shortName } = result.product;
  const column = INSOLVENCIES.get(shortName);
  const home: readonly DisclosureCode[] = result.isHomeAtRisk ? ['HOME_AT_RISK'] : [];
  const debts = facts.debts.filter(({ debt }) => !debt.isDeleted);
  if (column !== undefined) {
    const own = ofInsolvency(column, debts, facts);
    const isSaid = ANY_BANK_MAY_CLOSE.has(shortName);
    return [...home, ...own.filter(code => !(isSaid && code === 'BANK_MAY_CLOSE_ACCOUNT'))];
  }
  return PAY_LESS.has(shortName) ? [...home, ...ofPlan(debts)] : home;
}

function ofInsolvency(
  column: InclusionColumn,
  debts: readonly CaseDebt[],
  { work }: Case,
): readonly DisclosureCode[] {
  const found: DisclosureCode[] = [];
  if (debts.some(({ type }) => hasDebtRole(type, 'rent-of-home'))) found.push('LANDLORD_CAN_STILL_ACT');
  if (work.isDirector !== false) found.push('DIRECTOR_NEEDS_LEAVE');
  if (work.isRegulated !== false) found.push('WORK_MAY_BE_TOUCHED');
  if (debts.some(isOverdraft)) found.push('BANK_MAY_CLOSE_ACCOUNT');
  if (debts.some(({ debt }) => debt.isJoint !== false)) found.push('OTHERS_OWE_TOO');
  if (debts.some(({ debt }) => debt.hasGuarantor !== false)) found.push('GUARANTOR_CAN_BE_ASKED');
  if (debts.some(debt => stays(debt, column))) found.push('DEBTS_THAT_STAY');
  return found;
}

function ofPlan(debts: readonly CaseDebt[]): readonly DisclosureCode[] {
  const found: DisclosureCode[] = [];
  if (debts.some(isOverdraft)) found.push('BANK_MAY_CLOSE_ACCOUNT');
  if (debts.some(({ debt }) => debt.isJoint === true)) found.push('OTHERS_OWE_TOO');
  if (debts.some(({ debt }) => debt.hasGuarantor === true)) found.push('GUARANTOR_CAN_BE_ASKED');
  return found;
}

function isOverdraft({ type }: CaseDebt): boolean {
  return hasDebtRole(type, 'overdraft');
}

/** A debt that surely stays, or may have come from fraud, which survives every insolvency. */
function stays(caseDebt: CaseDebt, column: InclusionColumn): boolean {
  const why = whyItStays(column, caseDebt);
  return why !== null && (staysForSure(why) || caseDebt.cameFromFraud === null);
}
