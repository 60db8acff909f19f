import { mayBeTooOld } from '../../debts/debtFacts.ts';
import { isPriority } from '../../debts/priority.ts';
import { hasDebtRole } from '../../debts/roles.ts';
import { DEBT_STAKES, type DebtStake, debtStake } from '../../debts/stake.ts';
import { balanceOf } from '../../debts/totals.ts';
import type { UkNation } from '../../people/nation.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Pence } from '../../values/pence.ts';
import type { Case, CaseDebt, WhenHappened } from '../case/case.ts';
import { isKnown } from '../case/span.ts';
import { arrearsSpan } from '../figures/debts.ts';
import { type Figures, insolvencyColumn } from '../figures/figures.ts';
import { daysBetween } from '../figures/months.ts';
import type { Rules } from './rules.ts';

/** What not paying a priority debt can cost. */
export type Stake = DebtStake;

/** A bill that is late and can cost the home, heat or power; 'home' is rent or a mortgage, not said which. */
export type LateBill = 'rent' | 'mortgage' | 'home' | 'energy';

/** What somebody is about to do to the person, or is already doing. */
type Threat = 'EVICTION' | 'BAILIFFS' | 'COURT';

/** What to do now, before and beside any solution. Data: the words are in `wording.ts`. */
export type UrgentItem =
  | { readonly code: `${Threat}_SOON`; readonly on: CalendarDate }
  /** Going on without a date, or on a date that is not near. */
  | { readonly code: Threat; readonly on: CalendarDate | null }
  /** Somebody who is owed has asked a court for the person's bankruptcy. */
  | { readonly code: 'CREDITOR_PETITION' }
  | { readonly code: 'CRISIS' | 'NO_ESSENTIALS' | 'NO_FOOD' | 'DISCONNECTION' | 'BENEFITS_STOPPED' }
  /** Said in the first questions; once there is a list, the debts of it say more. */
  | { readonly code: 'BILL_IS_LATE'; readonly bill: LateBill }
  | { readonly code: 'BUSINESS_DEBTS' | 'SHORT_EACH_MONTH' | 'SHORT_WITHOUT_PUBLIC_FUNDS' }
  /** Claiming a benefit could cost the person their leave to stay. */
  | { readonly code: 'NO_PUBLIC_FUNDS' }
  /** Not the savings alone, but all that is owned would repay the debts. Records of older rules have no sums of it. */
  | { readonly code: 'ASSETS_COVER_DEBTS'; readonly worth?: Worth }
  | { readonly code: 'ILLEGAL_LENDER' | 'DISPUTED_DEBT'; readonly debtId: string }
  /** Nothing was paid or written about it for so many years. */
  | {
      readonly code: 'VERY_OLD_DEBT';
      readonly debtId: string;
      readonly years: number;
      /** It takes longer than that with a debt of its kind: an adviser finds out. */
      readonly takesLonger?: true;
    }
  | {
      readonly code: 'PRIORITY_DEBT';
      readonly debtId: string;
      readonly stake: Stake;
      /** What is late is being paid off bit by bit, as agreed. */
      readonly hasDeal?: true;
      /** A court, or a notice, says what is paid on it: never kept in a record, and set as it is said. */
      readonly isByOrder?: true;
      /** It may not be owed: advice comes before any payment or letter, and today, for they may act all the same. */
      readonly doubt?: Doubt;
    };

/** A solution that takes a debt in: its name, as inside a sentence, and whether it is in force by now. */
export type Taking = {
  readonly name: string;
  readonly isInForce: boolean;
  /** It gives time for what takes the debt in, and clears nothing. */
  readonly onlyGivesTime?: true;
  /** Nobody applies for it as things stand: the facts or one of us say something else since it was chosen. */
  readonly isInDoubt?: true;
  /** Its form has gone to those who decide: nobody applies for it any more. */
  readonly isSent?: true;
};

