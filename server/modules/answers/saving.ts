import type { StepResponse } from '@towpath/contracts/api/answers.ts';
import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { CheckedAnswer, StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { checkSave } from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import { sameAnswers } from '@towpath/domain/journey-engine/run/sameAnswers.ts';
import {
  customerDetailsFrom,
  type DetailsFromAnswer,
} from '@towpath/domain/journeys/qualifier/customerDetails.ts';
import type { PhoneCheck } from '../../partners/phone/port.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { type RunQuery, runIn } from '../../platform/database/preparedStatements.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Caller } from '../../platform/http/who.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { givenIn, type JourneyRow, lockJourney, readWithAll, readWithSteps } from '../journeys/journeyRow.ts';
import { walkPageAgain, walkWholePath } from '../journeys/pathState.ts';
import type { Plans } from '../journeys/plans.ts';
import { refuseLocked } from '../journeys/refuseLocked.ts';
import { createLastSeen } from './lastSeen.ts';
import { locate, type StepOnPath } from './locate.ts';
import { type AnswerSource, writeAnswer } from './repository.ts';
import type { StepPart } from './stepPart.ts';
import type { StoredAnswer } from './storedAnswers.ts';

export type SavingDeps = {
  readonly run: RunQuery;
  readonly database: Database;
  readonly clock: Clock;
  readonly plans: Plans;
  readonly checkPhone: PhoneCheck;
  /** What other modules say about their kinds of step; read once all modules are set up. */
  readonly stepParts: () => readonly StepPart[];
  /**
   * Stores a detail given in an answer, such as a name, with the customer, so that nothing is asked twice.
   */
  readonly learnDetails: (
    trx: DatabaseTransaction,
    customerId: string,
    details: DetailsFromAnswer,
  ) => Promise<void>;
};

/** An answer as stored now, and the row of its journey if that changed with it. */
type Kept = { readonly answer: StoredAnswer; readonly row?: JourneyRow };

