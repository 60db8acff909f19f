import type {
  Application,
  giveApplicationAnswer,
  handOverApplication,
  myApplication,
} from '@towpath/contracts/api/applications.ts';
import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import { isWithPerson, mayMoveApplication } from '@towpath/domain/applications/applicationState.ts';
import { filled } from '@towpath/domain/applications/filled.ts';
import { writtenAfter } from '@towpath/domain/applications/written.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { refuseLockedNow, refuseLockedOf } from '../journeys/refuseLocked.ts';
import { putPlanBack } from '../plans/moving.ts';
import type { PressingOf } from '../work/weighing.ts';
import { closeWork } from '../work/workItems.ts';
import { holdForm } from './fromBefore.ts';
import { isSameGiven, refuseOurs, withAnswer } from './giving.ts';
import { handOverHeld, refuseAnotherWay } from './handingOver.ts';
import {
  type AdviceOfToday,
  type AppliedFor,
  appliedFor,
  openApplication,
  type ReadingDeps,
  shownApplication,
} from './reading.ts';
import { type KeptApplication, keepGiven, moveApplication } from './repository.ts';
import { words } from './words.ts';

export type ApplicationsDeps = ReadingDeps &
  AdviceOfToday & {
    readonly clock: Clock;
    readonly rulebook: Rulebook;
    /** When somebody answers, and within how many of such days one of us looks. */
    readonly opening: OpeningHours;
    readonly withinOpenDays: number | undefined;
    /** What is near for a person, before whose day their form is read. */
    readonly pressingOf: PressingOf;
  };

export type Applications = ReturnType<typeof createApplications>;

/** What people fill in for what they chose, until one of us has it. */
export function createApplications(deps: ApplicationsDeps) {
  const { database, seal, clock } = deps;

  /** The application of a person; null where they chose nothing that is applied for. */
  async function mine(customerId: string): Promise<AnswerOf<typeof myApplication>> {
    const open = await openApplication(deps, customerId);
    return { application: open && (await shownApplication(deps, customerId, open)) };
  }

  async function shown(customerId: string): Promise<{ readonly application: Application }> {
    const { application } = await mine(customerId);
    if (!application) throw new ApiError('NOT_FOUND');
    return { application };
  }

  /** Does something with the application of a plan, which is held meanwhile. Throws NOT_FOUND for a plan they are not on. */
  async function changing(
    customerId: string,
    planId: string,
    change: (trx: DatabaseTransaction, applied: AppliedFor, kept: KeptApplication, at: Date) => Promise<void>,
  ): Promise<{ readonly application: Application }> {
    // Before the plan, which is left with a session that is closed.
    await refuseLockedNow(database, customerId);
    const applied = await appliedFor(deps, customerId);
    if (!applied || applied.planId !== planId) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId);
      const kept = await holdForm(trx, seal, { customerId, planId }, { form: applied.form, at });
      await change(trx, applied, kept, at);
    });
    return shown(customerId);
  }

  /**
   * Keeps an answer that is given in the application.
   *
   * @throws ApiError NOT_FOUND, VALIDATION_FAILED at `value`, APPLICATION_WITH_ADVISER, APPLICATION_CHANGED_ELSEWHERE or
   *   SESSION_CLOSED
   */
  function give(
    customerId: string,
    { planId, revision, at: place, value }: BodyOf<typeof giveApplicationAnswer>,
  ) {
    return changing(customerId, planId, async (trx, { form, facts }, kept, at) => {
      if (!isWithPerson(kept.state)) throw new ApiError('APPLICATION_WITH_ADVISER');
      const before = filled(form, facts, kept.given);
      refuseOurs(before, place, value);
      const given = withAnswer(
        form,
        kept.given,
        { at: place, value },
        {
          today: londonDate(at),
          kinds: facts.kinds,
          before,
        },
      );
      const written = writtenAfter(kept.written, { before: kept.given, after: given, at: place }, null);
      if (isSameGiven(kept, { given, written })) return;
      if (revision !== kept.revision) throw new ApiError('APPLICATION_CHANGED_ELSEWHERE');
      const change = { given, written, revision: kept.revision + 1, at };
      await keepGiven(trx, seal, { customerId, planId }, change);
    });
  }

  /**
   * Hands the application over to one of us, and keeps what stands on it.
   *
   * @throws ApiError NOT_FOUND, APPLICATION_NOT_READY, APPLICATION_WITH_ADVISER, APPLICATION_CHANGED_ELSEWHERE or SESSION_CLOSED
   */
  function handOver(customerId: string, { planId, revision, asItIs }: BodyOf<typeof handOverApplication>) {
    return changing(customerId, planId, async (trx, { form, facts, elsewhere }, kept, at) => {
      if (kept.state === 'handed over') return;
      if (elsewhere) {
        const message = words.refused.elsewhereOwn(elsewhere.isFor, elsewhere.home);
        throw new ApiError('APPLICATION_NOT_READY', { message });
      }
      await refuseAnotherWay(trx, { customerId, planId }, kept, words.refused.anotherWayOwn);
      if (!mayMoveApplication(kept.state, 'handed over', 'person')) {
        throw new ApiError('APPLICATION_WITH_ADVISER');
      }
      if (revision !== kept.revision) throw new ApiError('APPLICATION_CHANGED_ELSEWHERE');
      const of = { customerId, planId };
      await handOverHeld(trx, deps, of, { form, facts, kept, at, asItIs, by: { by: 'person' } });
    });
  }

  /**
   * Takes the application back, before one of us has accepted it.
   *
   * @throws ApiError NOT_FOUND, APPLICATION_WITH_ADVISER or SESSION_CLOSED
   */
  function takeBack(customerId: string, planId: string) {
    return changing(customerId, planId, async (trx, _applied, kept, at) => {
      if (kept.state === 'being filled in') return;
      if (!mayMoveApplication(kept.state, 'being filled in', 'person')) {
        throw new ApiError('APPLICATION_WITH_ADVISER');
      }
      const of = { customerId, planId };
      await moveApplication(trx, seal, of, { state: 'being filled in', by: 'person', at });
      await putPlanBack(trx, { ...of, by: 'person', at });
      await closeWork(
        trx,
        { kind: 'application', subject: planId, customerId },
        { state: 'cancelled', outcome: 'taken-back', at },
      );
    });
  }

  return { mine, give, handOver, takeBack };
}
