import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import type { choosePlan, myPlan, Plan } from '@towpath/contracts/api/plans.ts';
import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { isQuestioned } from '@towpath/domain/casework/doubt.ts';
import { isNotSentYet, mayMove } from '@towpath/domain/plans/planState.ts';
import { callDay, type TalkToCome, whatNext } from '@towpath/domain/plans/whatNext.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { confirmationOf } from '@towpath/domain/solutions/explain/confirmation.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { openingFor, type RingingHours } from '../callbacks/ringingHours.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import { doubtOf } from './doubtOf.ts';
import { addPlan, currentPlan, holdPlan, type KeptPlan, movePlan } from './repository.ts';
import { words } from './words.ts';
import { noLongerChosen, putBeforeAdviser } from './workList.ts';

export type PlansDeps = RingingHours & {
  readonly database: Database;
  readonly clock: Clock;
  /** Who has chosen is rung on one of so many days on which somebody answers; undefined where none is promised. */
  readonly callWithinDays: number | undefined;
  /** When the person asked for the call that they wait for; null for none. */
  readonly askedCallAt: (customerId: string) => Promise<Date | null>;
  /** The talk that the person has booked and that is not over; null for none. */
  readonly bookedTalk: (customerId: string) => Promise<TalkToCome | null>;
  readonly recommendations: Pick<Recommendations, 'current' | 'kept' | 'asOfNow'>;
};

export type Plans = ReturnType<typeof createPlans>;

