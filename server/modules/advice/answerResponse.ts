import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { answerOf } from '@towpath/domain/solutions/explain/answer.ts';
import { costMissing } from '@towpath/domain/solutions/explain/costMissing.ts';
import { leftSum } from '@towpath/domain/solutions/explain/leftSum.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import type { Limits } from '@towpath/domain/solutions/thresholds/limits.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';

/** The answer of a record in a sentence, what is left of a month with its sum, and what casts doubt on it. */
export function answerResponse(
  record: AdviceRecord,
  limits: Limits,
): Pick<Recommendation, 'answer' | 'left' | 'costMissing'> {
  const answer = answerOf(record);
  const sum = leftSum(record, limits);
  return {
    answer: answer && { ...answer, figures: [...answer.figures] },
    left: sum && {
      value: poundsOf(sum.left),
      says: sum.says,
      line: sum.line.map(part => ({ ...part })),
      rows: sum.rows.map(row => ({ ...row })),
      takenIn: sum.takenIn,
    },
    costMissing: costMissing(record.inputs, sum),
  };
}
