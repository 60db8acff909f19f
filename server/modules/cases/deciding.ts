import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import { type decideAdvice, LONGEST_REASON, type lookAtChange } from '@towpath/contracts/api/staffAdvice.ts';
import { asksOf, decidable, openAsks, outcomeOf } from '@towpath/domain/casework/asks.ts';
import { isSameAdvice } from '@towpath/domain/casework/sameAdvice.ts';
import { isListFirst } from '@towpath/domain/solutions/explain/clearedFirst.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { addMail } from '../../platform/mail/addMail.ts';
import {
  addDecision,
  addEnding,
  addLook,
  decisionsAbout,
  decisionsOf,
  holdDecisions,
  inForce,
  waitsForLook,
} from '../advice/decisions.ts';
import { LOOKED_AT_MAIL } from '../advice/letters.ts';
import { adviceIsDecided, adviceWaitsForAnother } from '../advice/workList.ts';
import { holdSession, refuseLockedOf } from '../journeys/refuseLocked.ts';
import { questionPlan } from '../plans/questioning.ts';
import { noteStaff } from '../staff/log.ts';
import type { CasesDeps } from './module.ts';
import { words } from './words.ts';

/** Who of the staff decides about whose advice. */
export type Deciding = {
  readonly staffId: string;
  readonly customerId: string;
  readonly network: Buffer;
};

/**
 * Writes down what an adviser says of an advice. A yes counts at once, and the person is told; a change waits for another.
 * Said again in the same words it is the one that stands.
 *
 * @throws ApiError NOT_FOUND for a record of somebody else, VALIDATION_FAILED, ADVICE_MOVED_ON, NOT_TO_DECIDE_YET with
 *   what is to be asked or put right, SESSION_CLOSED, or ADVICE_IS_DECIDED where it would replace what they have not seen
 */
export async function decide(
  deps: CasesDeps,
  { staffId, customerId, network }: Deciding,
  recordId: string,
  { shortName, reason: typed, asked, replaces }: BodyOf<typeof decideAdvice>,
): Promise<AnswerOf<typeof decideAdvice>> {
  const { database, clock, recommendations } = deps;
  const { id, record } = await recommendations.asKept(customerId, recordId);
  const reason = requiredReason(typed);
  const now = await recommendations.judgedNow(customerId);
  if (now === null || !isSameAdvice(record, now)) throw new ApiError('ADVICE_MOVED_ON');

  const owedNoMore = await recommendations.owedNoMoreOf(customerId);
  const advice = recommendations.inWords({ recordId: id, record }, owedNoMore);
  if (owedNoMore.owesNothing) throw notYet(words.refused.paidOff);
  if (isListFirst(advice)) throw notYet(words.refused.clearedListed);
  if (advice.status === 'incomplete') throw notYet(words.refused.incomplete);
  const solution = decidable(advice).find(({ product }) => product.shortName === shortName);
  if (!solution) throw notYet(words.refused.closed);
  const asks = asksOf(advice, solution);
  const [open] = openAsks(asks, asked);
  if (open)
    throw notYet(open.how === 'ask' ? words.refused.ask(open.says) : words.refused.putRight(open.says));
  const settled = asks.filter(({ code }) => asked.includes(code)).map(({ code }) => code);
  const outcome = outcomeOf(advice, solution);

  return database.transaction().execute(async trx => {
    // Before the decisions, as whatever goes on because of one holds both.
    await holdSession(trx, customerId);
    await holdDecisions(trx, customerId);
    const about = await decisionsAbout(trx, recommendations.reading, customerId, { recordId: id, record });
    const last = about.at(-1);
    const stands = last !== undefined && (last === inForce(about) || waitsForLook(last));
    if (stands && last.staffId === staffId && last.shortName === shortName && last.reason === reason) {
      return { decisionId: last.id, outcome: last.outcome };
    }
    await refuseClosed(trx, customerId);
    if ((last?.id ?? null) !== replaces) throw new ApiError('ADVICE_IS_DECIDED');
    const at = clock.now();
    const said = { recordId: id, at, staffId, outcome, shortName, asked: settled, reason };
    const decisionId = await addDecision(trx, recommendations.reading.seal, { customerId, ...said });
    const facts = { decision: decisionId, outcome, solution: shortName };
    await noteStaff(trx, { kind: 'advice decided', at, staffId, customerId, network, facts });
    if (outcome === 'confirmed') await counts(deps, trx, { customerId, record, outcome, at });
    else {
      const waits = { customerId, recordId: id, outcome, at };
      await adviceWaitsForAnother(trx, waits, deps.look);
    }
    return { decisionId, outcome };
  });
}

