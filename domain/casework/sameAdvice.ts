import type { AdviceRecord } from '../solutions/explain/record.ts';
import { stableJson } from '../solutions/explain/stableJson.ts';

/**
 * Whether two records are the same advice on another day: the same facts, and the rules have found the same of every
 * solution. What an adviser has said of one then counts for the other, since each day makes a record of its own.
 */
export function isSameAdvice(one: AdviceRecord, other: AdviceRecord): boolean {
  return stableJson(foundIn(one)) === stableJson(foundIn(other));
}

/** Without what moves with the day alone: the day itself, the months until a debt is paid, the version of the rules. */
function foundIn({ inputs, verdict, withheld, forAdviser, groups, results }: AdviceRecord) {
  return {
    inputs,
    verdict,
    withheld,
    forAdviser,
    groups,
    results: results.map(({ shortName, eligibility, reasons }) => ({
      shortName,
      eligibility,
      reasons: reasons.map(({ code, outcome }) => ({ code, outcome })),
    })),
  };
}
