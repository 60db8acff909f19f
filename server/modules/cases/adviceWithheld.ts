import { isDeepStrictEqual } from 'node:util';
import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { saysOfHealth } from '@towpath/domain/casework/tellsOfHealth.ts';
import { withoutHealth } from '../../papers/healthLeftOut.ts';
import { words } from './words.ts';

/**
 * The advice for somebody of the staff who may not see facts of health: without what is there because of them, as on
 * papers, and without each reason, figure and finding that says what a disability or an illness changes.
 */
export function adviceWithoutHealth(advice: Recommendation): Recommendation {
  const shown = withoutHealth(advice);
  return {
    ...shown,
    recommended: shown.recommended && solutionWithoutHealth(shown.recommended),
    eligible: shown.eligible.map(solutionWithoutHealth),
    ineligible: shown.ineligible.map(solutionWithoutHealth),
    undecided: shown.undecided.map(solutionWithoutHealth),
    givesTime: shown.givesTime.map(solutionWithoutHealth),
    forAdviser: shown.forAdviser.map(reason =>
      saysOfHealth(reason.says) ? { ...reason, says: words.refused.ofHealth } : reason,
    ),
    gates: shown.gates
      .filter(({ why, lifts }) => !saysOfHealth(`${why} ${lifts}`))
      .map(gate => ({ ...gate, findings: gate.findings.filter(({ says }) => !saysOfHealth(says)) })),
  };
}

/** Whether an advice says anything that who may not see facts of health does not read. */
export function tellsOfHealth(advice: Recommendation): boolean {
  return !isDeepStrictEqual(adviceWithoutHealth(advice), advice);
}

function solutionWithoutHealth(solution: Solution): Solution {
  return {
    ...solution,
    reasons: solution.reasons.filter(({ says, turns = '' }) => !saysOfHealth(`${says} ${turns}`)),
    gauges: solution.gauges.filter(({ title }) => !saysOfHealth(title)),
    disclosures: solution.disclosures.filter(({ says }) => !saysOfHealth(says)),
    meanings: solution.meanings.filter(({ says }) => !saysOfHealth(says)),
  };
}
