import type { InclusionColumn } from '../../debts/creditType.ts';
import type { UkNation } from '../../people/nation.ts';
import { ageOn, type CalendarDate } from '../../values/calendar-date.ts';
import { asPercentage } from '../../values/percentage.ts';
import type { Case } from '../case/case.ts';
import {
  amount,
  between,
  exactly,
  flag,
  floorAtZero,
  minus,
  NO,
  plus,
  type Span,
  UNKNOWN_AMOUNT,
  UNKNOWN_BALANCE,
  unionOf,
  YES,
  YES_OR_NO,
  ZERO,
} from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import { type ArrangementFigures, arrangementFigures } from './arrangements.ts';
import { type AssetFigures, assetFigures } from './assets.ts';
import { type BudgetFigures, budgetFigures } from './budget.ts';
import { monthsToNextChange } from './changes.ts';
import { type DebtFigures, debtFigures } from './debts.ts';
import { estateOf } from './estate.ts';
import { bankruptcyPayments } from './incomePayments.ts';
import { type IvaFigures, ivaFigures } from './iva.ts';
import { daysBetween, monthsSince, monthsUntil } from './months.ts';
import { type PastFigures, pastFigures } from './past.ts';
import { availableFrom, canPayAlone, isNotBelow, monthsToRepay, perDebt } from './repaying.ts';
import { sequestrationPayments } from './sequestrationContributions.ts';
import { type TrustDeedFigures, trustDeedFigures } from './trustDeed.ts';
import { eitherMonth, whoseSurplus } from './whoseMoney.ts';
import {
  hasDisabilityBenefits,
  mayHaveDisabilityBenefits,
  type WithoutDisability,
  withoutAnyDisability,
  withoutDisability,
} from './withoutDisability.ts';

/** Every figure that a criterion tests, worked out once for a case. Money is in pence, time in full months. */
export type Figures = {
  readonly age: Span;
  readonly budget: BudgetFigures;
  /** The debts are paid from the person's own part of a shared budget. */
  readonly isOwnSurplus: boolean;
  /** The same figures from the person's own surplus and from the joint one, where it is not settled which pays. */
  readonly sides: readonly [Figures, Figures] | null;
  readonly debts: DebtFigures;
  readonly assets: AssetFigures;
  /** What a trustee would take of that. */
  readonly estate: Span;
  /**
   * Savings, things and vehicles that are not needed, as a percentage of the debts that nothing is secured on, rounded
   * down.
   */
  readonly settleShare: Span;
  /** Savings without back-payments of benefits for a disability. */
  readonly freeSavings: Span;
  /** What is in settleShare with the home, as a percentage of the debts of an IVA. */
  readonly ivaEstateShare: Span;
  /** What bankruptcy would give the creditors beyond an IVA, without the home: less than 0 where it is less. */
  readonly beyondIva: Span;
  readonly past: PastFigures;
  readonly livesThere: Span;
  /** 0 while the person lives there. */
  readonly monthsSinceLeaving: Span;
  /** What can go to non-priority creditors each month, in whole pounds. */
  readonly available: Span;
  /**
   * The same beside a debt management plan: what the Scottish scheme takes in and this plan leaves out, such as council
   * tax arrears, is paid first.
   */
  readonly dmpAvailable: Span;
  /** Months to repay everything that the nation's payment plan includes, at its rate. */
  readonly planMonths: Span;
  /** The same for a debt management plan, at its own. */
  readonly dmpMonths: Span;
  /** What a debt management plan could give each debt, each month. */
  readonly perDebt: Span;
  /**
   * The person can pay without help: either the agreed payments, and what is overdue within a short time beside them,
   * or everything within that time.
   */
  readonly canPayAlone: Span;
  /**
   * Benefits have been the only income for long enough, or there is no monthly surplus: either opens the minimal asset
   * process.
   */
  readonly isIncomeMinimal: Span;
  /** The agreed payments are more than the person can afford, or something is overdue. */
  readonly cannotPay: Span;
  /** The debts, less what the person owns. */
  readonly owesMoreThanOwns: Span;
  /** Money in the bank would repay every debt that nothing is secured on. Back-payments for a disability are left out. */
  readonly savingsCoverDebts: Span;
  /** All that the person owns, the share of the home with it, is worth as much as the debts of the nation's insolvency. */
  readonly assetsCoverDebts: Span;
  readonly iva: IvaFigures;
  /** The figures that decide which plan comes first: benefits for a disability are for the disability. */
  readonly withoutDisability: WithoutDisability;
  readonly trustDeed: TrustDeedFigures;
  /** What each kind of insolvency would leave unpaid; 0 or less when it would collect as much as is owed. */
  readonly unpaid: { readonly bankruptcy: Span; readonly trustDeed: Span; readonly sequestration: Span };
  readonly monthsSinceGift: Span;
  readonly monthsSincePreference: Span;
  readonly monthsSinceGambling: Span;
  readonly isFraudSuspected: Span;
  readonly monthsToBetterIncome: Span;
  /** Full months until the next change of income, home or job, or a lump sum. Nothing known counts as none. */
  readonly monthsToNextChange: Span;
  readonly arrangements: ArrangementFigures;
  readonly lumpSum: Span;
  /** The lump sum as a percentage of the debts that it may be offered for, rounded down. */
  readonly lumpPercent: Span;
  /** The same, where a lump sum of which nobody knows counts as none. */
  readonly lumpPercentKnown: Span;
  readonly hasRestrictions: Span;
  readonly hasPetition: Span;
  readonly isInCrisisTreatment: Span;
  readonly isCrisisConfirmed: Span;
  readonly hasCrisisContact: Span;
  readonly isIllLongTerm: Span;
  /** Something is overdue, is going to court, or has led to an enforcement visit. */
  readonly isUnderPressure: Span;
};