/** What is owned beside what it would have to pay, in pence. */
export type Worth = {
  /** Less what is owed on a home; at least so much where not all of it is known. */
  readonly owned: Pence;
  readonly isAtLeast: boolean;
  /** Something is owed on the home, which is taken off already. */
  readonly isAfterHome: boolean;
  readonly owed: Pence;
  /** All debts there are, and no less. */
  readonly isAllOwed: boolean;
};

/** Why a debt may not be owed. */
export type Doubt = 'disputed' | 'very old';

const THREATS: readonly (readonly [Threat, keyof Case['enforcement']])[] = [
  ['EVICTION', 'eviction'],
  ['BAILIFFS', 'bailiffs'],
  ['COURT', 'court'],
];

/** Lists what cannot wait: near dates, what goes on without a date, today's needs, priority debts, then the rest. */
export function urgentItems(
  facts: Case,
  figures: Figures,
  { limits, on, nation }: Rules,
): readonly UrgentItem[] {
  const items: UrgentItem[] = [];
  addThreats(items, facts, on, limits.span('URGENT_DAYS').high);
  if (figures.isInCrisisTreatment.low === 1) items.push({ code: 'CRISIS' });
  addNeeds(items, facts);
  for (const { debt, type } of facts.debts) {
    if (!debt.isDeleted && hasDebtRole(type, 'never-pay')) {
      items.push({ code: 'ILLEGAL_LENDER', debtId: debt.id });
    }
  }
  addPriorityDebts(items, facts.debts, nation);
  addDoubtfulDebts(items, facts.debts, limits.span('LIMITATION_YEARS').low);
  if (figures.debts.hasBusinessDebts.low === 1) items.push({ code: 'BUSINESS_DEBTS' });
  const mayClaim = facts.residence.hasPublicFunds !== false;
  if (!mayClaim) items.push({ code: 'NO_PUBLIC_FUNDS' });
  if (figures.budget.left.high < 0) {
    items.push({ code: mayClaim ? 'SHORT_EACH_MONTH' : 'SHORT_WITHOUT_PUBLIC_FUNDS' });
  }
  if (figures.assetsCoverDebts.low === 1 && figures.savingsCoverDebts.low === 0) {
    items.push({ code: 'ASSETS_COVER_DEBTS', worth: worthOf(facts, figures, nation) });
  }
  return items;
}

function worthOf(
  { home }: Pick<Case, 'home'>,
  { assets: { netAssets }, debts }: Figures,
  nation: UkNation,
): Worth {
  const owed = debts.columns[insolvencyColumn(nation)].total.high;
  return {
    owned: netAssets.low,
    isAtLeast: !isKnown(netAssets),
    isAfterHome: (home.mortgage ?? 0) + (home.otherSecured ?? 0) > 0,
    owed,
    isAllOwed: isKnown(debts.total) && debts.total.high === owed,
  };
}

/** What of a case says what threatens and what is lacking today. */
export type PressingFacts = Pick<Case, 'enforcement' | 'happening' | 'standing'>;

/**
 * What threatens and what is lacking today, in the same order, of somebody of whom no figures need be known.
 *
 * @param near so many days ahead are soon
 * @param late bills of which nothing graver is said
 */
export function pressingItems(
  facts: PressingFacts,
  on: CalendarDate,
  near: number,
  late: readonly LateBill[],
): readonly UrgentItem[] {
  const items: UrgentItem[] = [];
  addThreats(items, facts, on, near);
  addNeeds(items, facts);
  const isSaid = (bill: LateBill) =>
    items.some(({ code }) =>
      bill === 'energy' ? code === 'DISCONNECTION' : code === 'EVICTION' || code === 'EVICTION_SOON',
    );
  for (const bill of late) if (!isSaid(bill)) items.push({ code: 'BILL_IS_LATE', bill });
  return items;
}

