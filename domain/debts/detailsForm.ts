import { amountText } from './amounts.ts';
import { COURT_STAGES, type CourtStage, canBeTooOld, type DebtFacts, type ListedDebt } from './debtFacts.ts';
import { type AskedDebtRole, type DebtRole, hasDebtRole } from './roles.ts';

/** What is rare among debts, and asked of all of them at once: which does it fit? In the order of the screen. */
export const RARE_FACTS = [
  'isForBusiness',
  'cameFromFraud',
  'isDisputed',
  'isVeryOld',
  'isTakenByAgreement',
] as const;
export type RareFact = (typeof RARE_FACTS)[number];

/**
 * The kinds of debt that may be taken from a benefit before it is paid: Universal Credit, Personal Independence Payment,
 * Jobseeker's Allowance and Employment and Support Allowance (Claims and Payments) Regulations 2013, schedules 6 and 7;
 * the same in Northern Ireland. An overpayment of a benefit and an advance are taken too.
 */
const TAKEN_FROM_BENEFITS = [
  'council-tax',
  'rent-of-home',
  'energy',
  'water',
  'court-fine',
  'child-maintenance',
  'taken-from-benefits',
] as const satisfies readonly AskedDebtRole[];

/** Answers beside the debts, or the facts, that a question offers. */
export const NONE = 'none';
export const UNSURE = 'unsure';

/** A sum as typed, or that the person is not sure of it. */
export type TypedSum = { readonly typed: string; readonly isUnsure: boolean };
export const NO_SUM: TypedSum = { typed: '', isUnsure: false };

/** What is asked of the whole list at once, as ticked and typed. Debts are named by their ids. */
export type DetailsForm = {
  /** Those that are behind, or NONE or UNSURE; empty: not answered. */
  readonly behind: readonly string[];
  readonly overdue: Readonly<Record<string, TypedSum>>;
  /** Those of them with a deal on what is overdue, or NONE or UNSURE. */
  readonly deals: readonly string[];
  readonly agreed: Readonly<Record<string, TypedSum>>;
  /** How far each debt with legal action has gone. */
  readonly stages: Readonly<Record<string, CourtStage | typeof UNSURE>>;
  /** The facts that fit some debt, or NONE or UNSURE. */
  readonly fits: readonly string[];
  /** Which debts each of these fits. */
  readonly which: Readonly<Partial<Record<RareFact, readonly string[]>>>;
};

/** A listed debt as these questions see it. */
export type DebtInDetails = Pick<
  ListedDebt,
  | 'id'
  | 'currentBalance'
  | 'estimatedBalance'
  | 'isInArrears'
  | 'hasLegalAction'
  | 'source'
  | keyof Omit<DebtFacts, 'isNothingPaid'>
> & {
  /** What its kind is to the rules; empty while the kind is not known. */
  readonly creditTypeRoles: readonly DebtRole[];
};

/** How far each debt has gone, as it was just answered. */
type Stages = DetailsForm['stages'];
type MayFit = Pick<DebtInDetails, 'id' | 'hasLegalAction' | 'creditTypeRoles'>;

/**
 * The debts of which a rare fact is asked: all; or those of a kind that may be taken from a benefit; or those that can be
 * too old for a court, by their kind and how far it has gone.
 */
export function mayFit<Of extends MayFit>(
  fact: RareFact,
  debts: readonly Of[],
  stages: Stages,
): readonly Of[] {
  if (fact === 'isVeryOld') return debts.filter(debt => canBeTooOld(asAnswered(debt, stages)));
  if (fact !== 'isTakenByAgreement') return debts;
  return debts.filter(({ creditTypeRoles: roles }) =>
    TAKEN_FROM_BENEFITS.some(role => hasDebtRole({ roles }, role)),
  );
}

function asAnswered({ id, hasLegalAction, creditTypeRoles }: MayFit, stages: Stages) {
  return { type: { roles: creditTypeRoles }, stage: hasLegalAction === true ? (stages[id] ?? null) : null };
}

/** The rare facts that may fit some debt of a list, in the order of the screen. */
export function offeredFacts(debts: readonly MayFit[], stages: Stages): readonly RareFact[] {
  return RARE_FACTS.filter(fact => mayFit(fact, debts, stages).length > 0);
}

