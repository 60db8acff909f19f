import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import { type AtHome, isAtHome, urgentWithHome } from '@towpath/domain/solutions/explain/atHome.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import {
  isKeptOff,
  type StandsBeside,
  stoppedVisit,
  withDeal,
} from '@towpath/domain/solutions/explain/standsBeside.ts';
import { isStopped, takenBy } from '@towpath/domain/solutions/explain/takenBy.ts';
import { firstStep } from '@towpath/domain/solutions/recommend/firstStep.ts';
import { sayOfficersAtHome, stepOfOfficersAtHome } from '@towpath/domain/solutions/recommend/homeWording.ts';
import type { UrgentItem } from '@towpath/domain/solutions/recommend/now.ts';
import { keptOffLast } from '@towpath/domain/solutions/recommend/pressing.ts';
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
  beside: StandsBeside,
): Recommendation['urgent'] {
  const matters = urgentWithHome(record).flatMap((item): Recommendation['urgent'] => {
    if (isAtHome(item)) return [atHomeResponse(record, item, help)];
    if (isStopped(record, item, beside)) return [];
    return [matterResponse(record, withDeal(item, beside), { help, beside })];
  });
  return [...keptOffLast(matters)];
}

function atHomeResponse(
  record: AdviceRecord,
  { code, on, debtId }: AtHome,
  help: readonly Help[],
): Recommendation['urgent'][number] {
  const { nation } = record.inputs;
  const debt = debtId === null ? null : debtNamed(record, debtId);
  return {
    code,
    says: sayOfficersAtHome(nation),
    step: withNumbers(stepOfOfficersAtHome(nation, on), help, nation),
    ...(on === null ? {} : { on: isoDate(on) }),
    ...(debt === null ? {} : { debt }),
  };
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
    ...(isKeptOff(item, visit, beside) ? { isKeptOff: true as const } : {}),
  };
}
