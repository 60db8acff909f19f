import { isUkNation } from '../../people/nation.ts';
import { readIsoDate } from '../../values/calendar-date.ts';
import { formatSum, formatWholePounds, type Pence, roundDownToPounds } from '../../values/pence.ts';
import { isKnown } from '../case/span.ts';
import { budgetFigures, keptForSurprises } from '../figures/budget.ts';
import { figuresOf } from '../figures/figures.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { AdviceRecord, KeptResult } from './record.ts';

/** How what a Scottish trustee takes each month comes from what is left, in pence. */
export type TrusteesSum = {
  readonly left: Pence;
  /** Of that, what the person keeps for costs that nobody can foresee. */
  readonly kept: Pence;
  /** The rest, in whole pounds. */
  readonly due: Pence;
  /** What is left is that of the person alone, of a budget shared with a partner. */
  readonly isOwn: boolean;
};

/** A trustee takes these by the Common Financial Tool. */
const BY_TRUSTEE: readonly string[] = ['PTD', 'SEQ'];

/**
 * The sum behind the monthly payment of a trust deed or sequestration; null for any other, where nothing is taken, where it
 * is not known, or was reckoned by other rules than these.
 *
 * @param limits those of the nation and day of the record
 */
export function trusteesSum(
  { inputs, on: day }: AdviceRecord,
  { shortName, payment }: Pick<KeptResult, 'shortName' | 'payment'>,
  limits: Limits,
): TrusteesSum | null {
  const on = readIsoDate(day);
  const nation = inputs.nation ?? undefined;
  if (!BY_TRUSTEE.includes(shortName) || payment === null || on === null || !isUkNation(nation)) return null;
  const { left, scottishContribution } = figuresOf(inputs, nation, limits, on).budget;
  if (!isKnown(left) || !isKnown(payment.monthly)) return null;
  const kept = keptForSurprises(left.low, limits);
  const due = payment.monthly.low;
  const isSame = isKnown(scottishContribution) && scottishContribution.low === due;
  if (due <= 0 || !isSame || !isKnown(kept) || roundDownToPounds(left.low - kept.low) !== due) return null;
  return {
    left: left.low,
    kept: kept.low,
    due,
    isOwn: budgetFigures(inputs, limits, on).left.low !== left.low,
  };
}

/** The same in a line: "£255 left − £20 kept for surprises = £235". */
export function sayTrusteesSum({ left, kept, due, isOwn }: TrusteesSum): string {
  const exact = formatSum(left - kept);
  const rest = left - kept === due ? exact : `${exact}, in whole pounds ${formatWholePounds(due)}`;
  const whose = isOwn ? 'of your own left' : 'left';
  return `${formatSum(left)} ${whose} − ${formatSum(kept)} kept for surprises = ${rest}`;
}

/** What the steps are called that others share. */
export const STEPS = { partner: 'Your partner’s part of it', rounding: 'Rounded down to whole pounds' };

/** The steps to it from what is left of the budget, which may be shared. */
export function trusteesSteps({ left: own, kept, due }: TrusteesSum, left: Pence) {
  const steps = [
    { code: 'PARTNER', says: STEPS.partner, sum: own - left },
    { code: 'SURPRISES', says: 'Kept for surprises', sum: -kept },
    { code: 'ROUNDING', says: STEPS.rounding, sum: due - (own - kept) },
  ] as const;
  return steps.filter(({ sum }) => sum !== 0);
}
