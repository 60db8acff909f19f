import type { Figures } from '../figures/figures.ts';
import type { ShortName, SolutionType } from '../solution/products.ts';
import { TEMPORARY } from './order.ts';

/** As the API names them (AD-011). The third is ours: an undecided solution is neither, and an adviser is asked. */
export type Eligibility = 'ELIGIBLE' | 'INELIGIBLE' | 'CANNOT_SAY';
/**
 * ALWAYS: in its group. BANNER: beside the groups, for what only gives time. None: in its group, except for one type.
 */
export type DisplayRule = 'ALWAYS' | 'BANNER' | null;

/** What decides the group of a solution (AD-011). */
export type SolutionsByGroup = {
  readonly type: SolutionType;
  readonly eligibility: Eligibility;
  /** Lowest first (AD-012). */
  readonly precedence: number;
  readonly displayRule: DisplayRule;
};

/** What decides whether a solution that cannot be judged is shown. */
type Undecided = {
  readonly eligibility: Eligibility;
  readonly product: { readonly shortName: ShortName };
};

export type SolutionGroups<Of> = {
  readonly recommended: Of | null;
  readonly eligible: readonly Of[];
  readonly ineligible: readonly Of[];
};

/**
 * Puts solutions into the groups that a person sees: the first eligible one by precedence is recommended (AD-012,
 * AD-013); the other eligible ones and the ineligible ones are shown when their rule is ALWAYS, or when they have none
 * and are not the debt action plan (AD-014, AD-015). All others are left out.
 */
export function groupSolutions<Of extends SolutionsByGroup>(solutions: readonly Of[]): SolutionGroups<Of> {
  const sorted = solutions.toSorted((a, b) => a.precedence - b.precedence);
  const recommended = sorted.find(({ eligibility }) => eligibility === 'ELIGIBLE') ?? null;
  const shown = (eligibility: Eligibility) =>
    sorted.filter(
      solution => solution !== recommended && solution.eligibility === eligibility && isShown(solution),
    );
  return { recommended, eligible: shown('ELIGIBLE'), ineligible: shown('INELIGIBLE') };
}

/**
 * The undecided solutions that a person is shown. A solution that only gives time fits few people, so it is shown only
 * when something the person told us points to it: nobody is asked about a crisis they did not mention.
 */
export function undecidedOf<Of extends Undecided>(solutions: readonly Of[], figures: Figures): readonly Of[] {
  return solutions.filter(
    ({ eligibility, product }) => eligibility === 'CANNOT_SAY' && mayFit(product.shortName, figures),
  );
}

function mayFit(shortName: ShortName, figures: Figures): boolean {
  const sign = TEMPORARY.get(shortName);
  return sign === undefined || sign(figures).low === 1;
}

function isShown({ displayRule, type }: SolutionsByGroup): boolean {
  return displayRule === 'ALWAYS' || (displayRule === null && type !== 'DEBT_ACTION_PLAN');
}
