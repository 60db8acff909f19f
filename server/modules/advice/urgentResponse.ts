import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { type ChosenSolution, isStopped, takenBy } from '@towpath/domain/solutions/explain/takenBy.ts';
import { firstStep } from '@towpath/domain/solutions/recommend/firstStep.ts';
import type { UrgentItem } from '@towpath/domain/solutions/recommend/now.ts';
import { sayNow } from '@towpath/domain/solutions/recommend/urgentWording.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { debtNamed } from './debtsResponse.ts';
import { withNumbers } from './whomToRing.ts';

/**
 * What cannot wait by a record, the most urgent first, in words: the same in the advice as wherever else it is said.
 *
 * @param help whom a person can be told to ring
 * @param chosen what they chose; beside that nothing is said of another solution, nor of what the law stops by now
 */
export function urgentResponse(
  record: AdviceRecord,
  help: readonly Help[],
  chosen: ChosenSolution | null = null,
): Recommendation['urgent'] {
  return record.now
    .filter(item => !isStopped(record, item, chosen))
    .map(item => matterResponse(record, item, { help, chosen }));
}

function matterResponse(
  record: AdviceRecord,
  item: UrgentItem,
  { help, chosen }: { readonly help: readonly Help[]; readonly chosen: ChosenSolution | null },
): Recommendation['urgent'][number] {
  const { inputs } = record;
  const debt = 'debtId' in item ? debtNamed(record, item.debtId) : null;
  const taken = debt === null ? null : takenBy(record, debt.id, chosen);
  const step = withNumbers(
    firstStep(item, inputs.nation, debt?.creditorName ?? null, taken),
    help,
    inputs.nation,
  );
  return {
    code: item.code,
    says: sayNow(item, inputs.nation, taken, step.ring?.number ?? null),
    step,
    ...('on' in item && item.on !== null ? { on: isoDate(item.on) } : {}),
    ...(debt === null ? {} : { debt }),
  };
}
