import { moverOf, type Outcome } from '@towpath/domain/applications/applicationState.ts';
import { FORM_WORK } from '@towpath/domain/people/formWork.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { followAnswer, followWithdrawal } from '../plans/moving.ts';
import { sayOfWork } from '../work/workItems.ts';
import { tellOfState } from './letters.ts';
import { moveApplication, type Said } from './repository.ts';
import type { OfApplication } from './sealing.ts';
import type { ApplicationsDeps } from './service.ts';
import { putBeforeAdviser } from './workList.ts';

type Answer = {
  readonly outcome: Outcome;
  readonly said: Said;
  readonly version: number | null;
  readonly at: Date;
  /** Whoever of us notes it; null where it was heard from them. */
  readonly staffId: string | null;
};

/** Writes down what became of an application that is held and was sent: what those decided who took it, or that its person took it back; and brings its plan to it. The caller has asked whether it may. */
export async function noteAnswer(
  trx: DatabaseTransaction,
  deps: ApplicationsDeps,
  of: OfApplication,
  { outcome, said, version, at, staffId }: Answer,
): Promise<void> {
  const by = { by: moverOf(outcome), at, version, said, ...(staffId === null ? {} : { staffId }) } as const;
  await moveApplication(trx, deps.seal, of, { state: outcome, ...by });
  const notedBy = staffId === null ? undefined : 'adviser';
  const move = { ...of, at, notedBy, saidOn: said.on } as const;
  const isFollowed =
    outcome === 'withdrawn'
      ? await followWithdrawal(trx, move)
      : await followAnswer(trx, { ...move, outcome });
  await tellOfState(trx, of, { state: outcome, at });
  // A no is talked over with the person, and so is a plan that was noted to be something else.
  if (outcome !== 'refused' && isFollowed) return;
  await putBeforeAdviser(trx, { ...of, at }, deps);
  const { customerId, planId: subject } = of;
  await sayOfWork(trx, { kind: 'application', subject, customerId }, FORM_WORK.answered);
}
