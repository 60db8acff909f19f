import { type ApplicationState, isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import { formOfKind } from '@towpath/domain/applications/forms/forms.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { overForStaff, planForStaff } from '../plans/planForStaff.ts';
import { waitingWork } from '../work/workItems.ts';
import { nameOfForm } from './nameOfForm.ts';
import { type AppliedFor, appliedBy, appliedFor, type ReadingDeps } from './reading.ts';
import { kindOfApplication, stateOfApplication } from './repository.ts';

/**
 * What the form is for that one of us reads in a case: that of one plan, where whoever reads it names that; else what the person
 * applies for. A form whose plan is over comes first until one of us is done with it: one that was accepted may have gone, and an
 * answer is gone through with them; and where nothing else is applied for, a form of a plan that is over stays as long as its
 * answer is to come, so that it can be noted; and one that was withdrawn.
 *
 * @param planId one of their plans, also one that is over; left out for none
 * @throws ApiError NOT_FOUND for a plan that is not theirs
 */
export async function appliedForStaff(
  deps: ReadingDeps,
  customerId: string,
  planId?: string,
): Promise<AppliedFor | null> {
  const { database } = deps;
  const over = await overForStaff(database, customerId);
  if (planId !== undefined) {
    const current = await planForStaff(database, customerId);
    const named = [...(current ? [current] : []), ...over].find(({ id }) => id === planId.toLowerCase());
    if (!named) throw new ApiError('NOT_FOUND');
    return appliedBy(deps, customerId, named);
  }
  const works = await waitingWork(database, 'application', customerId);
  const toGoThrough = over.find(({ id }) => works.some(({ subject }) => subject === id));
  if (toGoThrough) return appliedBy(deps, customerId, toGoThrough);
  const now = await appliedFor(deps, customerId);
  if (now) return now;
  const [last] = over;
  if (last && (await stateOfApplication(database, { customerId, planId: last.id })) === 'withdrawn') {
    return appliedBy(deps, customerId, last);
  }
  for (const plan of over) {
    const state = await stateOfApplication(database, { customerId, planId: plan.id });
    if (isWithReceiver(state)) return appliedBy(deps, customerId, plan);
  }
  return null;
}

/**
 * The other forms of a person of which one of us has something to note, beside the one that is shown: that of what they are on,
 * once it was handed over, and of what is over each whose answer is to come, or that waits for one of us.
 */
export async function otherFormsOf(
  { database }: Pick<ReadingDeps, 'database'>,
  {
    customerId,
    shown,
    who,
  }: { readonly customerId: string; readonly shown: string; readonly who: StaffCaller },
): Promise<readonly { readonly planId: string; readonly name: string; readonly state: ApplicationState }[]> {
  const [current, over, works] = await Promise.all([
    planForStaff(database, customerId),
    overForStaff(database, customerId),
    waitingWork(database, 'application', customerId),
  ]);
  const plans = [...(current ? [current] : []), ...over].filter(({ id }) => id !== shown);
  const found = await Promise.all(
    plans.map(async ({ id: planId }) => {
      const of = { customerId, planId };
      const [state, kind] = await Promise.all([
        stateOfApplication(database, of),
        kindOfApplication(database, of),
      ]);
      const form = kind === null ? null : formOfKind(kind);
      if (state === null || form === null) return [];
      const isToNote =
        planId === current?.id
          ? !isWithPerson(state) || state === 'asked again'
          : isWithReceiver(state) || works.some(({ subject }) => subject === planId);
      return isToNote ? [{ planId, name: nameOfForm(form, who), state }] : [];
    }),
  );
  return found.flat();
}

/** Whether those who decide have it, or it is on its way to them. */
function isWithReceiver(state: ApplicationState | null): boolean {
  return state === 'sent' || state === 'being sent';
}
