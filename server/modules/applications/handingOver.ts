import { wentAnotherWay } from '@towpath/domain/applications/anotherWay.ts';
import { filled } from '@towpath/domain/applications/filled.ts';
import { isReady } from '@towpath/domain/applications/filledForm.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { movePlanOf } from '../plans/moving.ts';
import { holdStandingPlan } from '../plans/standingPlan.ts';
import type { AppliedFor } from './reading.ts';
import { addVersion, type KeptApplication, moveApplication } from './repository.ts';
import { saidToIn } from './saidTo.ts';
import type { OfApplication } from './sealing.ts';
import type { ApplicationsDeps } from './service.ts';
import { type VersionContent, versionOf } from './version.ts';
import { putBeforeAdviser } from './workList.ts';

type Handing = Pick<AppliedFor, 'form' | 'facts'> & {
  readonly kept: KeptApplication;
  readonly at: Date;
  /** Something may be missing, or not match. */
  readonly asItIs: boolean;
  /** The person themselves, or one of us to whom they said yes on the phone. */
  readonly by:
    | { readonly by: 'person' }
    | { readonly by: 'adviser'; readonly staffId: string; readonly said: { readonly isAgreed: true } };
  /** Throws for a version that whoever calls does not hand over. */
  readonly look?: (content: VersionContent) => void;
};

/** Throws APPLICATION_NOT_READY, in words for whoever hands it over, where its plan was sent without it. The plan stays held. */
export async function refuseAnotherWay(
  trx: DatabaseTransaction,
  { customerId, planId }: OfApplication,
  { state }: Pick<KeptApplication, 'state'>,
  message: string,
): Promise<void> {
  const plan = await holdStandingPlan(trx, customerId, planId);
  if (plan && wentAnotherWay(state, plan.state)) throw new ApiError('APPLICATION_NOT_READY', { message });
}

/**
 * Hands over an application that is held, and gives the number of the version that is kept of it. The caller has asked
 * whether it may.
 *
 * @throws ApiError APPLICATION_NOT_READY where something is open and it is not handed over as it is
 */
export async function handOverHeld(
  trx: DatabaseTransaction,
  deps: ApplicationsDeps,
  of: OfApplication,
  { form, facts, kept, at, asItIs, by, look }: Handing,
): Promise<number> {
  const now = filled(form, facts, kept.given, await saidToIn(trx, kept.written));
  const isComplete = isReady(now);
  if (!isComplete && !asItIs) throw new ApiError('APPLICATION_NOT_READY');
  const content = versionOf(form, now, londonDate(at));
  look?.(content);
  const version = await addVersion(trx, deps.seal, of, { content, isComplete, at });
  await moveApplication(trx, deps.seal, of, { state: 'handed over', ...by, at, version });
  // A plan that an adviser has still to confirm stays where it is: they look at both. It is the person's hand that gives it to
  // us, whoever of us noted it, so that it is theirs again once they take it back.
  const notedBy = by.by === 'person' ? undefined : by.by;
  await movePlanOf(trx, { ...of, to: 'with an adviser', by: 'person', at, notedBy });
  await putBeforeAdviser(trx, { ...of, at }, deps);
  return version;
}