/** The inclusion column that a nation's payment plan uses. */
export function planColumn(nation: UkNation): 'DMP' | 'DAS' {
  return nation === 'scotland' ? 'DAS' : 'DMP';
}

/** The inclusion column of the nation's insolvency, used to compare what is owed with what is owned. */
export function insolvencyColumn(nation: UkNation): InclusionColumn {
  return nation === 'scotland' ? 'SEQ' : 'BKY';
}

/** Works out every figure of a case on a day, with the limits of that day. */
export function figuresOf(facts: Case, nation: UkNation, limits: Limits, on: CalendarDate): Figures {
  const joint = budgetFigures(facts, limits, on);
  const debts = debtFigures(facts, planColumn(nation), limits);
  const from = (budget: BudgetFigures) => withBudgetFacts({ budget, debts }, facts, nation, limits, on);
  const isAlone = joint.ownIncome.low === joint.income.low;
  const whose = isAlone ? 'joint' : whoseSurplus(facts);
  if (whose === 'joint') return from(joint);
  const own = budgetFigures(facts, limits, on, 'own');
  if (whose === 'own') return { ...from(own), isOwnSurplus: true };
  return { ...from(eitherMonth(own, joint)), sides: [from(own), from(joint)] };
}

/** A case without its list of debts and its statement. */
export type FactsWithoutAmounts = Omit<Case, 'debts' | 'someDebtIsBehind' | 'statement'>;

/** The same for a case whose month and debts may be known only as totals, not line by line. */
export function withBudgetFacts(
  { budget, debts }: Pick<Figures, 'budget' | 'debts'>,
  facts: FactsWithoutAmounts,
  nation: UkNation,
  limits: Limits,
  on: CalendarDate,
): Figures {
  const plan = planColumn(nation);
  const savings = freeSavings(facts, budget);
  const assets = assetFigures(facts, limits, savings);
  const available = availableFrom(budget.left, budget, debts.priorityOffers, limits);
  const dmpAvailable = availableFrom(budget.left, budget, debts.offersBesideDmp, limits);
  const planMonths = monthsToRepay(debts.columns[plan].total, available);
  const lumpSum = amount(facts.changes.lumpSum);
  const lumpPercent = percentOfWhole(lumpSum, debts.columns.DMP.total);
  const iva = ivaFigures(debts.columns.IVA, available, assets, limits);
  const insolvency = debts.columns[insolvencyColumn(nation)].total;
  const estate = estateOf(assets, limits);
  const trustDeed = trustDeedFigures(debts.columns.PTD, budget, assets, estate, limits, facts.trustDeedFees);
  const incomePayments = bankruptcyPayments(budget, limits);
  return {
    age: facts.birthDate === null ? UNKNOWN_AMOUNT : exactly(ageOn(on, facts.birthDate)),
    budget,
    isOwnSurplus: false,
    sides: null,
    debts,
    assets,
    estate,
    settleShare: percentOfWhole(assets.minimalAssets, debts.unsecured),
    freeSavings: savings,
    ivaEstateShare: percentOfWhole(plus(assets.minimalAssets, assets.homeEquity), debts.columns.IVA.total),
    beyondIva: beyond(assets.minimalAssets, incomePayments, iva.toCreditors),
    past: pastFigures(facts, on),
    livesThere: flag(facts.residence.livesThere),
    monthsSinceLeaving: monthsSinceLeavingSpan(facts, on),
    available,
    planMonths,
    dmpAvailable,
    dmpMonths: monthsToRepay(debts.columns.DMP.total, dmpAvailable),
    perDebt: perDebt(dmpAvailable, debts.columns.DMP.count),
    canPayAlone: canPayAlone(available, planMonths, debts, limits),
    isIncomeMinimal: isIncomeMinimal(budget, limits),
    cannotPay: cannotPay(budget, debts),
    owesMoreThanOwns: minus(insolvency, assets.netAssets),
    savingsCoverDebts: covers(savings, debts.unsecured),
    assetsCoverDebts: covers(assets.netAssets, insolvency),
    iva,
    withoutDisability: mayHaveDisabilityBenefits(budget)
      ? withoutDisability({ budget, debts, assets, estate, namedFees: facts.trustDeedFees }, nation, limits)
      : withoutAnyDisability(available, planMonths, iva.percentUnpaid, budget),
    trustDeed,
    unpaid: {
      bankruptcy: minus(debts.columns.BKY.total, plus(incomePayments, estate)),
      trustDeed: minus(debts.columns.PTD.total, trustDeed.total),
      sequestration: minus(debts.columns.SEQ.total, plus(sequestrationPayments(budget, limits), estate)),
    },
    monthsSinceGift: monthsSince(facts.conduct.gaveAway, on),
    monthsSincePreference: monthsSince(facts.conduct.preferred, on),
    monthsSinceGambling: monthsSince(facts.conduct.gambled, on),
    isFraudSuspected: unionOf(flag(facts.conduct.isFraudSuspected), debts.isFraudSuspected),
    monthsToBetterIncome: monthsUntil(facts.changes.betterIncome, on),
    monthsToNextChange: monthsToNextChange(facts.changes, on),
    arrangements: arrangementFigures(facts, limits, on),
    lumpSum,
    lumpPercent,
    lumpPercentKnown: facts.changes.lumpSum === null ? ZERO : lumpPercent,
    hasRestrictions: flag(facts.standing.hasBankruptcyRestrictions),
    hasPetition: flag(facts.standing.hasCreditorPetition),
    isInCrisisTreatment: flag(facts.crisis.isInTreatment),
    isCrisisConfirmed: flag(facts.crisis.isConfirmed),
    hasCrisisContact: flag(facts.crisis.hasContact),
    isIllLongTerm: flag(facts.crisis.isIllLongTerm),
    isUnderPressure: unionOf(unionOf(debts.isInArrears, debts.hasLegalAction), isActedOn(facts, on)),
  };
}

