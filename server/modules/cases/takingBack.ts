import { needsPerson } from '@towpath/domain/casework/needsPerson.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { addMail } from '../../platform/mail/addMail.ts';
import {
  addEnding,
  decisionsAbout,
  decisionsOf,
  holdDecisions,
  inForce,
  waitsForLook,
} from '../advice/decisions.ts';
import { LOOKED_AT_MAIL } from '../advice/letters.ts';
import { adviceWaitsForAnother, keepAdviceOnWorkList } from '../advice/workList.ts';
import { sessionOf } from '../journeys/refuseLocked.ts';
import { questionPlan } from '../plans/questioning.ts';
import { noteStaff } from '../staff/log.ts';
import { type Deciding, requiredReason } from './deciding.ts';
import type { CasesDeps } from './module.ts';

/**
 * Takes back what was said of an advice, with a reason: what counts, by any adviser, or a change that waits, by whoever
 * made it. It counts for nothing from now on. Of what counted the person is told, a plan that rested on it is questioned,
 * and the advice waits for an adviser again where the rules hand it to one. Again by the same hand it changes nothing.
 *
 * In a session that is closed it can be taken back too, for what was wrong has to stop counting. Nobody looks at its advice
 * any more, and its person is not written to after they were done with us, unless they have a plan that rests on it.
 *
 * @throws ApiError NOT_FOUND for a decision about somebody else, VALIDATION_FAILED, NOT_YOUR_CHANGE for one of another's
 *   that waits, or ADVICE_IS_DECIDED for one that neither counts nor waits
 */
export async function takeBack(
  deps: CasesDeps,
  { staffId, customerId, network }: Deciding,
  decisionId: string,
  typed: string,
): Promise<void> {
  const { database, clock, recommendations } = deps;
  const { reading } = recommendations;
  const id = decisionId.toLowerCase();
  if (!isUuid(id)) throw new ApiError('NOT_FOUND');
  const reason = requiredReason(typed);
  const theirs = (await decisionsOf(database, reading.seal, customerId)).find(one => one.id === id);
  if (!theirs) throw new ApiError('NOT_FOUND');
  const { recordId } = theirs;
  const { record } = await recommendations.asKept(customerId, recordId);
  await database.transaction().execute(async trx => {
    await holdDecisions(trx, customerId);
    const about = await decisionsAbout(trx, reading, customerId, { recordId, record });
    const decision = about.find(one => one.id === id);
    if (!decision) throw new ApiError('NOT_FOUND');
    if (decision.ended?.staffId === staffId && decision.ended.how !== 'refused') return;
    const counted = inForce(about) === decision;
    const waits = waitsForLook(decision) && decision === about.at(-1);
    if (!counted && !waits) throw new ApiError('ADVICE_IS_DECIDED');
    if (waits && decision.staffId !== staffId) throw new ApiError('NOT_YOUR_CHANGE');
    const at = clock.now();
    const how = counted ? 'taken back' : 'withdrawn';
    await addEnding(trx, reading.seal, { customerId, decisionId: id, at, staffId, how, reason });
    const facts = { decision: id, outcome: how } as const;
    await noteStaff(trx, { kind: 'advice decision ended', at, staffId, customerId, network, facts });
    const standsStill = counted ? undefined : inForce(about);
    const isClosed = (await sessionOf(trx, customerId))?.isLocked ?? false;
    const isNeeded = !isClosed && standsStill === undefined && needsPerson(record);
    const advice = { customerId, recordId, at };
    if (isNeeded) await adviceWaitsForAnother(trx, { ...advice, outcome: how }, deps.look);
    else await keepAdviceOnWorkList(trx, { ...advice, isNeeded }, deps.look);
    if (!counted) return;
    const standing = await recommendations.asHeld(trx, customerId, record);
    const rested = await questionPlan(trx, { customerId, at, standing }, deps.planLook);
    if (isClosed && !rested) return;
    await addMail(trx, { customerId, kind: LOOKED_AT_MAIL, dueAt: at, isUnhurried: false });
  });
}
