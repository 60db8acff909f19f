import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf, QueryOf } from '@towpath/contracts/api/call.ts';
import type { choiceQuestions, choosePlan, myPlan, notePlan, Plan } from '@towpath/contracts/api/plans.ts';
import { isQuestioned } from '@towpath/domain/casework/doubt.ts';
import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { howLeft, standsAsChosen } from '@towpath/domain/plans/leaving.ts';
import { isOver, mayMove } from '@towpath/domain/plans/planState.ts';
import { toldHere } from '@towpath/domain/plans/standsRepaid.ts';
import { answered } from '@towpath/domain/plans/understanding.ts';
import { isFormOut } from '@towpath/domain/plans/ways/way.ts';
import { callDay } from '@towpath/domain/plans/whatNext.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { isListFirst } from '@towpath/domain/solutions/explain/clearedFirst.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { KeptAdvice } from '../advice/recommendation.ts';
import { openingFor } from '../callbacks/ringingHours.ts';
import { firstNameIn } from '../chat/messages.ts';
import { refuseLockedNow, refuseLockedOf } from '../journeys/refuseLocked.ts';
import { besidePlan } from './besidePlan.ts';
import { clearedOnList } from './clearedOnList.ts';
import { coversNow } from './coversNow.ts';
import { toldDoubtOf } from './doubtOf.ts';
import { noteState } from './noting.ts';
import { overPlan } from './overPlan.ts';
import { owesNothing } from './owesNothing.ts';
import type { PlansDeps } from './plansDeps.ts';
import { questionsBefore } from './questions.ts';
import { repaidPlan } from './repaidPlan.ts';
import {
  addPlan,
  changesOf,
  currentPlan,
  holdPlan,
  type KeptPlan,
  movePlan,
  planWithId,
} from './repository.ts';
import { lastReviewOf } from './reviews.ts';
import { shownPlan } from './shownPlan.ts';
import { type TalkNoted, talkOfPlan } from './talks.ts';
import { timeBeside } from './timeBeside.ts';
import { sealUnderstood } from './understood.ts';
import { usesForm, waitingForm } from './waitingForm.ts';
import { type WayOfPlan, wayOfPlan } from './wayOfPlan.ts';
import { words } from './words.ts';
import { putBeforeAdviser } from './workList.ts';

export type Plans = ReturnType<typeof createPlans>;