function addNeeds(items: UrgentItem[], { happening }: PressingFacts): void {
  const { noEssentials, noFood, disconnection, benefitsStopped } = happening;
  // Who says it of food, heat or power as one has it said once, of all of them.
  if (noEssentials === true) items.push({ code: 'NO_ESSENTIALS' });
  else if (noFood === true) items.push({ code: 'NO_FOOD' });
  if (disconnection === true) items.push({ code: 'DISCONNECTION' });
  if (benefitsStopped === true) items.push({ code: 'BENEFITS_STOPPED' });
}

/** A payment or a letter may bring an old debt back to life, or admit one that the person does not owe. */
function addDoubtfulDebts(items: UrgentItem[], debts: readonly CaseDebt[], years: number): void {
  const first = new Set(
    items.flatMap(item => (item.code === 'PRIORITY_DEBT' && item.doubt ? item.debtId : [])),
  );
  for (const caseDebt of debts) {
    const { id: debtId, isDeleted } = caseDebt.debt;
    const doubt = doubtOf(caseDebt);
    if (doubt === null || isDeleted || first.has(debtId)) continue;
    if (doubt === 'disputed') items.push({ code: 'DISPUTED_DEBT', debtId });
    else {
      const item = { code: 'VERY_OLD_DEBT', debtId, years } as const;
      items.push(hasDebtRole(caseDebt.type, 'barred-later') ? { ...item, takesLonger: true } : item);
    }
  }
}

function doubtOf(debt: CaseDebt): Doubt | null {
  if (mayBeTooOld(debt)) return 'very old';
  return debt.isDisputed === true ? 'disputed' : null;
}

/** Whether something is so near that help with time comes first. Something without a date may happen on any day. */
export function isUrgent(items: readonly UrgentItem[]): boolean {
  return items.some(item => isNear(item) || (isThreat(item) && item.on === null));
}

function isNear({ code }: UrgentItem): boolean {
  return (
    code === 'CREDITOR_PETITION' ||
    code === 'EVICTION_SOON' ||
    code === 'BAILIFFS_SOON' ||
    code === 'COURT_SOON'
  );
}

function isThreat(item: UrgentItem): item is Extract<UrgentItem, { readonly code: Threat }> {
  return item.code === 'EVICTION' || item.code === 'BAILIFFS' || item.code === 'COURT';
}

/** Near dates first, then a petition, then the rest. */
function addThreats(
  items: UrgentItem[],
  { enforcement, happening, standing }: PressingFacts,
  on: CalendarDate,
  near: number,
): void {
  const rest: UrgentItem[] = [];
  for (const [code, what] of THREATS) {
    const day = dayToCome(enforcement[what], on);
    if (day === null) {
      if (happening[what] === true) rest.push({ code, on: null });
    } else if (daysBetween(on, day) <= near) items.push({ code: `${code}_SOON`, on: day });
    else rest.push({ code, on: day });
  }
  if (standing.hasCreditorPetition === true) items.push({ code: 'CREDITOR_PETITION' });
  items.push(...rest);
}

function dayToCome(day: WhenHappened, on: CalendarDate): CalendarDate | null {
  return day === null || day === 'never' || daysBetween(on, day) < 0 ? null : day;
}

function addPriorityDebts(items: UrgentItem[], debts: readonly CaseDebt[], nation: UkNation): void {
  const first = debts.filter(comesFirst);
  if (first.length === 0) return;
  for (const stake of DEBT_STAKES) {
    for (const caseDebt of first) {
      const { debt } = caseDebt;
      if (debtStake(caseDebt, nation) !== stake) continue;
      if (arrearsSpan(caseDebt, balanceOf(debt)).high > 0) {
        const hasDeal = typeof caseDebt.agreedPayment === 'number';
        const item = { code: 'PRIORITY_DEBT', debtId: debt.id, stake } as const;
        const doubt = doubtOf(caseDebt);
        items.push(doubt !== null ? { ...item, doubt } : hasDeal ? { ...item, hasDeal } : item);
      }
    }
  }
}

function comesFirst({ debt, type }: CaseDebt): boolean {
  return !debt.isDeleted && isPriority(debt, type ?? undefined);
}