/** Saving answers. The server alone decides what is stored: path, rules and revision are checked here. */
export function createSaving(deps: SavingDeps) {
  const { run, database, clock, plans } = deps;
  const lastSeen = createLastSeen();
  let partOf: ReadonlyMap<string, StepPart> | undefined;

  /**
   * Saves the answers of one step and returns the revision stored now. Saving the same answers again changes
   * nothing.
   *
   * @param basedOn the revision the person saw, 0 for none; undefined lets the last save win
   * @throws ApiError NO_JOURNEY, NOT_FOUND, STEP_NOT_ON_PATH, VALIDATION_FAILED, ANSWER_CHANGED_ELSEWHERE or
   *   SESSION_CLOSED
   */
  async function save(caller: Caller, { stepId, answers }: StepResponse, basedOn?: number): Promise<number> {
    const { customerId } = caller;
    let tried = await tryOnLastSeen(caller, stepId, answers, basedOn);
    if (!tried) {
      const found = await find(run, caller, stepId);
      lastSeen.read(customerId, plans.near(stepId), found.read);
      tried = await tryOnce({ customerId }, found, answers, basedOn);
    }
    if (tried) return tried.answer.revision;
    // Another request changed the journey meanwhile, or the answer is also a customer detail: process these one at a
    // time.
    lastSeen.forget(customerId);
    return database.transaction().execute(async trx => {
      const locked = runIn(trx);
      await lockJourney(locked, caller);
      const found = await find(locked, caller, stepId);
      const kept = await keep(locked, { customerId }, found, answers, basedOn);
      if (!kept) throw new Error('A journey changed while it was locked.');
      const details = customerDetailsFrom(found.planStep.step, kept.answer.given);
      if (details) await deps.learnDetails(trx, customerId, details);
      return kept.answer.revision;
    });
  }

  /**
   * Nearly every save: decided from what this process saw last, which may be stale, for a caller whose credential the
   * statement that writes will check. So it counts only if it wrote; otherwise, also when it was refused, undefined: the
   * stored state then decides.
   */
  async function tryOnLastSeen(
    caller: Caller,
    stepId: string,
    answers: readonly GivenAnswer[],
    basedOn: number | undefined,
  ): Promise<Kept | undefined> {
    const read = lastSeen.of(caller.customerId, plans.near(stepId));
    const plan = read && plans.known(read.row.journey, read.row.version);
    if (!plan) return undefined;
    try {
      const tried = await tryOnce(caller, locate(plan, read, stepId), answers, basedOn);
      return tried?.row && tried;
    } catch (fault) {
      if (fault instanceof ApiError) return undefined;
      throw fault;
    }
  }

  /**
   * Undefined when the journey changed between reading and writing, and for an answer that is also a detail of the
   * person.
   */
  async function tryOnce(
    caller: Caller,
    found: StepOnPath,
    answers: readonly GivenAnswer[],
    basedOn: number | undefined,
  ): Promise<Kept | undefined> {
    const { step } = found.planStep;
    if (customerDetailsFrom(step, answers)) return undefined;
    const kept = await keep(run, caller, found, answers, basedOn);
    if (kept?.row) lastSeen.wrote(caller.customerId, kept.row, step.id, kept.answer);
    return kept;
  }

  /**
   * Checks an answer and stores it. Returns it as stored now, and the journey's row if that had to change;
   * undefined when the journey has changed since it was read.
   */
  async function keep(
    on: RunQuery,
    caller: Caller,
    found: StepOnPath,
    answers: readonly GivenAnswer[],
    basedOn: number | undefined,
  ): Promise<Kept | undefined> {
    const { planStep, stored } = found;
    const givenAnswers = checked(
      planStep,
      checkSave(planStep, answers, stored?.given, londonDate(clock.now())),
    );
    // The data behind such a step can change without its answer, so even a completed step is checked again.
    await refuseUnlessReady(caller.customerId, planStep);
    if (stored && sameAnswers(stored.given, givenAnswers)) return { answer: stored };
    refuseLocked(found.read.row.status);
    refuseStale(stored, basedOn);
    checkNumber(deps.checkPhone, planStep, givenAnswers);
    return store(on, caller, found, givenAnswers, 'answers');
  }

  async function refuseUnlessReady(customerId: string, { step, kind }: PlanStep): Promise<void> {
    partOf ??= new Map(deps.stepParts().map(part => [part.kind.name, part]));
    const lack = (await partOf.get(kind.name)?.lacks(customerId, step)) ?? null;
    if (lack !== null) throw fieldError(step.id, lack);
  }

  /** Finds a step on the person's path. Throws NO_JOURNEY, NOT_FOUND or STEP_NOT_ON_PATH. */
  async function find(on: RunQuery, caller: Caller, stepId: string): Promise<StepOnPath> {
    let read = await readWithSteps(on, caller, plans.near(stepId));
    if (!read) throw new ApiError('NO_JOURNEY');
    let plan = plans.known(read.row.journey, read.row.version);
    if (!plan) {
      plan = await plans.load(read.row.journey, read.row.version);
      // Only now is it known which other answers this step depends on.
      read = (await readWithSteps(on, caller, plans.near(stepId))) ?? read;
    }
    return locate(plan, read, stepId);
  }

  async function store(
    on: RunQuery,
    caller: Caller,
    found: StepOnPath,
    givenAnswers: readonly GivenAnswer[],
    source: AnswerSource,
  ): Promise<Required<Kept> | undefined> {
    const { planStep, stored } = found;
    const { row } = found.read;
    const after =
      walkPageAgain(found, row, planStep.id, givenAnswers) ??
      (await afterWholePath(on, caller.customerId, found, givenAnswers));
    if (!after) return undefined;
    const revision = await writeAnswer(on, caller, {
      row,
      stepId: planStep.id,
      pageId: planStep.pageId,
      old: stored?.given ?? null,
      given: givenAnswers,
      state: after.state === row.state ? null : after.state,
      status: after.status,
      source,
      at: clock.now(),
    });
    if (revision === undefined) return undefined;
    return {
      answer: { given: givenAnswers, revision },
      row: { ...row, ...after, revision: row.revision + 1 },
    };
  }

  /**
   * Walks the whole path, since the way out of a page changed; undefined when the journey changed since it
   * was read.
   */
  async function afterWholePath(
    on: RunQuery,
    customerId: string,
    { plan, planStep, read }: StepOnPath,
    givenAnswers: readonly GivenAnswer[],
  ) {
    const all = await readWithAll(on, { customerId });
    if (all?.row.id !== read.row.id || all.row.revision !== read.row.revision) return undefined;
    return walkWholePath(plan, new Map(givenIn(all)).set(planStep.id, givenAnswers), read.row.status);
  }

  /** A step on the person's path. Throws NO_JOURNEY, NOT_FOUND or STEP_NOT_ON_PATH. */
  function stepOnPath(customerId: string, stepId: string): Promise<StepOnPath> {
    return find(run, { customerId }, stepId);
  }

  /**
   * Marks complete a step that has its own endpoint. Part of the caller's transaction.
   *
   * @param step must be of this kind; otherwise NOT_FOUND
   * @param givenAnswers null only finds the step and locks the journey until the transaction ends
   * @returns whether it changed anything, and the journey it is in
   * @throws ApiError as `stepOnPath` does
   */
  async function complete(
    trx: DatabaseTransaction,
    customerId: string,
    step: { readonly id: string; readonly kind: StepKind },
    givenAnswers: readonly GivenAnswer[] | null,
    source: AnswerSource,
  ): Promise<{ readonly changed: boolean; readonly journeyId: string }> {
    const on = runIn(trx);
    lastSeen.forget(customerId);
    await lockJourney(on, { customerId });
    const found = await find(on, { customerId }, step.id);
    if (found.planStep.kind.name !== step.kind.name) throw new ApiError('NOT_FOUND');
    const journeyId = found.read.row.id;
    if (!givenAnswers || (found.stored && sameAnswers(found.stored.given, givenAnswers)))
      return { changed: false, journeyId };
    refuseLocked(found.read.row.status);
    if (!(await store(on, { customerId }, found, givenAnswers, source))) {
      throw new Error('A journey changed while it was locked.');
    }
    return { changed: true, journeyId };
  }

  return { save, stepOnPath, complete };
}

/** The check of an answer that only the numbering plan can make. */
export function checkNumber(
  checkPhone: PhoneCheck,
  { step }: PlanStep,
  [answer]: readonly GivenAnswer[],
): void {
  if (step.optionType !== 'Phone Number' || !answer) return;
  const { isValid, message } = checkPhone(answer.value);
  if (!isValid) throw fieldError(step.id, message);
}

function refuseStale(stored: StoredAnswer | undefined, basedOn: number | undefined): void {
  const revision = stored?.revision ?? 0;
  if (basedOn === undefined || basedOn === revision) return;
  throw new ApiError('ANSWER_CHANGED_ELSEWHERE', {
    current: { revision, answers: (stored?.given ?? []).map(answer => ({ ...answer })) },
  });
}

/** The answers, as they are stored; throws VALIDATION_FAILED with the rule's own words at the step, and at the boxes of a date. */
export function checked({ id }: PlanStep, answer: CheckedAnswer): readonly GivenAnswer[] {
  if (answer.ok) return answer.value;
  const { message, parts = [] } = answer;
  const fields = [id, ...parts.map(part => `${id}.${part}`)].map(field => ({ field, message }));
  throw new ApiError('VALIDATION_FAILED', { message, fields });
}