/** What people choose of their advice, and what becomes of it. */
export function createPlans({
  database,
  clock,
  opening,
  holidays,
  callWithinDays,
  askedCallAt,
  nationOf,
  bookedTalk,
  answerToForm,
  formStands,
  formStates,
  recommendations,
  rulebook,
  repaymentNow,
  understandingContent,
  runningRules,
  seal,
  formSeal,
  creditTypes,
  planSeal,
}: PlansDeps) {
  const deps = {
    ...{ database, clock, recommendations, rulebook, repaymentNow, formStates },
    owesNothing: (id: string) => owesNothing(database, seal, id),
    clearedOf: (id: string) => cleared(id),
  };
  const ofCleared = { database, recommendations, rulebook, formSeal, planSeal, creditTypes };
  /** What a person was on last, where it cleared debts that their list has still; null while they are on something. */
  const cleared = (customerId: string) => clearedOnList(ofCleared, customerId, londonDate(clock.now()));

  /**
   * The plan that a person is on; null for none.
   *
   * @param seesHealth whether whoever reads it may see facts of health: its person does
   */
  async function mine(customerId: string, seesHealth = true): Promise<AnswerOf<typeof myPlan>> {
    const plan = await currentPlan(database, customerId);
    const own = await openingFor(database, customerId, { opening, holidays });
    const callBy = callDay(londonDate(clock.now()), own, callWithinDays);
    return {
      plan: plan ? await shown(customerId, plan, seesHealth) : null,
      over: plan ? null : await overPlan(deps, customerId, seesHealth),
      time: await timeBeside(deps, customerId, plan),
      callBy: callBy && isoDate(callBy),
    };
  }

  /**
   * Chooses a solution of the latest advice. The same choice again is the one that stands, unless it was refused, or one of
   * us has said something else since: then it is a choice of its own, made on what we say now.
   *
   * @throws ApiError NOT_FOUND for an advice of somebody else, ADVICE_HAS_CHANGED, CLEARED_DEBTS_LISTED, NOT_OPEN_TO_CHOOSE,
   *   VALIDATION_FAILED where the risks of an insolvency were not shown or its questions not answered, PLAN_CHANGED_ELSEWHERE, PLAN_IS_SENT or SESSION_CLOSED
   */
  async function choose(
    customerId: string,
    { recordId, shortName, hasReadRisks, understanding = [], replaces }: BodyOf<typeof choosePlan>,
  ): Promise<AnswerOf<typeof choosePlan>> {
    // What one of us says from here on is said after the choice.
    const at = clock.now();
    const from = await recommendations.keptWhole(customerId, recordId);
    const id = from.advice.recordId;
    const advice = await recommendations.current(customerId).catch(hasChanged);
    if (id === null || advice.recordId !== id) throw new ApiError('ADVICE_HAS_CHANGED');
    if (isListFirst(advice)) throw new ApiError('CLEARED_DEBTS_LISTED');
    if (!canChoose(advice, shortName)) throw new ApiError('NOT_OPEN_TO_CHOOSE');
    if (isInsolvency(shortName) && hasReadRisks !== true) throw fieldError('hasReadRisks', words.readRisks);
    const questions = asked(from, shortName);
    const understood = answered(questions, understanding);
    if (!understood) throw fieldError('understanding', words.answerFirst(questions.length));
    const inDoubt = await inDoubtOf(customerId);
    const plan = await database.transaction().execute(async trx => {
      const isSame = (one: KeptPlan | undefined) =>
        one?.recordId === id &&
        one.shortName === shortName &&
        one.id !== inDoubt &&
        standsAsChosen(one.state);
      const standing = await currentPlan(trx, customerId);
      if (standing && isSame(standing)) return standing;
      await refuseLockedOf(trx, customerId);
      if (standing && howLeft(standing.shortName, standing.state) === null)
        throw new ApiError('PLAN_IS_SENT');
      if ((standing?.id ?? null) !== replaces) throw new ApiError('PLAN_CHANGED_ELSEWHERE');
      if (standing) await giveWay(trx, { customerId, planId: standing.id, at });
      const planId = randomUUID();
      const sealedUnderstanding = sealUnderstood(seal, { customerId, id: planId }, understood);
      const chosenNow = { customerId, id: planId, recordId: id, shortName, at, sealedUnderstanding };
      const added = await addPlan(trx, chosenNow);
      if (added) {
        const chosen = { customerId, planId: added.id, at };
        await putBeforeAdviser(trx, chosen, { opening, withinOpenDays: callWithinDays });
        return added;
      }
      // Another press was quicker by a moment.
      const quicker = await currentPlan(trx, customerId);
      if (quicker && isSame(quicker)) return quicker;
      throw new ApiError('PLAN_CHANGED_ELSEWHERE');
    });
    return { plan: await shown(customerId, plan) };
  }

  /** What is asked before a solution of an advice is chosen. Throws NOT_FOUND for an advice of somebody else. */
  async function questions(
    customerId: string,
    { recordId, shortName }: QueryOf<typeof choiceQuestions>,
  ): Promise<AnswerOf<typeof choiceQuestions>> {
    const all = asked(await recommendations.keptWhole(customerId, recordId), shortName);
    return {
      questions: all.map(({ id, question, answers, notSure }) => ({
        id,
        question,
        answers: answers.map(one => ({ ...one })),
        notSure,
      })),
    };
  }

  /** The same, in the words and with the limits of the law where the person lives. */
  function asked({ advice, record }: Pick<KeptAdvice, 'advice' | 'record'>, shortName: string) {
    if (!isInsolvency(shortName)) return [];
    return questionsBefore(understandingContent, { advice, shortName }, wayHere(record, shortName).filled);
  }

  /** The plan that one of us has questioned, which can be chosen anew; null for none. */
  async function inDoubtOf(customerId: string): Promise<string | null> {
    const plan = await currentPlan(database, customerId);
    if (!plan) return null;
    return isQuestioned(toldDoubtOf(plan, await recommendations.asOfNow(customerId))) ? plan.id : null;
  }

  /**
   * Leaves a plan before anything was sent, or once it was refused.
   *
   * @throws ApiError NOT_FOUND for a plan of somebody else, or PLAN_IS_SENT
   */
  async function leave(customerId: string, planId: string): Promise<void> {
    if (!isUuid(planId)) throw new ApiError('NOT_FOUND');
    await database.transaction().execute(trx => leaveNow(trx, { customerId, planId, at: clock.now() }));
  }

  /**
   * Notes what the person says a plan has come to. What cannot be kept up is put before an adviser.
   *
   * @throws ApiError NOT_FOUND for a plan of somebody else, PLAN_CHANGED_ELSEWHERE, PLAN_IN_DOUBT, PLAN_DOES_NOT_GO_THERE
   *   or SESSION_CLOSED
   */
  async function note(
    customerId: string,
    planId: string,
    { from, to, endedHow }: BodyOf<typeof notePlan>,
  ): Promise<AnswerOf<typeof notePlan>> {
    if (!isUuid(planId)) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await refuseLockedNow(database, customerId);
    const seen = await planWithId(database, customerId, planId);
    if (!seen) throw new ApiError('NOT_FOUND');
    const chosenFrom = await recommendations.keptWhole(customerId, seen.recordId);
    const { way, limitOn } = wayHere(chosenFrom.record, seen.shortName);
    const told = toldHere(await repaidPlan(repaymentNow, customerId, seen));
    const isFormUsed = await usesForm({ formStands }, customerId, way);
    const plan = await database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId);
      const noting = {
        customerId,
        planId,
        from,
        to,
        hand: 'person',
        at,
        way,
        limitOn,
        isFormUsed,
        endedHow,
        told,
      } as const;
      const noted = await noteState(trx, recommendations, noting);
      if (noted.isMoved && to === 'broken') {
        await putBeforeAdviser(trx, { customerId, planId, at }, { opening, withinOpenDays: callWithinDays });
      }
      return noted.plan;
    });
    return { plan: await shown(customerId, plan) };
  }

  /** The way of a solution, by the nation that an advice is for. */
  function wayHere(record: AdviceRecord, shortName: string, seesHealth = true): WayOfPlan {
    return wayOfPlan(rulebook, { shortName, record, today: londonDate(clock.now()) }, seesHealth);
  }

  async function shown(customerId: string, plan: KeptPlan, seesHealth = true): Promise<Plan> {
    const [
      { advice, record },
      standing,
      home,
      askedAt,
      booked,
      own,
      changes,
      form,
      talk,
      repayment,
      theirs,
      review,
      covers,
    ] = await Promise.all([
      recommendations.keptWhole(customerId, plan.recordId),
      recommendations.asOfNow(customerId),
      nationOf(customerId),
      askedCallAt(customerId),
      bookedTalk(customerId),
      openingFor(database, customerId, { opening, holidays }),
      changesOf(database, customerId, plan.id),
      waitingForm({ database, formStands }, customerId, plan.id),
      talkOfPlan(database, customerId, plan),
      repaidPlan(repaymentNow, customerId, plan),
      answerToForm({ customerId, planId: plan.id }),
      lastReviewOf(database, { customerId, planId: plan.id }),
      coversNow({ database, formSeal, planSeal }, customerId, plan),
    ]);
    const wayOf = wayHere(record, plan.shortName, seesHealth);
    const beside = await besidePlan({ database, formStates }, customerId, plan, changes);
    const ofForm = wayOf.way.isToldByForm === undefined ? null : await formStands(customerId);
    return shownPlan({
      plan,
      name: inSentence(solutionToTell(plan.shortName, seesHealth)),
      toldAs: solutionToTell(plan.shortName, seesHealth),
      advice,
      standing,
      home,
      changes,
      askedAt,
      booked,
      talk: talk && { ...talk, noted: talk.noted && firstNamed(talk.noted) },
      form: form?.stands ?? null,
      formReadBy: form && (form.dueAt <= clock.now() ? 'over' : londonDate(form.dueAt)),
      opening: own,
      withinOpenDays: callWithinDays,
      today: londonDate(clock.now()),
      wayOf,
      isFormUsed: isFormOut(ofForm),
      isFormBack: ofForm === 'back',
      repayment,
      theirAnswer: theirs,
      review,
      covers,
      beside,
      runningRules,
    });
  }

  return { mine, cleared, questions, choose, note, leave };
}