/** What the answers so far make it worth asking. */
export type AskedDetails<Of> = {
  /** How much is overdue, and whether there is a deal. */
  readonly overdue: readonly Of[];
  /** How much a month. */
  readonly agreed: readonly Of[];
  /** How far a court or bailiffs have gone. */
  readonly court: readonly Of[];
  /** Which debts it fits; where it may fit one alone there is nothing to ask. */
  readonly which: readonly RareFact[];
};

/** The questions that follow from these answers. */
export function askedDetails<Of extends Pick<DebtInDetails, 'id' | 'hasLegalAction' | 'creditTypeRoles'>>(
  form: DetailsForm,
  debts: readonly Of[],
): AskedDetails<Of> {
  const overdue = debts.filter(({ id }) => form.behind.includes(id));
  return {
    overdue,
    agreed: overdue.filter(({ id }) => form.deals.includes(id)),
    court: debts.filter(({ hasLegalAction }) => hasLegalAction === true),
    which: RARE_FACTS.filter(fact => form.fits.includes(fact) && mayFit(fact, debts, form.stages).length > 1),
  };
}

/**
 * The answers that the debts stand for, so that a person sees what is known, and who comes back sees what they said.
 *
 * @param isAnswered the questions were answered before: then what is known of no debt was 'I’m not sure'
 */
export function detailsFormOf(debts: readonly DebtInDetails[], isAnswered: boolean): DetailsForm {
  const behind = debts.filter(({ isInArrears }) => isInArrears === true);
  const withLegalAction = debts.filter(({ hasLegalAction }) => hasLegalAction === true);
  const stages: Stages = Object.fromEntries(
    withLegalAction.flatMap(({ id, courtStage }) => {
      const stage = courtStage ?? (isAnswered ? UNSURE : null);
      return stage === null ? [] : [[id, stage]];
    }),
  );
  return {
    behind: ticked(debts, ({ isInArrears }) => isInArrears, isAnswered),
    overdue: sumsOf(behind, ({ arrears }) => arrears, isAnswered),
    deals: ticked(behind, ({ hasArrangement }) => hasArrangement, isAnswered),
    agreed: sumsOf(
      behind.filter(({ hasArrangement }) => hasArrangement === true),
      ({ agreedPayment }) => agreedPayment,
      isAnswered,
    ),
    stages,
    fits: fitsOf(debts, stages, isAnswered),
    which: Object.fromEntries(
      RARE_FACTS.map(fact => [fact, debts.filter(debt => debt[fact] === true).map(({ id }) => id)]),
    ),
  };
}

/** Whether a stored value is a stage that the screen offers, or that the person is not sure. */
export function isStageAnswer(value: unknown): value is CourtStage | typeof UNSURE {
  return value === UNSURE || COURT_STAGES.some(stage => stage === value);
}

function ticked<Of extends { readonly id: string }>(
  debts: readonly Of[],
  fact: (debt: Of) => boolean | null,
  isAnswered: boolean,
): readonly string[] {
  const yes = debts.filter(debt => fact(debt) === true);
  if (yes.length > 0) return yes.map(({ id }) => id);
  if (debts.length > 0 && debts.every(debt => fact(debt) === false)) return [NONE];
  return isAnswered && debts.every(debt => fact(debt) === null) ? [UNSURE] : [];
}

function fitsOf(debts: readonly DebtInDetails[], stages: Stages, isAnswered: boolean): readonly string[] {
  const offered = offeredFacts(debts, stages);
  const mayBe = (fact: RareFact) => mayFit(fact, debts, stages);
  const fitting = offered.filter(fact => mayBe(fact).some(debt => debt[fact] === true));
  if (fitting.length > 0) return fitting;
  const isEach = (value: boolean | null) =>
    offered.every(fact => mayBe(fact).every(debt => debt[fact] === value));
  if (debts.length > 0 && isEach(false)) return [NONE];
  return isAnswered && isEach(null) ? [UNSURE] : [];
}

function sumsOf(
  debts: readonly DebtInDetails[],
  sum: (debt: DebtInDetails) => number | null,
  isAnswered: boolean,
): DetailsForm['overdue'] {
  return Object.fromEntries(
    debts.flatMap(debt => {
      const known = sum(debt);
      if (known === null && !isAnswered) return [];
      return [[debt.id, { typed: amountText(known), isUnsure: known === null }]];
    }),
  );
}
