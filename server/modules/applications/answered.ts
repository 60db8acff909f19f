import { isUkNation } from '@towpath/domain/people/nation.ts';
import { onceGranted } from '@towpath/domain/plans/ways/hands.ts';
import type { Way } from '@towpath/domain/plans/ways/way.ts';
import { wayOf } from '@towpath/domain/plans/ways/ways.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { movePlanOf } from '../plans/moving.ts';
import { planForStaff } from '../plans/planForStaff.ts';
import { tellOfState } from './letters.ts';
import type { AdviceOfToday } from './reading.ts';
import { moveApplication, type Said } from './repository.ts';
import type { OfApplication } from './sealing.ts';
import type { ApplicationsDeps } from './service.ts';
import { putBeforeAdviser } from './workList.ts';

export type AnsweredDeps = ApplicationsDeps & AdviceOfToday;

/** The way of the plan that an application is for, where its person lives; null where the person is on it no more. */
export async function wayOfApplication(
  { database, recommendations }: AnsweredDeps,
  { customerId, planId }: OfApplication,
): Promise<Way | null> {
  const plan = await planForStaff(database, customerId);
  if (plan?.id !== planId) return null;
  const { nation } = (await recommendations.asKept(customerId, plan.recordId)).record.inputs;
  return nation !== null && isUkNation(nation) ? wayOf(plan.shortName, nation) : null;
}

type Answer = {
  readonly outcome: 'granted' | 'refused';
  readonly said: Said;
  readonly version: number | null;
  readonly at: Date;
  readonly way: Way | null;
  /** Whoever of us notes it; null where it was heard from them. */
  readonly staffId: string | null;
};

/** Writes down what those decided who took an application that is held, and moves its plan. The caller has asked whether it may. */
export async function noteAnswer(
  trx: DatabaseTransaction,
  deps: ApplicationsDeps,
  of: OfApplication,
  { outcome, said, version, at, way, staffId }: Answer,
): Promise<void> {
  const by = { by: 'receiver', at, version, said, ...(staffId === null ? {} : { staffId }) } as const;
  await moveApplication(trx, deps.seal, of, { state: outcome, ...by });
  const notedBy = staffId === null ? undefined : 'adviser';
  const isGranted = outcome === 'granted';
  const to = isGranted ? 'accepted' : 'refused';
  await movePlanOf(trx, { ...of, to, by: 'receiver', at, notedBy });
  if (isGranted && way && onceGranted(way) === 'running') {
    await movePlanOf(trx, { ...of, to: 'running', by: 'adviser', at });
  }
  await tellOfState(trx, of, { state: outcome, at });
  // A no is talked over with the person.
  if (!isGranted) await putBeforeAdviser(trx, { ...of, at }, deps);
}
