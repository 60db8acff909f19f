import { formatSum, formatWholePounds } from '../../values/pence.ts';
import { isKnown } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import { keptSums } from './keptSums.ts';
import type { AdviceRecord } from './record.ts';
import { availableTo, isBesideDmp, lowerFirst, stepsToDebts, totalOf } from './stepsToDebts.ts';

/**
 * How the payment of a plan comes from what is left, where the sum of the month leads to another: in Scotland a debt
 * management plan leaves out what the scheme there takes in. "£45 left − £27 for council tax arrears = £18". Null where it
 * is the same sum, or not known.
 *
 * @param limits those of the nation and day of the record
 */
export function sayPlansSum(record: AdviceRecord, shortName: string, limits: Limits): string | null {
  if (!isBesideDmp(shortName) || !record.inputs.statement.isComplete) return null;
  const own = availableTo(record, shortName, limits);
  if (record.available === null || own === null || !isKnown(own) || own.low === record.available.low)
    return null;
  const { income, outgoings, savings } = keptSums(record);
  const left = income - outgoings;
  const found = stepsToDebts(record, limits, { left, savings }, 'DMP');
  const before = found?.steps.filter(({ code }) => code !== 'ROUNDING') ?? [];
  const [first] = before;
  const taken = -totalOf(before);
  if (found === null || first === undefined || taken <= 0) return null;
  const what = before.length === 1 ? lowerFirst(first.says) : 'what comes first';
  const rest = left - taken;
  if (rest < 0) return `${formatSum(left)} left, and ${formatSum(taken)} for ${what}: nothing for this plan`;
  const exact = formatSum(rest);
  const says =
    rest === found.available ? exact : `${exact}, in whole pounds ${formatWholePounds(found.available)}`;
  return `${formatSum(left)} left − ${formatSum(taken)} for ${what} = ${says}`;
}
