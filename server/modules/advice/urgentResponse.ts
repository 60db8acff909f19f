import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import {
  isKeptOff,
  NOTHING_BESIDE,
  type StandsBeside,
  stoppedVisit,
  withDeal,
} from '@towpath/domain/solutions/explain/standsBeside.ts';
import { isStopped, takenBy } from '@towpath/domain/solutions/explain/takenBy.ts';
import { firstStep } from '@towpath/domain/solutions/recommend/firstStep.ts';
import type { UrgentItem } from '@towpath/domain/solutions/recommend/now.ts';
import { sayStoppedVisit, stepOfStoppedVisit } from '@towpath/domain/solutions/recommend/stoppedVisit.ts';
import { sayNow } from '@towpath/domain/solutions/recommend/urgentWording.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { debtNamed } from './debtsResponse.ts';
import { withNumbers } from './whomToRing.ts';

/**
 * What cannot wait by a record, the most urgent first, in words: the same in the advice as wherever else it is said. What is
 * kept off for now comes last.
 *
 * @param help whom a person can be told to ring
 * @param beside what they stand in by now; beside what they chose nothing is said of another solution, nor of what the law
 *   stops by now
 */
export function urgentResponse(
  record: AdviceRecord,
  help: readonly Help[],
  beside: StandsBeside = NOTHING_BESIDE,
): Recommendation['urgent'] {
  const matters = record.now
    .filter(item => !isStopped(record, item, beside.chosen, beside.byForm))
    .map(item => matterResponse(record, withDeal(item, beside), { help, beside }));
  return [...matters.filter(one => !one.isKeptOff), ...matters.filter(one => one.isKeptOff)];
}

function matterResponse(
  record: AdviceRecord,
  item: UrgentItem,
  { help, beside }: { readonly help: readonly Help[]; readonly beside: StandsBeside },
): Recommendation['urgent'][number] {
  const { nation } = record.inputs;
  const debt = 'debtId' in item ? debtNamed(record, item.debtId) : null;
  const taken = debt === null ? null : takenBy(record, debt.id, beside.chosen, beside.byForm);
  const visit = stoppedVisit(record, item, beside);
  const stopped = visit && {
    name: visit.name,
    outside: [...new Set(visit.outside.flatMap(id => debtNamed(record, id)?.creditorName ?? []))],
  };
  const on = 'on' in item ? item.on : null;
  const step = withNumbers(
    stopped
      ? stepOfStoppedVisit(stopped, nation, on)
      : firstStep(item, nation, debt?.creditorName ?? null, taken),
    help,
    nation,
  );
  return {
    code: item.code,
    says: stopped ? sayStoppedVisit(stopped, nation) : sayNow(item, nation, taken, step.ring?.number ?? null),
    step,
    ...(on === null ? {} : { on: isoDate(on) }),
    ...(debt === null ? {} : { debt }),
    // In an advice a deal stands where it stood: it is what is told, and not what is done today.
    ...(beside !== NOTHING_BESIDE && isKeptOff(item, visit) ? { isKeptOff: true as const } : {}),
  };
}
