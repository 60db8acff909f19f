import { isAlreadyCounted } from '../budget/alreadyCounted.ts';
import type { Debt } from '../debts/debt.ts';
import { ARREARS } from '../journeys/qualifier/facts.ts';
import { LIVING_PLACES } from '../people/nation.ts';
import type { CaseDebt, EnforcementStage, Fact } from '../solutions/case/case.ts';
import type { FactFind } from './factFind.ts';
import type { Told } from './told.ts';

/** The kinds of debt behind each answer of the Qualifier about bills that are behind. */
const BEHIND_WITH: Readonly<Record<(typeof ARREARS)[number], readonly number[]>> = {
  housing: [19],
  'council-tax': [24],
  energy: [25, 26],
  fine: [35],
  maintenance: [37],
  tax: [33],
  'tv-licence': [29],
  // It asks only about a vehicle that is needed, so it says nothing of others.
  vehicle: [],
};

const BEHIND = ['none', 'some', 'all'] as const;

const STAGES = {
  claim: 'court claim',
  judgment: 'judgment',
  bailiffs: 'bailiffs',
  charging: 'charging order',
} as const satisfies Readonly<Record<string, EnforcementStage>>;
const STAGE_WORDS = Object.keys(STAGES) as readonly (keyof typeof STAGES)[];

/**
 * The debts with what the questions say of them. A question speaks of the debts as a whole: of one of them it says
 * something only where it holds for all, or where no other can be meant.
 */
export function caseDebtsFrom(
  told: Told,
  found: Pick<FactFind, 'debts' | 'creditTypes' | 'countedPayments' | 'statement'>,
): readonly CaseDebt[] {
  const { debts, countedPayments, statement } = found;
  const nation = told.one('nation', LIVING_PLACES);
  const types = new Map(found.creditTypes.map(type => [type.id, type]));
  const listed = debts.filter(({ isDeleted }) => !isDeleted);
  const isOnly = listed.length === 1;
  const fraud = told.yesNo('fraud');
  const business = businessFrom(told);
  const deal = told.yesNo('missed-bills-deal');
  return listed.map(debt => {
    const type = debt.creditTypeId === null ? null : (types.get(debt.creditTypeId) ?? null);
    const isInArrears = debt.isInArrears ?? behindWith(told, debt, listed);
    return {
      debt: { ...debt, isInArrears },
      type,
      arrears: isInArrears === false ? 0 : null,
      isPaidInStatement: isAlreadyCounted({ countedPayments }, statement.lines, debt, nation),
      agreedPayment: deal === false ? 'none' : null,
      cameFromFraud: ofOne(fraud, isOnly),
      isForBusiness: ofOne(business, isOnly),
      stage: stageFrom(told, debt, listed),
    };
  });
}

/**
 * Whether at least one debt is behind, as the person says of all together. Where the first questions say the opposite
 * of a bill on the list, it is not known.
 */
export function someIsBehind(told: Told, debts: readonly Debt[]): Fact<boolean> {
  const listed = debts.filter(({ isDeleted }) => !isDeleted);
  const bills = listed.map(debt => billOf(told, debt, listed));
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

/** No is no for every debt; yes is yes for one only where there is no other. */
function ofOne(ofAny: Fact<boolean>, isOnly: boolean): Fact<boolean> {
  return ofAny === true && !isOnly ? null : ofAny;
}

function businessFrom(told: Told): Fact<boolean> {
  const creditors = told.several('creditors', ['business']);
  return creditors === null ? null : creditors.length > 0;
}

function behindWith(told: Told, debt: Debt, listed: readonly Debt[]): Fact<boolean> {
  const all = told.one('behind', BEHIND);
  const bill = billOf(told, debt, listed);
  if (all === 'none') return bill === true ? null : false;
  if (all === 'all') return bill === false ? null : true;
  if (bill !== null || all !== 'some') return bill;
  const maybe = listed.filter(one => (one.isInArrears ?? billOf(told, one, listed)) !== false);
  return maybe.length === 1 ? true : null;
}

/** What the Qualifier said of this kind of bill: behind, not behind, or nothing of this very debt. */
function billOf(told: Told, debt: Debt, listed: readonly Debt[]): Fact<boolean> {
  const ticked = told.several('arrears', ARREARS);
  const bill = ARREARS.find(word => BEHIND_WITH[word].some(id => id === debt.creditTypeId));
  if (ticked === null || bill === undefined) return null;
  if (!ticked.includes(bill)) return false;
  const alike = listed.filter(({ creditTypeId }) => BEHIND_WITH[bill].some(id => id === creditTypeId));
  return alike.length === 1 ? true : null;
}

function stageFrom(told: Told, debt: Debt, listed: readonly Debt[]): Fact<EnforcementStage> {
  if (debt.hasAttachmentOfEarnings === true) return 'wages';
  if (debt.hasLegalAction === false) return 'none';
  const reached = told.several('court-stage', STAGE_WORDS);
  if (reached === null) return null;
  const furthest = reached.at(-1);
  // Of a debt with legal action, 'none of these' cannot be right.
  if (furthest === undefined) return debt.hasLegalAction === null ? 'none' : null;
  if (debt.hasLegalAction === null) return null;
  const others = listed.some(({ id, hasLegalAction }) => id !== debt.id && hasLegalAction !== false);
  return others && furthest !== 'claim' ? null : STAGES[furthest];
}