/** Whether a sum is at least what is owed; no where nothing is. */
function covers(sum: Span, owed: Span): Span {
  if (owed.high === 0) return NO;
  const found = isNotBelow(sum, owed);
  return owed.low === 0 && found === YES ? YES_OR_NO : found;
}

/** Savings without back-payments of benefits for a disability; some of them may be that where nobody asked. */
function freeSavings(
  { savings, savingsFromDisabilityBenefits: kept }: FactsWithoutAmounts,
  budget: BudgetFigures,
) {
  const all = amount(savings);
  if (kept !== null) return floorAtZero(minus(all, exactly(kept)));
  return hasDisabilityBenefits(budget) ? between(0, all.high) : all;
}

/** Where only benefits for a disability leave something, an adviser says whether that counts. */
function isIncomeMinimal(budget: BudgetFigures, limits: Limits): Span {
  const found = unionOf(
    isNotBelow(budget.monthsOnlyBenefits, limits.span('MAP_BENEFIT_MONTHS')),
    isNotBelow(ZERO, budget.left),
  );
  if (found.high === 1) return found;
  return isNotBelow(ZERO, budget.leftWithoutDisabilityBenefits) === NO ? NO : YES_OR_NO;
}

function cannotPay(budget: BudgetFigures, debts: DebtFigures): Span {
  if (debts.isInArrears.low === 1 || debts.contractual.low > budget.left.high) return YES;
  return debts.isInArrears.high === 0 && debts.contractual.high <= budget.left.low ? NO : YES_OR_NO;
}

/**
 * What is taken and paid beyond what a plan gives. What is paid and given rise and fall with the same surplus, so only the
 * least of it counts; an unknown surplus leaves it open.
 */
function beyond(taken: Span, paid: Span, given: Span): Span {
  if (paid.high === Infinity || given.high === Infinity) return UNKNOWN_BALANCE;
  const least = paid.low - given.high;
  return between(taken.low + least, taken.high + least);
}

/** In whole percent, rounded down. When nothing is owed, there is nothing to make an offer for. */
function percentOfWhole(part: Span, whole: Span): Span {
  if (whole.high === 0 || part.high === 0) return ZERO;
  return between(
    Math.floor(asPercentage(part.low, whole.high)),
    // Infinite where it may be that nothing is owed.
    Math.floor(asPercentage(part.high, whole.low)),
  );
}

function monthsSinceLeavingSpan({ residence }: Pick<Case, 'residence'>, on: CalendarDate): Span {
  if (residence.livesThere === true) return ZERO;
  const since = monthsSince(residence.leftOn, on);
  return residence.livesThere === false ? since : between(0, since.high);
}

const ACTS = ['bailiffs', 'court', 'eviction'] as const;

/** Bailiffs, a court or an eviction: on a date still to come, or going on without a date. */
function isActedOn(
  { enforcement, happening }: Pick<Case, 'enforcement' | 'happening'>,
  on: CalendarDate,
): Span {
  let found = NO;
  for (const what of ACTS) {
    const day = enforcement[what];
    const isSet = day !== null && day !== 'never' && daysBetween(on, day) >= 0;
    if (isSet || happening[what] === true) return YES;
    if (day === null || happening[what] === null) found = YES_OR_NO;
  }
  return found;
}
