import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { checkGiven } from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import { type Path, pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { sameAnswers } from '@towpath/domain/journey-engine/run/sameAnswers.ts';
import { isCorrectable } from '@towpath/domain/journeys/correctable.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { customerDetailsFrom } from '@towpath/domain/journeys/qualifier/customerDetails.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { type RunQuery, runIn } from '../../platform/database/preparedStatements.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import {
  givenIn,
  holdJourneys,
  type JourneyAndAnswers,
  readEach,
  storeState,
} from '../journeys/journeyRow.ts';
import { walkWholePath } from '../journeys/pathState.ts';
import { refuseLocked } from '../journeys/refuseLocked.ts';

import { locate, type StepOnPath } from './locate.ts';
import { writeCorrected } from './repository.ts';
import { checked, checkNumber, type SavingDeps } from './saving.ts';

type CorrectingDeps = Pick<
  SavingDeps,
  'run' | 'database' | 'clock' | 'plans' | 'checkPhone' | 'learnDetails'
> & {
  /** Makes the journey re-read its facts about the person, in the transaction that changes them. */
  readonly factsChanged: (trx: DatabaseTransaction, customerId: string) => Promise<void>;
};

/** Which answer: a step by its id, and the questionnaire that has it. */
export type AnswerPlace = { readonly journey: string; readonly stepId: string };

/** An answer that was given, with the questionnaire whose words tell it. */
export type FallenAway = {
  readonly plan: Plan;
  readonly stepId: string;
  readonly given: readonly GivenAnswer[];
};

/** What a correction does to the rest: what no longer counts, and the question that is to be asked now. */
type Corrected = {
  readonly fallsAway: readonly FallenAway[];
  readonly asks: { readonly plan: Plan; readonly stepId: string } | null;
};

/** A questionnaire with its answers, and the way through it. */
type Walked = { readonly plan: Plan; readonly read: JourneyAndAnswers; readonly path: Path };

/** Ends a transaction of which nothing is to be kept, since it would take away what nobody has said yes to. */
class NotSure extends Error {
  readonly fallsAway: readonly FallenAway[];
  constructor(fallsAway: readonly FallenAway[]) {
    super('not sure');
    this.fallsAway = fallsAway;
  }
}

export type Correcting = ReturnType<typeof createCorrecting>;

