import { isAlreadyCounted } from '../budget/alreadyCounted.ts';
import type { CreditType } from '../debts/creditType.ts';
import type { Debt } from '../debts/debt.ts';
import type { DebtFacts, ListedDebt } from '../debts/debtFacts.ts';
import { kindIn } from '../debts/inNation.ts';
import { type AskedDebtRole, hasDebtRole } from '../debts/roles.ts';
import { ARREARS } from '../journeys/qualifier/facts.ts';
import { LIVING_PLACES } from '../people/nation.ts';
import type { CaseDebt, EnforcementStage, Fact } from '../solutions/case/case.ts';
import type { FactFind } from './factFind.ts';
import type { ToldAnswers } from './told.ts';

/** The kind of debt behind each answer of the Qualifier about bills that are behind. */
const BEHIND_WITH: Readonly<Record<(typeof ARREARS)[number], AskedDebtRole | null>> = {
  housing: 'mortgage',
  'council-tax': 'council-tax',
  energy: 'energy',
  fine: 'court-fine',
  maintenance: 'child-maintenance',
  tax: 'income-tax',
  'tv-licence': 'tv-licence',
  // The question covers only a vehicle that is needed, so it says nothing about others.
  vehicle: null,
};

type Listed = { readonly debt: ListedDebt; readonly type: CreditType | null };

const BEHIND = ['none', 'some', 'all'] as const;
const DEALS = ['yes', 'no', 'unsure'] as const;

const STAGES = {
  claim: 'court claim',
  judgment: 'judgment',
  bailiffs: 'bailiffs',
  charging: 'charging order',
} as const satisfies Readonly<Record<string, EnforcementStage>>;
const STAGE_WORDS = Object.keys(STAGES) as readonly (keyof typeof STAGES)[];

/**
 * The debts with what the person told of each, and with what the questions say about them. What is told of one debt goes
 * first. A question is about the debts as a whole: it says something about a single debt only where it applies to all, or
 * where no other debt can be meant.
 */
export function caseDebtsFrom(
  told: ToldAnswers,
  found: Pick<FactFind, 'debts' | 'creditTypes' | 'countedPayments' | 'budget'>,
): readonly CaseDebt[] {
  const { countedPayments, budget } = found;
  const nation = told.one('nation', LIVING_PLACES);
  const listed = listedDebts(found);
  const isOnly = listed.length === 1;
  const fraud = told.yesNo('fraud');
  const business = businessFrom(told);
  return listed.map(one => {
    const { type } = one;
    const isInArrears = one.debt.isInArrears ?? behindWith(told, one, listed);
    const { facts, debt } = apart(one.debt);
    const isPaidInStatement = isAlreadyCounted({ countedPayments }, budget.lines, debt, nation);
    const kind = type && kindIn(type, nation);
    return {
      debt: { ...debt, creditTypeName: kind?.name ?? debt.creditTypeName, isInArrears },
      type: kind,
      arrears: isInArrears === false ? 0 : facts.arrears,
      isPaidInStatement,
      agreedPayment: agreedPaymentFrom(told, { ...debt, ...facts, isInArrears }, isPaidInStatement),
      cameFromFraud: facts.cameFromFraud ?? ofOne(fraud, isOnly),
      isForBusiness: facts.isForBusiness ?? ofOne(business, isOnly),
      isDisputed: facts.isDisputed,
      isVeryOld: facts.isVeryOld,
      isNothingPaid: facts.isNothingPaid,
      // Of an overpaid benefit that is still received it is known by that; of others nobody asks.
      isTakenByAgreement: facts.isTakenByAgreement,
      stage: stageFrom(told, one, listed),
    };
  });
}

/** A debt of the list, and what the case keeps beside it. */
function apart(listed: ListedDebt): { readonly debt: Debt; readonly facts: DebtFacts } {
  const { isNothingPaid, arrears, hasArrangement, agreedPayment, courtStage, ...more } = listed;
  const { isForBusiness, cameFromFraud, isDisputed, isVeryOld, isTakenByAgreement, ...debt } = more;
  const paid = { isNothingPaid, arrears, hasArrangement, agreedPayment, courtStage };
  return {
    debt,
    facts: { ...paid, isForBusiness, cameFromFraud, isDisputed, isVeryOld, isTakenByAgreement },
  };
}

/**
 * What is paid each month on what is overdue, by a deal. Of a debt that is not behind, and of which no other question
 * asked, what the person keeps to is its payment, where the budget does not hold that already.
 */
