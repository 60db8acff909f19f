import type { UkNation } from '../../people/nation.ts';
import type { Pence } from '../../values/pence.ts';
import type { Fact } from '../case/case.ts';
import { between, exactly, type Span, YES } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { AssetFigures } from './assets.ts';
import type { BudgetFigures } from './budget.ts';
import type { DebtFigures } from './debts.ts';
import { ivaFigures } from './iva.ts';
import { availableFrom, canPayAlone, isNotBelow, monthsToRepay, perDebt } from './repaying.ts';
import { trustDeedFigures } from './trustDeed.ts';

/** Every plan that is paid from income. */
export const PAID_FROM_INCOME = ['DMP', 'IVA', 'DAS', 'PTD', 'AO', 'SMP'] as const;
export type PaidFromIncome = (typeof PAID_FROM_INCOME)[number];

/** What a person could pay without benefits for a disability, which are for the disability. */
export type WithoutDisability = {
  readonly available: Span;
  readonly planMonths: Span;
  /** Of an IVA, in percent of the debts. */
  readonly percentUnpaid: Span;
  readonly scottishContribution: Span;
  /** Whether each plan reaches its floors without them. */
  readonly carries: Readonly<Record<PaidFromIncome, Span>>;
};

/** The same figures, where there are no such benefits. */
export function withoutAnyDisability(
  available: Span,
  planMonths: Span,
  percentUnpaid: Span,
  { scottishContribution }: BudgetFigures,
): WithoutDisability {
  return { available, planMonths, percentUnpaid, scottishContribution, carries: ALL };
}

const ALL: WithoutDisability['carries'] = Object.freeze({
  DMP: YES,
  IVA: YES,
  DAS: YES,
  PTD: YES,
  AO: YES,
  SMP: YES,
});

/** Whether the month has benefits for a disability. */
export function hasDisabilityBenefits({
  left,
  leftWithoutDisabilityBenefits: without,
}: BudgetFigures): boolean {
  return left.low !== without.low || left.high !== without.high;
}

/** Whether the month has benefits for a disability, or nothing is known about it. */
export function mayHaveDisabilityBenefits(budget: BudgetFigures): boolean {
  return hasDisabilityBenefits(budget) || !Number.isFinite(budget.left.low);
}

/** Works out the plans once more without benefits for a disability. */
export function withoutDisability(
  {
    budget,
    debts,
    assets,
    estate,
    namedFees,
  }: {
    readonly budget: BudgetFigures;
    readonly debts: DebtFigures;
    readonly assets: AssetFigures;
    readonly estate: Span;
    /** See `trustDeedFigures`. */
    readonly namedFees: Fact<Pence>;
  },
  nation: UkNation,
  limits: Limits,
): WithoutDisability {
  const { DMP, DAS, IVA, PTD } = debts.columns;
  const left = budget.leftWithoutDisabilityBenefits;
  const available = availableFrom(left, budget, debts.priorityOffers, limits);
  const dmpAvailable = availableFrom(left, budget, debts.offersBesideDmp, limits);
  const planMonths = monthsToRepay((nation === 'scotland' ? DAS : DMP).total, available);
  const iva = ivaFigures(IVA, available, assets, limits);
  const scottishContribution = budget.contributionWithoutDisability;
  const deed = trustDeedFigures(PTD, { ...budget, scottishContribution }, assets, estate, limits, namedFees);
  const leavesEnough = ({ feePercent, dividend }: typeof deed | typeof iva) =>
    both(
      isNotBelow(limits.span('PLAN_FEES_MAX'), feePercent),
      isNotBelow(dividend, limits.span('DIVIDEND_MIN')),
    );
  const pays = isNotBelow(available, exactly(1));
  return {
    available,
    planMonths,
    percentUnpaid: iva.percentUnpaid,
    scottishContribution,
    carries: {
      DMP: both(
        isNotBelow(perDebt(dmpAvailable, DMP.count), limits.span('DMP_MIN_PER_DEBT')),
        isNotBelow(limits.span('DMP_TERM_MAX'), monthsToRepay(DMP.total, dmpAvailable)),
      ),
      IVA: both(isNotBelow(available, limits.span('IVA_PAYMENT_FLOOR')), leavesEnough(iva)),
      DAS: both(pays, isNotBelow(limits.span('DAS_TERM_MAX'), planMonths)),
      PTD: both(isNotBelow(scottishContribution, exactly(1)), leavesEnough(deed)),
      AO: pays,
      SMP: canPayAlone(available, planMonths, debts, limits),
    },
  };
}

/** Yes where both are; no where either is not. */
function both(a: Span, b: Span): Span {
  return between(Math.min(a.low, b.low), Math.min(a.high, b.high));
}