function firstNamed({ by, ...noted }: TalkNoted): TalkNoted {
  return { ...noted, by: firstNameIn(by) };
}

/** An answer that was changed stands between the person and the advice. */
function hasChanged(fault: unknown): never {
  throw fault instanceof ApiError && fault.code === 'STEP_NOT_ON_PATH'
    ? new ApiError('ADVICE_HAS_CHANGED')
    : fault;
}

type Leaving = { readonly customerId: string; readonly planId: string; readonly at: Date };

/** Throws NOT_FOUND or PLAN_IS_SENT; one that was left already stays as it is. Nothing of what was refused is with others. */
async function leaveNow(trx: DatabaseTransaction, { customerId, planId, at }: Leaving): Promise<void> {
  const held = await holdPlan(trx, customerId, planId);
  if (!held) throw new ApiError('NOT_FOUND');
  if (held.state === 'left') return;
  const state = held.state === 'refused' ? 'ended' : 'left';
  if (!mayMove(held.state, state, 'person')) throw new ApiError('PLAN_IS_SENT');
  await movePlan(trx, { customerId, planId: held.id, at, state, by: 'person' });
}

/** Ends or leaves a plan for another in the same press. Throws NOT_FOUND or PLAN_IS_SENT; one that is over stays as it is. */
async function giveWay(trx: DatabaseTransaction, { customerId, planId, at }: Leaving): Promise<void> {
  const held = await holdPlan(trx, customerId, planId);
  if (!held) throw new ApiError('NOT_FOUND');
  if (isOver(held.state)) return;
  const state = howLeft(held.shortName, held.state);
  if (state === null) throw new ApiError('PLAN_IS_SENT');
  await movePlan(trx, { customerId, planId: held.id, at, state, by: 'person' });
}