/** What people choose of their advice, and what becomes of it. */
export function createPlans({
  database,
  clock,
  opening,
  holidays,
  callWithinDays,
  askedCallAt,
  bookedTalk,
  recommendations,
}: PlansDeps) {
  /** The plan that a person is on; null for none. */
  async function mine(customerId: string): Promise<AnswerOf<typeof myPlan>> {
    const plan = await currentPlan(database, customerId);
    const own = await openingFor(database, customerId, { opening, holidays });
    const callBy = callDay(londonDate(clock.now()), own, callWithinDays);
    return { plan: plan ? await shown(customerId, plan) : null, callBy: callBy && isoDate(callBy) };
  }

  /**
   * Chooses a solution of the latest advice. The same choice again is the one that stands, unless one of us has said
   * something else since: then it is a choice of its own, made on what we say now.
   *
   * @throws ApiError NOT_FOUND for an advice of somebody else, ADVICE_HAS_CHANGED, NOT_OPEN_TO_CHOOSE,
   *   VALIDATION_FAILED where the risks of an insolvency were not shown, PLAN_CHANGED_ELSEWHERE, PLAN_IS_SENT or SESSION_CLOSED
   */
  async function choose(
    customerId: string,
    { recordId, shortName, hasReadRisks, replaces }: BodyOf<typeof choosePlan>,
  ): Promise<AnswerOf<typeof choosePlan>> {
    // What one of us says from here on is said after the choice.
    const at = clock.now();
    const { recordId: id } = await recommendations.kept(customerId, recordId);
    const advice = await recommendations.current(customerId).catch(hasChanged);
    if (id === null || advice.recordId !== id) throw new ApiError('ADVICE_HAS_CHANGED');
    if (!canChoose(advice, shortName)) throw new ApiError('NOT_OPEN_TO_CHOOSE');
    if (isInsolvency(shortName) && hasReadRisks !== true) throw fieldError('hasReadRisks', words.readRisks);
    const inDoubt = await inDoubtOf(customerId);
    const plan = await database.transaction().execute(async trx => {
      const isSame = (one: KeptPlan | undefined) =>
        one?.recordId === id && one.shortName === shortName && one.id !== inDoubt;
      const standing = await currentPlan(trx, customerId);
      if (standing && isSame(standing)) return standing;
      await refuseLockedOf(trx, customerId);
      if ((standing?.id ?? null) !== replaces) throw new ApiError('PLAN_CHANGED_ELSEWHERE');
      if (standing) await leaveNow(trx, { customerId, planId: standing.id, at });
      const added = await addPlan(trx, { customerId, recordId: id, shortName, at });
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

  /** The plan that one of us has questioned, which can be chosen anew; null for none. */
  async function inDoubtOf(customerId: string): Promise<string | null> {
    const plan = await currentPlan(database, customerId);
    if (!plan) return null;
    return isQuestioned(doubtOf(plan, await recommendations.asOfNow(customerId))) ? plan.id : null;
  }

  /**
   * Leaves a plan before anything was sent.
   *
   * @throws ApiError NOT_FOUND for a plan of somebody else, or PLAN_IS_SENT
   */
  async function leave(customerId: string, planId: string): Promise<void> {
    if (!isUuid(planId)) throw new ApiError('NOT_FOUND');
    await database.transaction().execute(trx => leaveNow(trx, { customerId, planId, at: clock.now() }));
  }

  async function shown(customerId: string, plan: KeptPlan): Promise<Plan> {
    const [advice, standing, askedAt, booked, own] = await Promise.all([
      recommendations.kept(customerId, plan.recordId),
      recommendations.asOfNow(customerId),
      askedCallAt(customerId),
      bookedTalk(customerId),
      openingFor(database, customerId, { opening, holidays }),
    ]);
    const solution = solutionsOf(advice).find(({ product }) => product.shortName === plan.shortName);
    const chosenOn = londonDate(plan.chosenAt);
    const now = standing?.advice ?? null;
    const confirmation = confirmationOf(plan.shortName, now?.decided?.shortName ?? null);
    const doubt = doubtOf(plan, standing);
    const isInDoubt = isQuestioned(doubt);
    return {
      id: plan.id,
      recordId: plan.recordId,
      product: { shortName: plan.shortName, name: solution?.product.name ?? plan.shortName },
      state: plan.state,
      adviserConfirmation: confirmation,
      doubt: isInDoubt && now ? saidSince(now, doubt) : null,
      chosenOn: isoDate(chosenOn),
      steps: whatNext({
        state: plan.state,
        today: londonDate(clock.now()),
        chosenOn,
        askedCallOn: askedAt && londonDate(askedAt),
        booked,
        isConfirmed: isInDoubt ? false : confirmation === 'not needed' ? null : confirmation === 'confirmed',
        steps: solution?.wording.steps ?? [],
        opening: own,
        withinOpenDays: callWithinDays,
      }).map(step => ({ ...step })),
      mayLeave: isNotSentYet(plan.state),
      stillFits: now === null || canChoose(now, plan.shortName),
    };
  }

  return { mine, choose, leave };
}

/** What one of us said of the advice after the choice, and of which solution; null where it does not say. */
function saidSince(now: Recommendation, why: NonNullable<Plan['doubt']>['why']): Plan['doubt'] {
  const said = why === 'another fits' ? now.decided : now.takenBack;
  if (!said) return null;
  const { shortName, by, on } = said;
  return { why, product: { shortName, name: nameOf(now, shortName) }, by, on };
}

/** An answer that was changed stands between the person and the advice. */
function hasChanged(fault: unknown): never {
  throw fault instanceof ApiError && fault.code === 'STEP_NOT_ON_PATH'
    ? new ApiError('ADVICE_HAS_CHANGED')
    : fault;
}

type Leaving = { readonly customerId: string; readonly planId: string; readonly at: Date };

/** Throws NOT_FOUND or PLAN_IS_SENT; one that was left already stays as it is. */
async function leaveNow(trx: DatabaseTransaction, { customerId, planId, at }: Leaving): Promise<void> {
  const held = await holdPlan(trx, customerId, planId);
  if (!held) throw new ApiError('NOT_FOUND');
  if (held.state === 'left') return;
  if (!mayMove(held.state, 'left', 'person')) throw new ApiError('PLAN_IS_SENT');
  await movePlan(trx, { customerId, planId: held.id, at, state: 'left', by: 'person' });
  await noLongerChosen(trx, { customerId, planId: held.id, at });
}

function nameOf(advice: Recommendation, shortName: string): string {
  const all = [...solutionsOf(advice), ...advice.undecided, ...advice.ineligible];
  return all.find(({ product }) => product.shortName === shortName)?.product.name ?? shortName;
}

function solutionsOf({ recommended, eligible, givesTime }: Recommendation): readonly Solution[] {
  return [...(recommended ? [recommended] : []), ...eligible, ...givesTime];
}
