import { isUkNation } from '../../people/nation.ts';
import type { Pence } from '../../values/pence.ts';
import { isKnown } from '../case/span.ts';
import { debtFigures } from '../figures/debts.ts';
import type { Limits } from '../thresholds/limits.ts';
import type { AdviceRecord } from './record.ts';

/**
 * What advice sets aside each month for each debt that comes before those of a debt management plan, by its id: what was
 * agreed, or what is late spread over some months. Only what is known to the penny.
 *
 * @param limits those of the nation and day of the record
 */
export function setAsideByDebt(
  { inputs }: Pick<AdviceRecord, 'inputs'>,
  limits: Limits,
): ReadonlyMap<string, Pence> {
  if (!isUkNation(inputs.nation ?? undefined)) return new Map();
  return new Map(
    inputs.debts.flatMap(debt => {
      const { priorityOffers } = debtFigures({ debts: [debt], someDebtIsBehind: null }, 'DMP', limits);
      const isThere = isKnown(priorityOffers) && priorityOffers.low > 0;
      return isThere ? [[debt.debt.id, priorityOffers.low] as const] : [];
    }),
  );
}
