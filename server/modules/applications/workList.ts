import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { dueWithin } from '../work/dueWithin.ts';
import { openWork } from '../work/workItems.ts';
import type { OfApplication } from './sealing.ts';

/** Where the operator promises no day, we read an application on the next on which we are open. */
const WITHIN_DAYS_UNPROMISED = 1;

/** Puts an application on the work list, due when we close on the last day by which we look at choices. */
export async function putBeforeAdviser(
  trx: DatabaseTransaction,
  { customerId, planId, at }: OfApplication & { readonly at: Date },
  {
    opening,
    withinOpenDays,
  }: { readonly opening: OpeningHours; readonly withinOpenDays: number | undefined },
): Promise<void> {
  const dueAt = dueWithin(opening, at, withinOpenDays ?? WITHIN_DAYS_UNPROMISED);
  await openWork(trx, { kind: 'application', subject: planId, customerId, dueAt, notBefore: null, at });
}
