import { formatWholePounds, type Pence } from '../../values/pence.ts';
import { isKnown } from '../case/span.ts';
import type { SolutionType } from '../solution/products.ts';
import { fillIn } from '../solution/wording.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { Assessment, Result } from './assess.ts';
import type { DisplayRule, Eligibility } from './groups.ts';
import type { RuledShortName } from './solutions.ts';
import { SOLUTION_WORDING } from './solutionWording.ts';

/** A solution with the names that the API gives it (AD-011). */
export type Solution = {
  readonly type: SolutionType;
  readonly eligibility: Eligibility;
  readonly precedence: number;
  readonly displayRule: DisplayRule;
  readonly product: {
    readonly id: number;
    readonly shortName: string;
    readonly name: string;
    readonly description: string;
  };
  /** Disposable income in pence, as far as it goes to this solution each month; null when it is not known. */
  readonly context: { readonly di: Pence | null };
};

/** The short names of the solutions whose card shows a monthly payment (AD-023). */
const WITH_PAYMENT: readonly string[] = ['IVA', 'DMP', 'BKY'];

/** A judged solution as the API gives it. In bankruptcy, only what would be taken goes to it. */
export function solutionOf(result: Result, { figures }: Assessment, limits: Limits): Solution {
  const { product, payment } = result;
  const shortName = product.shortName as RuledShortName;
  const monthly = shortName === 'BKY' && payment !== null ? payment.monthly : figures?.available;
  return {
    type: result.type,
    eligibility: result.eligibility,
    precedence: result.precedence,
    displayRule: result.displayRule,
    product: {
      id: product.id,
      shortName,
      name: product.name,
      description: fillIn(SOLUTION_WORDING[shortName].whatItIs, limits),
    },
    context: { di: monthly !== undefined && isKnown(monthly) ? monthly.low : null },
  };
}

/** What the card of a solution shows as its monthly payment: "£0" when it is not known, "N/A" for all but three (AD-023). */
export function paymentShown({ product, context }: Pick<Solution, 'product' | 'context'>): string {
  return WITH_PAYMENT.includes(product.shortName) ? formatWholePounds(context.di ?? 0) : 'N/A';
}
