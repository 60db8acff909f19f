import { isDeepStrictEqual } from 'node:util';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { caseAdvice, caseComparison, caseRecord } from '@towpath/contracts/api/staffAdvice.ts';
import { asksOf, decidable, outcomeOf } from '@towpath/domain/casework/asks.ts';
import { isSameAdvice } from '@towpath/domain/casework/sameAdvice.ts';
import { isOfHealth, saysOfHealth, solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { type AdviceRecord, recordOf, recordText } from '@towpath/domain/solutions/explain/record.ts';
import { RULES_VERSION } from '@towpath/domain/solutions/explain/rulesVersion.ts';
import type { OwedNoMore } from '@towpath/domain/solutions/explain/standsBeside.ts';
import { sayReason } from '@towpath/domain/solutions/explain/words.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { compareRecords } from '@towpath/domain/solutions/what-if/compare.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { isAboutHealth } from '../../papers/healthLeftOut.ts';
import { decisionsAbout, inForce, waitsForLook } from '../advice/decisions.ts';
import { trustDeedFeesOf } from '../advice/trustDeedFees.ts';
import { staffNames } from '../staff/members.ts';
import { adviceWithoutHealth } from './adviceWithheld.ts';
import type { CasesDeps } from './module.ts';

type Shown = AnswerOf<typeof caseAdvice>;
type Kept = Awaited<ReturnType<CasesDeps['recommendations']['asKept']>>;

/**
 * The latest advice of a person as the rules gave it, and what advisers have said and may say of it.
 *
 * @param caller who looks, and whether they may see facts of health
 */
export async function adviceInCase(
  deps: CasesDeps,
  customerId: string,
  caller: { readonly staffId: string; readonly seesHealth: boolean },
): Promise<Shown> {
  const { recommendations } = deps;
  const id = await recommendations.latestKeptId(customerId);
  const records = await recommendations.records(customerId);
  const earlier = records
    .filter(record => record.id !== id)
    .map(record => ({
      recordId: record.id,
      at: record.at.toISOString(),
      rulesVersion: record.rulesNumber,
    }));
  if (id === null) return { latest: null, trustDeed: null, options: [], decisions: [], earlier };
  const kept = await recommendations.asKept(customerId, id);
  const now = await recommendations.judgedNow(customerId);
  const owedNoMore = await recommendations.owedNoMoreOf(customerId);
  const given = givenOf(deps, kept, caller.seesHealth, owedNoMore);
  return {
    latest: { ...given, isAsNow: now !== null && isSameAdvice(kept.record, now) },
    trustDeed:
      kept.record.inputs.nation === 'scotland'
        ? { fees: await trustDeedFeesOf(deps.database, customerId) }
        : null,
    options: optionsOf(given.advice),
    decisions: await decisionsShown(deps, customerId, kept, caller),
    earlier,
  };
}

/** One advice as the rules gave it, judged again, and beside the latest. Throws NOT_FOUND. */
export async function recordInCase(
  deps: CasesDeps,
  customerId: string,
  recordId: string,
  seesHealth: boolean,
): Promise<AnswerOf<typeof caseRecord>> {
  const { recommendations, rulebook } = deps;
  const kept = await recommendations.asKept(customerId, recordId);
  const latestId = await recommendations.latestKeptId(customerId);
  const latest =
    latestId === null || latestId === kept.id ? null : await recommendations.asKept(customerId, latestId);
  return {
    ...givenOf(deps, kept, seesHealth),
    replay: replayed(kept, rulebook),
    comparison: latest === null ? [] : comparedTo(kept.record, latest.record, seesHealth),
  };
}

/**
 * Any two pieces of advice of a person beside each other, from the earlier to the later; the one that says what the rules
 * find now is the latest of all.
 *
 * @returns what is shown, and whether it tells of health, as who may see that reads it
 * @throws ApiError NOT_FOUND for a record of somebody else
 */
export async function twoInCase(
  { recommendations }: CasesDeps,
  customerId: string,
  recordIds: readonly [string, string],
  seesHealth: boolean,
): Promise<{ readonly shown: AnswerOf<typeof caseComparison>; readonly tellsOfHealth: boolean }> {
  const [one, other] = await Promise.all([
    recommendations.asKept(customerId, recordIds[0]),
    recommendations.asKept(customerId, recordIds[1]),
  ]);
  const latestId = await recommendations.latestKeptId(customerId);
  const isLater = other.id === latestId || (one.id !== latestId && other.at >= one.at);
  const [from, to] = isLater ? [one, other] : [other, one];
  const whole = comparedTo(from.record, to.record, true);
  const withheld = comparedTo(from.record, to.record, false);
  return {
    shown: {
      from: from.at.toISOString(),
      to: to.at.toISOString(),
      comparison: seesHealth ? whole : withheld,
    },
    tellsOfHealth: !isDeepStrictEqual(whole, withheld),
  };
}

function givenOf(
  { recommendations }: CasesDeps,
  { id, at, record }: Kept,
  seesHealth: boolean,
  owedNoMore?: OwedNoMore,
): Omit<NonNullable<Shown['latest']>, 'isAsNow'> {
  const advice = recommendations.inWords({ recordId: id, record }, owedNoMore);
  return {
    recordId: id,
    at: at.toISOString(),
    judgedOn: record.on,
    rulesVersion: record.rulesVersion.number,
    advice: seesHealth ? advice : adviceWithoutHealth(advice),
    healthIsWithheld: !seesHealth,
  };
}

/** What may be said of an advice: each solution that fits or may fit, with what stands before a yes. */
function optionsOf(advice: Recommendation): Shown['options'] {
  return decidable(advice).map(solution => ({
    shortName: solution.product.shortName,
    name: solution.product.name,
    outcome: outcomeOf(advice, solution),
    asks: asksOf(advice, solution).map(ask => ({ ...ask })),
  }));
}

async function decisionsShown(
  { database, recommendations }: CasesDeps,
  customerId: string,
  { id, record }: Kept,
  { staffId, seesHealth }: { readonly staffId: string; readonly seesHealth: boolean },
): Promise<Shown['decisions']> {
  const about = await decisionsAbout(database, recommendations.reading, customerId, { recordId: id, record });
  const names = await staffNames(
    database,
    about.flatMap(({ staffId: by, look, ended }) => [
      by,
      ...(look ? [look.staffId] : []),
      ...(ended ? [ended.staffId] : []),
    ]),
  );
  const counts = inForce(about);
  const last = about.at(-1);
  return about.toReversed().map(one => ({
    id: one.id,
    at: one.at.toISOString(),
    by: names.get(one.staffId) ?? '',
    isMine: one.staffId === staffId,
    outcome: one.outcome,
    ...namedIn(record, solutionToTell(one.shortName, seesHealth)),
    reason: one.reason,
    state:
      one === counts
        ? 'counts'
        : one.ended
          ? one.ended.how
          : one.look?.approves === false
            ? 'refused'
            : waitsForLook(one) && one === last
              ? 'waits'
              : 'replaced',
    look: one.look && { by: names.get(one.look.staffId) ?? '', at: one.look.at.toISOString() },
    ended: one.ended && {
      by: names.get(one.ended.staffId) ?? '',
      at: one.ended.at.toISOString(),
      reason: one.ended.reason,
    },
  }));
}

function namedIn({ results }: AdviceRecord, shortName: string) {
  return { shortName, name: results.find(one => one.shortName === shortName)?.name ?? shortName };
}

/** Judges the facts of a record again on its own day. */
function replayed({ record, text }: Kept, rulebook: Rulebook): 'same' | 'other rules' | 'other result' {
  const day = readIsoDate(record.on);
  if (record.rulesVersion.sources !== RULES_VERSION.sources || day === null) return 'other rules';
  const again = recordOf(record.inputs, day, rulebook);
  if (again.rulesVersion.limits !== record.rulesVersion.limits) return 'other rules';
  return recordText(again) === text ? 'same' : 'other result';
}

function comparedTo(
  before: AdviceRecord,
  after: AdviceRecord,
  seesHealth: boolean,
): AnswerOf<typeof caseRecord>['comparison'] {
  return compareRecords(before, after)
    .filter(({ after: now }) => seesHealth || !isOfHealth(now.shortName))
    .map(one => ({
      shortName: one.after.shortName,
      name: one.after.name,
      before: one.before.eligibility,
      after: one.after.eligibility,
      turn: one.turn,
      because: one.because
        .filter(({ code }) => seesHealth || !isAboutHealth(code))
        .map(sayReason)
        .filter(says => seesHealth || !saysOfHealth(says)),
    }));
}
