import { type HouseholdMakeup, makeupOf, type SavedHousehold } from '@towpath/domain/household/makeup.ts';
import { HOUSEHOLD_MAKEUP } from '@towpath/domain/household/steps.ts';
import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Answers } from '../answers/service.ts';
import { type ChangingDeps, changeHousehold, type WithAdviser } from './changing.ts';
import { checkedCounts } from './counts.ts';
import { storedHousehold } from './repository.ts';

export type HouseholdCorrecting = ReturnType<typeof householdCorrecting>;

/** Putting right who lives with a person, together with them and by the checks of their own step. */
export function householdCorrecting(deps: ChangingDeps & Pick<Answers, 'walkedJourney'>) {
  /**
   * The household as it was told last, null before it was; and how it is asked, null where the questionnaire that the
   * person is on does not ask for it.
   */
  async function read(customerId: string): Promise<{
    readonly household: HouseholdMakeup | null;
    readonly asked: { readonly hidesAdditionalAdults: boolean } | null;
  }> {
    const [household, step] = await Promise.all([
      storedHousehold(deps.database, customerId),
      stepOf(customerId),
    ]);
    return {
      household,
      asked: step && { hidesAdditionalAdults: step.stepConfig?.hideAdditionalAdults ?? false },
    };
  }

  /**
   * Another household than the one that was read, or the first, of a person who tells it on the phone. The same as it stands changes nothing.
   *
   * @returns the parts of the budget that have to be looked at again, by their ids
   * @throws ApiError VALIDATION_FAILED at each counter out of bounds, NOT_FOUND where the person is not asked for it,
   *   CHANGED_MEANWHILE or SESSION_CLOSED
   */
  async function correct(
    customerId: string,
    { was, ...counts }: SavedHousehold & { readonly was: SavedHousehold | null },
    withAdviser: WithAdviser,
  ): Promise<readonly number[]> {
    const step = await stepOf(customerId);
    if (!step) throw new ApiError('NOT_FOUND');
    const after = checkedCounts(counts, step.stepConfig?.hideAdditionalAdults ?? false);
    return changeHousehold(deps, customerId, {
      after,
      correction: { was: was && makeupOf(was), withAdviser },
    });
  }

  /** The step by which it is asked: on the way of the person, else anywhere in their questionnaire. */
  async function stepOf(customerId: string): Promise<Step | null> {
    const walked = await deps.walkedJourney(customerId).catch((fault: unknown) => {
      if (fault instanceof ApiError && fault.code === 'NO_JOURNEY') return null;
      throw fault;
    });
    if (!walked) return null;
    const { plan, path } = walked;
    const onPath = path.steps.map(({ stepId }) => plan.stepById.get(stepId));
    return (
      [...onPath, ...plan.stepById.values()].find(one => one?.kind.name === HOUSEHOLD_MAKEUP.name)?.step ??
      null
    );
  }

  return { read, correct };
}
