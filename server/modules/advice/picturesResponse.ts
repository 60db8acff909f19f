import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import type { AdviceRecord, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { gaugesOf } from '@towpath/domain/solutions/pictures/gauges.ts';
import { meaningsOf } from '@towpath/domain/solutions/pictures/meanings.ts';
import { moneyOf } from '@towpath/domain/solutions/pictures/money.ts';
import { yearsOf } from '@towpath/domain/solutions/pictures/years.ts';
import type { Limits } from '@towpath/domain/solutions/thresholds/limits.ts';

/**
 * What is drawn of a solution, and what it means in a few lines. Lists are copied, since those of a record cannot be
 * written to.
 *
 * @param said its words, with the limits filled in
 */
export function picturesResponse(
  record: AdviceRecord,
  result: KeptResult,
  limits: Limits,
  said: Parameters<typeof meaningsOf>[0],
): Pick<Solution, 'years' | 'money' | 'gauges' | 'meanings'> {
  const years = yearsOf(result, limits, record.on);
  const money = moneyOf(result);
  return {
    years: years && { ...years, bars: [...years.bars] },
    money: money && { ...money, parts: [...money.parts] },
    gauges: [...gaugesOf(result, record.inputs, limits)],
    meanings: [...meaningsOf(said, result, years)],
  };
}
