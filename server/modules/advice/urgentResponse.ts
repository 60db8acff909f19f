import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import { type AtHome, isAtHome, urgentWithHome } from '@towpath/domain/solutions/explain/atHome.ts';
import {
  type CourtAtHome,
  isCourtAtHome,
  withCourtAtHome,
} from '@towpath/domain/solutions/explain/courtAtHome.ts';
import {
  type ForGoods,
  isForGoods,
  type OfficersSent,
  withOfficersSent,
} from '@towpath/domain/solutions/explain/officersSent.ts';
import { withOrder } from '@towpath/domain/solutions/explain/orderedDebt.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import {
  isKeptOff,
  type StandsBeside,
  stoppedVisit,
  withDeal,
} from '@towpath/domain/solutions/explain/standsBeside.ts';
import { isStopped, takenBy } from '@towpath/domain/solutions/explain/takenBy.ts';
import { firstStep } from '@towpath/domain/solutions/recommend/firstStep.ts';
import {
  sayOfficersForGoods,
  stepOfOfficersForGoods,
} from '@towpath/domain/solutions/recommend/goodsWording.ts';
import {
  sayCourtAtHome,
  sayOfficersAtHome,
  stepOfCourtAtHome,
  stepOfOfficersAtHome,
} from '@towpath/domain/solutions/recommend/homeWording.ts';
import type { UrgentItem } from '@towpath/domain/solutions/recommend/now.ts';
import { keptOffLast } from '@towpath/domain/solutions/recommend/pressing.ts';
import { sayStoppedVisit, stepOfStoppedVisit } from '@towpath/domain/solutions/recommend/stoppedVisit.ts';
import { sayNow } from '@towpath/domain/solutions/recommend/urgentWording.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { withClaims } from './claimsFirst.ts';
import { debtNamed } from './debtsResponse.ts';
import { withNumbers } from './whomToRing.ts';

/**
 * What cannot wait by a record, the most urgent first, in words: the same in the advice as wherever else it is said. What is
 * kept off for now comes last, and a claim at court before the bills.
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
  const home = withCourtAtHome(urgentWithHome(record), record, beside.agreed);
  const items = withOfficersSent(home, record, beside.agreed);
  const matters = items.flatMap((item): Recommendation['urgent'] => {
    if (isForGoods(item) || isCourtAtHome(item) || isAtHome(item))
      return [officersResponse(record, item, help)];
    if (isStopped(record, item, beside)) return [];
    return [matterResponse(record, withOrder(withDeal(item, beside), record), { help, beside })];
  });
  return withClaims([...keptOffLast(matters)], beside.claims ?? []);
}

/** What nothing stops by itself: officers or a court at the home, or officers for goods of whoever is owed. */
function officersResponse(
  record: AdviceRecord,
  item: AtHome | CourtAtHome | ForGoods,
  help: readonly Help[],
): Recommendation['urgent'][number] {
  const { nation } = record.inputs;
  const { code, on, debtId } = item;
  const debt = debtId === null ? null : debtNamed(record, debtId);
  const { says, step } = wordsOf(item, nation);
  return {
    code,
    says,
    step: withNumbers(step, help, nation),
    ...(on === null ? {} : { on: isoDate(on) }),
    ...(debt === null ? {} : { debt }),
  };
}

function wordsOf(item: AtHome | CourtAtHome | ForGoods, nation: AdviceRecord['inputs']['nation']) {
  const { on } = item;
  if (isForGoods(item)) {
    const { goods } = item;
    return { says: sayOfficersForGoods(goods, nation), step: stepOfOfficersForGoods(goods, on) };
  }
  return isCourtAtHome(item)
    ? { says: sayCourtAtHome(item.courtStep, nation), step: stepOfCourtAtHome(item.courtStep, on) }
    : { says: sayOfficersAtHome(nation), step: stepOfOfficersAtHome(nation, on) };
}

function matterResponse(
  record: AdviceRecord,
  item: UrgentItem | OfficersSent,
  { help, beside }: { readonly help: readonly Help[]; readonly beside: StandsBeside },
): Recommendation['urgent'][number] {
  const { nation } = record.inputs;
  const debt = 'debtId' in item && item.debtId !== null ? debtNamed(record, item.debtId) : null;
  const taken = debt === null ? null : takenBy(record, debt.id, beside.chosen, beside.byForm);
  const visit = stoppedVisit(record, item, beside);
  const stopped = visit && {
    ...visit,
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
