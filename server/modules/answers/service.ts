import type { StepResponse } from '@towpath/contracts/api/answers.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { type AnswersOnPath, type Path, pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import type { SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { RunQuery } from '../../platform/database/preparedStatements.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Caller } from '../../platform/http/who.ts';
import { givenIn, readEach, readPage, readWithAll } from '../journeys/journeyRow.ts';
import { createSaving, type SavingDeps } from './saving.ts';
import type { StoredAnswers } from './storedAnswers.ts';

/** An answer as the API gives it. */
export type SavedAnswer = StepResponse & { readonly revision: number };

/** The path through all saved answers, for rules that depend on them. */
export type WalkedJourney = {
  readonly plan: Plan;
  readonly path: Path;
  readonly answers: AnswersOnPath;
};

export type Answers = ReturnType<typeof createAnswers>;

/** Saving and reading answers. */
export function createAnswers(deps: SavingDeps) {
  const { run, plans } = deps;

  /** The saved answers of a page, in the order of its steps. Throws NO_JOURNEY or NOT_FOUND. */
  async function ofPage(caller: Caller, pageId: string): Promise<SavedAnswer[]> {
    const read = await readPage(run, caller, pageId);
    if (!read) throw new ApiError('NO_JOURNEY');
    const page = (await plans.load(read.journey, read.version)).pageById.get(pageId);
    if (!page) throw new ApiError('NOT_FOUND');
    return inOrder(page.stepIds, read.stored);
  }

  /** All saved answers of the journey, in the order of its steps. Throws NO_JOURNEY. */
  async function all(customerId: string): Promise<SavedAnswer[]> {
    const read = await readWithAll(run, { customerId });
    if (!read) throw new ApiError('NO_JOURNEY');
    return inOrder((await plans.load(read.row.journey, read.row.version)).order, read.stored);
  }

  /** The path through all answers of the current journey. Throws NO_JOURNEY. */
  async function walkedJourney(
    customerId: string,
    on: RunQuery = run,
  ): Promise<WalkedJourney & { readonly journeyId: string; readonly status: SessionStatus }> {
    const read = await readWithAll(on, { customerId });
    if (!read) throw new ApiError('NO_JOURNEY');
    const plan = await plans.load(read.row.journey, read.row.version);
    const path = pathOf(plan, givenIn(read));
    return { plan, path, answers: path.answers, journeyId: read.row.id, status: read.row.status };
  }

  /**
   * The path through all answers of the Qualifier, even when another journey has followed it. Throws
   * NO_JOURNEY.
   */
  async function walkedQualifier(customerId: string, on: RunQuery = run): Promise<WalkedJourney> {
    for (const read of await readEach(on, customerId)) {
      const plan = await plans.load(read.row.journey, read.row.version);
      if (!isQualifier(plan.definition)) continue;
      const path = pathOf(plan, givenIn(read));
      return { plan, path, answers: path.answers };
    }
    throw new ApiError('NO_JOURNEY');
  }

  return { ...createSaving(deps), ofPage, all, walkedJourney, walkedQualifier };
}

function inOrder(stepIds: readonly string[], stored: StoredAnswers): SavedAnswer[] {
  return stepIds.flatMap(stepId => {
    const answer = stored.get(stepId);
    return answer ? [{ stepId, answers: [...answer.given], revision: answer.revision }] : [];
  });
}
