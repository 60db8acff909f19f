import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { ClearedOnList } from '@towpath/domain/debts/clearedOnList.ts';
import {
  clearedFirst,
  NOTHING_OWED,
  sayClearedFirst,
} from '@towpath/domain/solutions/explain/clearedFirst.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { debtNamed } from './debtsResponse.ts';

/**
 * An advice as it is read while its person's list has debts that were cleared: it counted those, so that it says first that the
 * list is to be put right, and names no solution. What cannot wait stays as it is.
 *
 * @param cleared what was cleared and is on their list still; undefined for nothing
 */
export function afterClearing(
  advice: Recommendation,
  record: AdviceRecord,
  cleared: ClearedOnList | undefined,
): Recommendation {
  const first = clearedFirst(record, cleared);
  if (first === null) return advice;
  const names = (ids: readonly string[]) => ids.flatMap(id => debtNamed(record, id)?.creditorName ?? []);
  return listFirst(advice, sayClearedFirst(first, names(first.sure), names(first.unsure)));
}

/**
 * An advice as it is read once its person has told on their plans that nothing is owed any more: it counted what their list has
 * still. It names no solution, and no debt as one that cannot wait.
 */
export function onceAllIsPaid(advice: Recommendation): Recommendation {
  return listFirst({ ...advice, urgent: advice.urgent.filter(({ debt }) => !debt) }, NOTHING_OWED);
}

function listFirst(
  advice: Recommendation,
  first: { readonly code: string; readonly says: string },
): Recommendation {
  return {
    ...advice,
    status: 'incomplete',
    recommended: null,
    answer: null,
    left: null,
    eligible: [],
    ineligible: [],
    undecided: [],
    givesTime: [],
    timeComesFirst: false,
    missing: [{ ...first }, ...advice.missing],
    forAdviser: [],
    close: null,
    namesNothing: true,
    gates: [],
    waitIsOver: null,
    kept: null,
  };
}