function agreedPaymentFrom(
  told: ToldAnswers,
  { hasArrangement, agreedPayment, isInArrears, isNothingPaid, regularPaymentAmount }: ListedDebt,
  isPaidInStatement: Fact<boolean>,
): CaseDebt['agreedPayment'] {
  if (hasArrangement !== null) return hasArrangement ? agreedPayment : 'none';
  // An earlier questionnaire asks once for all bills together.
  if (told.one('missed-bills-deal', DEALS) !== null)
    return told.yesNo('missed-bills-deal') === false ? 'none' : null;
  if (isInArrears !== false || isPaidInStatement === null) return null;
  return isPaidInStatement || isNothingPaid === true ? 'none' : (regularPaymentAmount ?? 'none');
}

/** Whether any debt came from fraud, as told of each; null while it is not known of one. */
export function someFromFraud(debts: readonly ListedDebt[]): Fact<boolean> {
  const listed = debts.filter(({ isDeleted }) => !isDeleted);
  if (listed.some(({ cameFromFraud }) => cameFromFraud === true)) return true;
  return listed.length > 0 && listed.every(({ cameFromFraud }) => cameFromFraud === false) ? false : null;
}

/**
 * Whether at least one debt is behind, as the person says about all of them together. Not known where the first
 * questions contradict a bill on the list.
 */
export function someIsBehind(
  told: ToldAnswers,
  found: Pick<FactFind, 'debts' | 'creditTypes'>,
): Fact<boolean> {
  const listed = listedDebts(found);
  const bills = listed.map(one => billOf(told, one, listed));
  switch (told.one('behind', BEHIND)) {
    case 'none':
      return bills.includes(true) ? null : false;
    case 'some':
    case 'all':
      return listed.length > 0 && bills.every(bill => bill === false) ? null : true;
    default:
      return null;
  }
}

/** The debts that are not deleted, each with its kind. */
function listedDebts({ debts, creditTypes }: Pick<FactFind, 'debts' | 'creditTypes'>): readonly Listed[] {
  const types = new Map(creditTypes.map(type => [type.id, type]));
  return debts
    .filter(({ isDeleted }) => !isDeleted)
    .map(debt => ({
      debt,
      type: debt.creditTypeId === null ? null : (types.get(debt.creditTypeId) ?? null),
    }));
}

/** No is no for every debt; yes is yes for one only where there is no other. */
function ofOne(ofAny: Fact<boolean>, isOnly: boolean): Fact<boolean> {
  return ofAny === true && !isOnly ? null : ofAny;
}

function businessFrom(told: ToldAnswers): Fact<boolean> {
  const creditors = told.several('creditors', ['business']);
  return creditors === null ? null : creditors.length > 0;
}

function behindWith(told: ToldAnswers, owed: Listed, listed: readonly Listed[]): Fact<boolean> {
  const all = told.one('behind', BEHIND);
  const bill = billOf(told, owed, listed);
  if (all === 'none') return bill === true ? null : false;
  if (all === 'all') return bill === false ? null : true;
  if (bill !== null || all !== 'some') return bill;
  const maybe = listed.filter(one => (one.debt.isInArrears ?? billOf(told, one, listed)) !== false);
  return maybe.length === 1 ? true : null;
}

/** What the Qualifier said about this kind of bill: behind, not behind, or nothing about this particular debt. */
function billOf(told: ToldAnswers, { type }: Listed, listed: readonly Listed[]): Fact<boolean> {
  const ticked = told.several('arrears', ARREARS);
  const bill = ARREARS.find(word => isBill(word, type));
  if (ticked === null || bill === undefined) return null;
  if (!ticked.includes(bill)) return false;
  const alike = listed.filter(one => isBill(bill, one.type));
  return alike.length === 1 ? true : null;
}

function isBill(word: (typeof ARREARS)[number], type: CreditType | null): boolean {
  const role = BEHIND_WITH[word];
  return role !== null && hasDebtRole(type, role);
}

function stageFrom(told: ToldAnswers, { debt }: Listed, listed: readonly Listed[]): Fact<EnforcementStage> {
  if (debt.hasAttachmentOfEarnings === true) return 'wages';
  if (debt.hasLegalAction === false) return 'none';
  if (debt.courtStage !== null) return debt.courtStage;
  const reached = told.several('court-stage', STAGE_WORDS);
  if (reached === null) return null;
  const furthest = reached.at(-1);
  // For a debt with legal action, 'none of these' cannot be right.
  if (furthest === undefined) return debt.hasLegalAction === null ? 'none' : null;
  if (debt.hasLegalAction === null) return null;
  const others = listed.some(one => one.debt.id !== debt.id && one.debt.hasLegalAction !== false);
  return others && furthest !== 'claim' ? null : STAGES[furthest];
}