/**
 * Writes down what a second pair of eyes says of a change. One that is approved counts, and the person is told; one that is
 * refused, with a reason for whoever made it, counts for nothing, and the advice waits for an adviser again.
 *
 * @throws ApiError NOT_FOUND for a decision about somebody else, VALIDATION_FAILED, ANOTHER_HAS_TO_LOOK, ADVICE_MOVED_ON, SESSION_CLOSED or ADVICE_IS_DECIDED
 */
export async function lookAt(
  deps: CasesDeps,
  { staffId, customerId, network }: Deciding,
  decisionId: string,
  { approves, reason: typed = '' }: BodyOf<typeof lookAtChange>,
): Promise<void> {
  const { database, clock, recommendations } = deps;
  const reason = approves ? '' : requiredReason(typed);
  const now = await recommendations.judgedNow(customerId);
  await database.transaction().execute(async trx => {
    await holdSession(trx, customerId);
    await holdDecisions(trx, customerId);
    const { reading } = recommendations;
    const about =
      now === null ? [] : await decisionsAbout(trx, reading, customerId, { recordId: null, record: now });
    const decision = about.find(({ id }) => id === decisionId.toLowerCase());
    if (!decision)
      throw new ApiError(
        (await isTheirs(deps, trx, customerId, decisionId)) ? 'ADVICE_MOVED_ON' : 'NOT_FOUND',
      );
    if (decision.staffId === staffId) throw new ApiError('ANOTHER_HAS_TO_LOOK');
    if (decision.look?.staffId === staffId && decision.look.approves === approves) return;
    await refuseClosed(trx, customerId);
    if (!waitsForLook(decision) || decision !== about.at(-1)) throw new ApiError('ADVICE_IS_DECIDED');
    const at = clock.now();
    await addLook(trx, { customerId, decisionId: decision.id, at, staffId, approves });
    const outcome = approves ? 'approved' : 'refused';
    const ending = { customerId, decisionId: decision.id, at, staffId, how: 'refused', reason } as const;
    if (!approves) await addEnding(trx, reading.seal, ending);
    const facts = { decision: decision.id, outcome } as const;
    await noteStaff(trx, { kind: 'advice change looked at', at, staffId, customerId, network, facts });
    if (approves && now) await counts(deps, trx, { customerId, record: now, outcome: 'changed', at });
    else {
      const waits = { customerId, recordId: decision.recordId, outcome, at };
      await adviceWaitsForAnother(trx, waits, deps.look);
    }
  });
}

/** Nothing more is said of the advice of a session that has ended: nobody is written to about it. Throws SESSION_CLOSED. */
async function refuseClosed(trx: DatabaseTransaction, customerId: string): Promise<void> {
  await refuseLockedOf(trx, customerId, words.refused.closedSession);
}

/** Whether a decision is about any advice of the person. */
async function isTheirs(
  { recommendations }: CasesDeps,
  trx: DatabaseTransaction,
  customerId: string,
  decisionId: string,
): Promise<boolean> {
  const all = await decisionsOf(trx, recommendations.reading.seal, customerId);
  return all.some(({ id }) => id === decisionId.toLowerCase());
}

type Counting = {
  readonly customerId: string;
  readonly record: AdviceRecord;
  readonly outcome: string;
  readonly at: Date;
};

/** From now on it counts for the person, who is told; it is off the work list, and questions what they chose against it. */
async function counts(
  { recommendations, planLook }: CasesDeps,
  trx: DatabaseTransaction,
  { customerId, record, outcome, at }: Counting,
): Promise<void> {
  await adviceIsDecided(trx, customerId, { outcome, at });
  const standing = await recommendations.asHeld(trx, customerId, record);
  await questionPlan(trx, { customerId, at, standing }, planLook);
  await addMail(trx, { customerId, kind: LOOKED_AT_MAIL, dueAt: at, isUnhurried: false });
}

function notYet(message: string): ApiError {
  return new ApiError('NOT_TO_DECIDE_YET', { message });
}

/** A reason as typed, without the space around it. Throws VALIDATION_FAILED at its field where it is none. */
export function requiredReason(typed: string): string {
  const reason = typed.trim();
  if (reason === '') throw fieldError('reason', words.refused.noReason);
  if (reason.length > LONGEST_REASON) throw fieldError('reason', words.refused.reasonTooLong(LONGEST_REASON));
  return reason;
}
