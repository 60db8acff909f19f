import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { isFoundByAdviser } from '@towpath/domain/solutions/criteria/missingFactTexts.ts';
import { reasonsByOutcome } from './solutionTexts.ts';
import { words } from './words.ts';

/** What would change a result. */
export type Changes = {
  readonly lead: string;
  /** Each is a criterion, with its current figure and the figure it would have to reach. */
  readonly items: readonly { readonly code: string; readonly says: string }[];
};

function askedFor(thing: string): string {
  return isFoundByAdviser(thing) ? words.changes.adviserFinds(thing) : words.changes.tellUs(thing);
}

/**
 * What would change the result. For a solution that is not open: each unmet criterion. For one that cannot be
 * judged: each thing to find out. For an open one: from where on each figure that has a limit would close it.
 */
export function changesOf({ eligibility, reasons }: Pick<Solution, 'eligibility' | 'reasons'>): Changes {
  const { met, notMet, cannotSay } = reasonsByOutcome(reasons);
  const missingFacts = cannotSay.map(({ code, says, missingFact: thing }) => ({
    code,
    says: thing ? askedFor(thing) : says,
  }));
  if (eligibility === 'CANNOT_SAY') {
    const isForAdviser = cannotSay.every(({ missingFact }) => missingFact === undefined);
    const isFound = cannotSay.every(({ missingFact }) => missingFact && isFoundByAdviser(missingFact));
    const { adviserDecides, onceKnown, cannotSay: helps } = words.changes;
    const lead = isForAdviser ? adviserDecides : isFound ? onceKnown : helps;
    return { lead, items: missingFacts };
  }
  if (eligibility === 'INELIGIBLE') {
    return {
      lead: words.changes.closed(notMet.length),
      items: [
        ...notMet.map(({ code, says, turns }) => ({ code, says: turns === undefined ? says : `${turns}.` })),
        // What is known and left to an adviser is nothing that could change.
        ...missingFacts.filter((_, at) => cannotSay[at]?.missingFact !== undefined),
      ],
    };
  }
  return {
    lead: words.changes.open,
    items: met.flatMap(({ code, turns }) => (turns === undefined ? [] : [{ code, says: `${turns}.` }])),
  };
}
