import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { RecommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import type { Help } from '@towpath/contracts/content/operator.ts';
import type { LastWord } from '@towpath/domain/casework/doubt.ts';
import { needsPerson } from '@towpath/domain/casework/needsPerson.ts';
import { withDecision } from '@towpath/domain/casework/withDecision.ts';
import { isUkNation, type UkNation } from '@towpath/domain/people/nation.ts';
import { isLocked, type SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { clearedFirst } from '@towpath/domain/solutions/explain/clearedFirst.ts';
import { type AdviceRecord, recordOf, recordText } from '@towpath/domain/solutions/explain/record.ts';
import { RULES_VERSION } from '@towpath/domain/solutions/explain/rulesVersion.ts';
import {
  NOTHING_BESIDE,
  type OwedNoMore,
  type StandsBeside,
} from '@towpath/domain/solutions/explain/standsBeside.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import type { LimitRow } from '@towpath/domain/solutions/thresholds/limits.ts';
import { type CalendarDate, isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Config } from '../../platform/config/config.ts';
import { DoesNotOpen, orDoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { WalkedJourney } from '../answers/service.ts';
import type { ToldOfProtection } from '../letters/heldByTold.ts';
import type { OwnerOf } from '../repayment/sales.ts';
import { answerResponse } from './answerResponse.ts';
import { asDecidedBy, type Judged } from './asDecided.ts';
import type { CaseOfWhom } from './caseOf.ts';
import { type Decision, decisionsAbout, inForce, lastWordOf, waitsForLook } from './decisions.ts';
import { judgingNow } from './judgingNow.ts';
import { namedByOwner } from './namedByOwner.ts';
import {
  type KeptText,
  keepRecord,
  keptTextWithId,
  latestRecordId,
  recordIdOf,
  recordsOf,
  textsBefore,
} from './repository.ts';
import { soFarReader } from './soFar.ts';
import { type RolesContent, storedRecordReader } from './storedRecord.ts';
import { limitsOf, notOpen, recommendationResponse } from './toResponse.ts';
import { urgentResponse } from './urgentResponse.ts';
import { waitIsOver } from './waitIsOver.ts';
import { type AdviceLook, keepAdviceOnWorkList } from './workList.ts';

export type RecommendationDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Seals with the key to health data: a record holds all facts of a case. */
  readonly seal: Seal;
  /** Whether calls, and what is kept of them, are limited. */
  readonly config: Pick<Config, 'rateLimits'>;
  /** The nations that we advise in. */
  readonly nations: readonly UkNation[];
  /** The roles of lines and kinds of debt, for records that name them by number alone. */
  readonly rolesContent: RolesContent;
  /** The rules by the operator's limits. */
  readonly rulebook: Rulebook;
  /** Whom a person can be told to ring. */
  readonly help: readonly Help[];
  /** When one of us looks at an advice that the rules hand over. */
  readonly look: AdviceLook;
  /** The path through all answers of the person's journey, read by the statement runner given. Throws NO_JOURNEY. */
  readonly walkedJourney: (
    customerId: string,
    on: RunQuery,
  ) => Promise<WalkedJourney & { readonly journeyId: string; readonly status: SessionStatus }>;
  /** Says whom debts are with on a day, to name them by; it is no part of what is judged. */
  readonly ownerOf: (customerId: string, on: Database | DatabaseTransaction) => Promise<OwnerOf>;
  /** What a person stands in by now beside an advice, with what protects them as the facts of it tell; null for none. */
  readonly besideOf: (
    customerId: string,
    today: CalendarDate,
    facts: ToldOfProtection | null,
  ) => Promise<StandsBeside>;
  /** Everything the rules read about a person, each part as the transaction sees it. */
  readonly caseOf: (trx: DatabaseTransaction, whom: CaseOfWhom) => Promise<Case>;
};

/** An advice as given, and the record it was given from. */
export type KeptAdvice = {
  readonly recordId: string;
  readonly at: Date;
  readonly record: AdviceRecord;
  readonly advice: Recommendation;
};

/** The advice of today, and the last that one of us said of it and that counted. */
export type StandingAdvice = { readonly advice: Recommendation; readonly lastWord: LastWord | null };
type JudgedNow = { readonly record: AdviceRecord };

/** So many earlier records are looked through for a wait that is over. */
const LOOKED_BACK = 10;

/** A row in lists of its own, as the contract has it. */
function limitOnTheWire(row: LimitRow) {
  return { ...row, nations: [...row.nations] };
}

export type Recommendations = ReturnType<typeof createRecommendations>;

/** Our recommendations to a person, and the records kept of them. */
export function createRecommendations({
  database,
  clock,
  seal,
  config,
  nations,
  rolesContent,
  rulebook,
  help,
  look,
  walkedJourney,
  ownerOf,
  besideOf,
  caseOf,
}: RecommendationDeps) {
  const readStoredRecord = storedRecordReader(rolesContent);
  const reading = { seal, read: readStoredRecord };
  const asDecided = asDecidedBy({ database, help, rulebook, ownerOf });
  const judging = judgingNow({ database, clock, rulebook, nations, walkedJourney, caseOf });
  const { isAdvised, factsNow, judgedNow } = judging;
  const soFar = soFarReader({ database, clock, rulebook, walkedJourney, caseOf, isAdvised });

  /** All that of us have said of an advice. */
  function saidOf(customerId: string, judged: Judged): Promise<readonly Decision[]> {
    return decisionsAbout(database, reading, customerId, judged);
  }

  /**
   * Judges the person's case by today's limits and keeps the record of it, since it is shown. The same facts on the
   * same day under the same rules give the same record.
   *
   * @throws ApiError NO_JOURNEY; STEP_NOT_ON_PATH with the open step, until the path reaches the advice; or
   *   TOO_MANY_REQUESTS after more different ones in an hour than anybody weighs
   */
  async function current(customerId: string): Promise<Recommendation> {
    const at = clock.now();
    const today = londonDate(at);
    const { facts, journeyId, status } = await judging.read(customerId, today);
    if (!isAdvised(facts)) return notOpen(isoDate(today), RULES_VERSION.number, help);
    const record = recordOf(facts, today, rulebook);
    const text = recordText(record);
    const kept = { customerId, journeyId, record, text, at, isLimited: config.rateLimits };
    const beside = await besideOf(customerId, today, facts);
    // What rests on debts that were cleared or paid is nothing to look at: the list comes first.
    const restsOnCleared = beside.owesNothing === true || clearedFirst(record, beside.cleared) !== null;
    const { recordId, about } = await database.transaction().execute(async trx => {
      const id = await keepRecord(trx, seal, kept);
      const said = await decisionsAbout(trx, reading, customerId, { recordId: id, record });
      // Nobody looks at the advice of a session that has ended.
      const isNeeded =
        !isLocked(status) &&
        !restsOnCleared &&
        (said.slice(-1).some(waitsForLook) || (inForce(said) === undefined && needsPerson(record)));
      const waits = { customerId, recordId: id, isNeeded, at };
      await keepAdviceOnWorkList(trx, waits, look);
      return { recordId: id, about: said };
    });
    const before = await textsBefore(database, seal, { customerId, before: record.on, most: LOOKED_BACK });
    const isOver = waitIsOver(record, before.map(readStoredRecord));
    return (await asDecided(customerId, { recordId, record }, about, { waitIsOver: isOver, beside })).advice;
  }

  /** A record as given. Throws NOT_FOUND for one that belongs to somebody else or does not exist. */
  async function kept(customerId: string, recordId: string): Promise<Recommendation> {
    return (await keptToRead(customerId, recordId)).advice;
  }

  /** The same with the record behind it, and when it was first given. Throws NOT_FOUND as above. */
  async function keptToRead(customerId: string, recordId: string): Promise<KeptAdvice> {
    const today = londonDate(clock.now());
    const whole = await asKept(customerId, recordId);
    return wholeOf(customerId, whole, await besideOf(customerId, today, whole.record.inputs));
  }

  /**
   * The same for whatever else asks for it. Throws NOT_FOUND as above.
   *
   * @param beside what the person stands in by now, where they read it
   */
  async function keptWhole(
    customerId: string,
    recordId: string,
    beside = NOTHING_BESIDE,
  ): Promise<KeptAdvice> {
    return wholeOf(customerId, await asKept(customerId, recordId), beside);
  }

  async function wholeOf(
    customerId: string,
    { id, at, record }: { readonly id: string; readonly at: Date; readonly record: AdviceRecord },
    beside: StandsBeside,
  ): Promise<KeptAdvice> {
    const judged = { recordId: id, record };
    const about = await saidOf(customerId, judged);
    return { recordId: id, at, ...(await asDecided(customerId, judged, about, { beside })) };
  }

  /** A record as the rules gave it, whatever one of us has said of it since, with its bytes. Throws NOT_FOUND as above. */
  async function asKept(customerId: string, recordId: string) {
    const { id, at, text } = await withId(customerId, recordId);
    return { id, at, text, record: readStoredRecord(text) };
  }

  /**
   * The words of a record as the rules gave it.
   *
   * @param owedNoMore what is on their list and owed no more: nothing that counts it is recommended
   */
  function inWords({ recordId, record }: Judged, owedNoMore: OwedNoMore = {}): Recommendation {
    const beside = { ...NOTHING_BESIDE, ...owedNoMore };
    return recommendationResponse(record, recordId, help, rulebook.rulesOn, { beside });
  }

  /** What is on a person’s list and owed no more. */
  async function owedNoMoreOf(customerId: string): Promise<OwedNoMore> {
    const { cleared, owesNothing } = await besideOf(customerId, londonDate(clock.now()), null);
    return { ...(cleared && { cleared }), ...(owesNothing && { owesNothing }) };
  }

  /** The record that says what the rules find now, if it is kept, or else the latest; null before there is any. */
  async function latestKeptId(customerId: string): Promise<string | null> {
    const now = await judgedNow(customerId);
    const same = now && (await recordIdOf(database, seal, customerId, recordText(now)));
    return same ?? (await latestRecordId(database, customerId)) ?? null;
  }

  /** Every record of a person without what stands in it, the newest first. */
  const records = (customerId: string) => recordsOf(database, customerId);

  /**
   * The advice that holds now, or else the latest, with the record behind it; null before there is any, and where it does not
   * open. Answers that were changed and changed back bring back what was kept of them.
   */
  async function latest(customerId: string): Promise<KeptAdvice | null> {
    const id = await latestKeptId(customerId);
    const found = id === null ? null : await orDoesNotOpen(keptToRead(customerId, id));
    return found instanceof DoesNotOpen ? null : found;
  }

  /**
   * What cannot wait of somebody who has had advice, and what casts doubt on what is left, as the advice would say it now;
   * nothing is kept. While something that was told since stands before the advice, it is said by all that is known. Null
   * before there is any.
   *
   * @param beside what they stand in by now, beside which it is said
   */
  async function urgent(
    customerId: string,
    beside: StandsBeside,
  ): Promise<Pick<Recommendation, 'urgent' | 'costMissing'> | null> {
    const found = await soFar(customerId);
    if (found === null) return null;
    const { record } = found;
    const { costMissing } = answerResponse(record, limitsOf(record, rulebook.rulesOn));
    const named = namedByOwner(record, await ownerOf(customerId, database));
    return { urgent: urgentResponse(named, help, beside), costMissing };
  }

  /** What the advice would be now; nothing is kept. Null while it cannot be reached, and where we do not advise. */
  async function asOfNow(customerId: string): Promise<(StandingAdvice & JudgedNow) | null> {
    const record = await judgedNow(customerId);
    if (record === null) return null;
    const judged = { recordId: null, record };
    const about = await saidOf(customerId, judged);
    const { advice } = await asDecided(customerId, judged, about);
    return { advice, lastWord: lastWordOf(about), record };
  }

  /** The same of what was judged a moment ago, by what counts in a transaction that holds the decisions. */
  async function asHeld(
    trx: DatabaseTransaction,
    customerId: string,
    record: AdviceRecord,
  ): Promise<StandingAdvice & { readonly decided: Decision | undefined }> {
    const about = await decisionsAbout(trx, reading, customerId, { recordId: null, record });
    const decided = inForce(about);
    const said = decided ? withDecision(record, decided.shortName) : record;
    return { advice: inWords({ recordId: null, record: said }), lastWord: lastWordOf(about), decided };
  }

  /** The facts a record was judged on, its day, and the limits of that day. Throws NOT_FOUND as above. */
  async function facts(customerId: string, recordId: string): Promise<RecommendationFacts> {
    const { on, inputs } = readStoredRecord(await keptText(customerId, recordId));
    const day = readIsoDate(on);
    const { nation } = inputs;
    const isHere = day !== null && nation !== null && isUkNation(nation);
    return { on, facts: inputs, limits: isHere ? rulebook.rowsOn(nation, day).map(limitOnTheWire) : [] };
  }

  /** The bytes of a record, as `replay` reads them. Throws NOT_FOUND as above. */
  async function keptText(customerId: string, recordId: string): Promise<string> {
    return (await withId(customerId, recordId)).text;
  }

  async function withId(customerId: string, recordId: string): Promise<KeptText & { readonly id: string }> {
    // The record is sealed for the id as stored.
    const id = recordId.toLowerCase();
    const found = isUuid(id) ? await keptTextWithId(database, seal, customerId, id) : undefined;
    if (found === undefined) throw new ApiError('NOT_FOUND');
    return { ...found, id };
  }

  return {
    current,
    kept,
    keptText,
    keptToRead,
    keptWhole,
    latest,
    facts,
    urgent,
    asOfNow,
    asHeld,
    asKept,
    inWords,
    owedNoMoreOf,
    judgedNow,
    factsNow,
    soFar,
    latestKeptId,
    records,
    reading,
  };
}
