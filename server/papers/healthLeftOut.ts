import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { sayForAdviser } from '@towpath/domain/solutions/recommend/wording.ts';

/**
 * Anything based on health facts stays out of papers, since they may be shown to others. It is left out whatever the
 * facts are, so that its absence reveals nothing.
 */
const SOLUTIONS: readonly string[] = ['MHBS'];
/** A person's right to stay is nobody's matter to whom a paper is shown, either. */
const URGENT: readonly string[] = ['CRISIS', 'NO_PUBLIC_FUNDS'];
const CRITERIA: readonly string[] = ['MHBS_TREATMENT', 'MHBS_CONFIRMED', 'MHBS_CONTACT', 'WO_LONG_ILLNESS'];

/** What of two facts that contradict each other would tell of a disability. */
const ABOUT_DISABILITY = /disability/u;

/** Whether a criterion tests a fact of health. */
export function isAboutHealth(code: string): boolean {
  return CRITERIA.includes(code);
}

/** The advice without the parts that are there only because of the person's health. */
export function withoutHealth(advice: Recommendation): Recommendation {
  const open = (solutions: readonly Solution[]) =>
    solutions.filter(({ product }) => !SOLUTIONS.includes(product.shortName));
  return {
    ...advice,
    eligible: open(advice.eligible),
    ineligible: open(advice.ineligible),
    undecided: open(advice.undecided),
    givesTime: open(advice.givesTime),
    forAdviser: advice.forAdviser.map(reason =>
      reason.code === 'FACTS_CONTRADICT' && ABOUT_DISABILITY.test(reason.says)
        ? { ...reason, says: sayForAdviser('FACTS_CONTRADICT', null) }
        : reason,
    ),
    urgent: advice.urgent.filter(({ code }) => !URGENT.includes(code)),
  };
}