/** Putting answers right together with the person: those of the questionnaire they are on, and of the Qualifier before it. */
export function createCorrecting(deps: CorrectingDeps) {
  const { run, database, clock, plans } = deps;

  /**
   * A question as the person sees it, with what they answered; revision 0 where there is no answer yet.
   *
   * @throws ApiError NOT_FOUND for a step that is not corrected so, CHANGED_MEANWHILE for one that they no longer come to
   */
  async function question(
    customerId: string,
    place: AnswerPlace,
  ): Promise<{ readonly step: Step; readonly given: readonly GivenAnswer[]; readonly revision: number }> {
    const { planStep, stored } = (await find(run, customerId, place)).found;
    return { step: planStep.step, given: stored?.given ?? [], revision: stored?.revision ?? 0 };
  }

  /**
   * Puts an answer right. The same answer again changes nothing.
   *
   * @param change `revision`: the one that was read; `isSure`: whether it may take away other answers
   * @param withAdviser what is written down, in the transaction of the change and only where something changes
   * @returns what it does to the rest; where something falls away and nobody was sure, nothing is saved
   * @throws ApiError as `question`, VALIDATION_FAILED at the step, CHANGED_MEANWHILE or SESSION_CLOSED
   */
  async function correct(
    customerId: string,
    change: AnswerPlace & {
      readonly answers: readonly GivenAnswer[];
      readonly revision: number;
      readonly isSure: boolean;
    },
    withAdviser: (trx: DatabaseTransaction, at: Date) => Promise<void>,
  ): Promise<Corrected & { readonly isSaved: boolean }> {
    try {
      const done = await database
        .transaction()
        .execute(trx => correctIn(trx, customerId, change, withAdviser));
      return { isSaved: true, ...done };
    } catch (fault) {
      if (fault instanceof NotSure) return { isSaved: false, fallsAway: fault.fallsAway, asks: null };
      throw fault;
    }
  }

  async function correctIn(
    trx: DatabaseTransaction,
    customerId: string,
    change: Parameters<typeof correct>[1],
    withAdviser: Parameters<typeof correct>[2],
  ): Promise<Corrected> {
    const on = runIn(trx);
    await holdJourneys(trx, customerId);
    const { found, current } = await find(on, customerId, change);
    const { planStep, stored, plan, read } = found;
    refuseLocked(current.row.status);
    const at = clock.now();
    const given = checked(planStep, checkGiven(planStep, change.answers, londonDate(at)));
    if (stored && sameAnswers(stored.given, given)) return { fallsAway: [], asks: null };
    if (change.revision !== (stored?.revision ?? 0)) throw new ApiError('CHANGED_MEANWHILE');
    checkNumber(deps.checkPhone, planStep, given);
    const before = await walked(on, customerId);
    const { id: journeyId, status } = read.row;
    const after = walkWholePath(plan, new Map(givenIn(read)).set(planStep.id, given), status);
    await writeCorrected(trx, {
      customerId,
      journeyId,
      stepId: planStep.id,
      pageId: planStep.pageId,
      old: stored?.given ?? null,
      given,
      revision: change.revision + 1,
      at,
    });
    await storeState(trx, { customerId, id: journeyId, ...after, at });
    const details = customerDetailsFrom(planStep.step, given);
    if (details) await deps.learnDetails(trx, customerId, details);
    // What the next questionnaire asks follows from the answers to the first.
    if (journeyId !== current.row.id) await deps.factsChanged(trx, customerId);
    const now = await walked(on, customerId);
    const fallsAway = before.flatMap(one => fallenAway(one, now));
    if (fallsAway.length > 0 && !change.isSure) throw new NotSure(fallsAway);
    await withAdviser(trx, at);
    return { fallsAway, asks: opened(before, now) };
  }

  /** The questionnaire that the person is on, first, and the Qualifier before it. */
  async function walked(on: RunQuery, customerId: string): Promise<readonly Walked[]> {
    const each = await Promise.all(
      (await readEach(on, customerId)).map(async read => {
        const plan = await plans.load(read.row.journey, read.row.version);
        return { read, plan, path: pathOf(plan, givenIn(read)) };
      }),
    );
    const qualifier = each.find(({ plan }) => isQualifier(plan.definition));
    return each.filter((one, index) => index === 0 || one === qualifier);
  }

  async function find(
    on: RunQuery,
    customerId: string,
    { journey, stepId }: AnswerPlace,
  ): Promise<{ readonly found: StepOnPath; readonly current: JourneyAndAnswers }> {
    const each = await walked(on, customerId);
    const of = each.find(({ read }) => read.row.journey === journey);
    const [first] = each;
    const step = of?.plan.stepById.get(stepId)?.step;
    if (!of || !first || !step || !isCorrectable(step)) throw new ApiError('NOT_FOUND');
    return { found: onPath(of.plan, of.read, stepId), current: first.read };
  }

  return { question, correct };
}

/** A step that the answers do not lead to any more: somebody has changed one before it. */
function onPath(plan: Plan, read: JourneyAndAnswers, stepId: string): StepOnPath {
  try {
    return locate(plan, read, stepId);
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === 'STEP_NOT_ON_PATH')
      throw new ApiError('CHANGED_MEANWHILE');
    throw fault;
  }
}

/** The answers that counted and no longer do. Those that only wait for a question before them count again with its answer. */
function fallenAway({ plan, read, path }: Walked, now: readonly Walked[]): readonly FallenAway[] {
  const after = now.find(one => one.read.row.id === read.row.id);
  const isOn = new Set(after?.path.steps.map(({ stepId }) => stepId));
  const placeOf = (stepId: string) => plan.stepById.get(stepId)?.position ?? 0;
  const asked = after?.path.open ? placeOf(after.path.open.stepId) : Number.POSITIVE_INFINITY;
  return path.steps.flatMap(({ stepId }) => {
    const given = read.stored.get(stepId)?.given ?? [];
    const isLost = given.length > 0 && !isOn.has(stepId) && placeOf(stepId) < asked;
    return isLost ? [{ plan, stepId, given }] : [];
  });
}

/** The question that waits for an answer now and did not before, of the questionnaire that the person is on first. */
function opened(before: readonly Walked[], now: readonly Walked[]): Corrected['asks'] {
  const waiting = before.flatMap(({ path }) => path.open?.stepId ?? []);
  for (const { plan, path } of now) {
    const stepId = path.open?.stepId;
    if (stepId !== undefined && !waiting.includes(stepId)) return { plan, stepId };
  }
  return null;
}
