import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { followAnswer } from '../plans/moving.ts';
import { tellOfState } from './letters.ts';
import { moveApplication, type Said } from './repository.ts';
import type { OfApplication } from './sealing.ts';
import type { ApplicationsDeps } from './service.ts';
import { putBeforeAdviser } from './workList.ts';

type Answer = {
  readonly outcome: 'granted' | 'refused';
  readonly said: Said;
  readonly version: number | null;
  readonly at: Date;
  /** Whoever of us notes it; null where it was heard from them. */
  readonly staffId: string | null;
};

/** Writes down what those decided who took an application that is held, and brings its plan to it. The caller has asked whether it may. */
export async function noteAnswer(
  trx: DatabaseTransaction,
  deps: ApplicationsDeps,
  of: OfApplication,
  { outcome, said, version, at, staffId }: Answer,
): Promise<void> {
  const by = { by: 'receiver', at, version, said, ...(staffId === null ? {} : { staffId }) } as const;
  await moveApplication(trx, deps.seal, of, { state: outcome, ...by });
  const notedBy = staffId === null ? undefined : 'adviser';
  const isFollowed = await followAnswer(trx, { ...of, outcome, at, notedBy, saidOn: said.on });
  await tellOfState(trx, of, { state: outcome, at });
  // A no is talked over with the person, and so is a plan that was noted to be something else.
  if (outcome === 'refused' || !isFollowed) await putBeforeAdviser(trx, { ...of, at }, deps);
}
