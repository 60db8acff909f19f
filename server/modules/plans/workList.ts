import { FORM_WORK } from '@towpath/domain/people/formWork.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { mayHaveGone } from '../applications/acceptedForm.ts';
import { dueWithin } from '../work/dueWithin.ts';
import { closeUntaken, closeWork, openWork, sayOfWork } from '../work/workItems.ts';

const KIND = 'plan';
/** Where the operator promises no day, we look at a choice on the next on which we are open. */
const WITHIN_DAYS_UNPROMISED = 1;

type Chosen = { readonly customerId: string; readonly planId: string; readonly at: Date };

/**
 * Puts a choice before an adviser, who looks at it with the person. It is due when we close on the last day on which the
 * person is told to expect us; at once where we are never open.
 */
export async function putBeforeAdviser(
  trx: DatabaseTransaction,
  { customerId, planId, at }: Chosen,
  {
    opening,
    withinOpenDays,
  }: { readonly opening: OpeningHours; readonly withinOpenDays: number | undefined },
): Promise<void> {
  const dueAt = dueWithin(opening, at, withinOpenDays ?? WITHIN_DAYS_UNPROMISED);
  await openWork(trx, { kind: KIND, subject: planId, customerId, dueAt, notBefore: null, at });
}

/**
 * Takes a choice that was left off the work list, and the application for it and its midway review. One that was accepted
 * may have gone by hand already: it stays until one of us has said whether it has.
 */
export async function noLongerChosen(
  trx: DatabaseTransaction,
  { customerId, planId, at }: Chosen,
): Promise<void> {
  const isKept = await mayHaveGone(trx, { customerId, planId });
  for (const kind of [KIND, 'application', 'review'] as const) {
    const work = { kind, subject: planId, customerId };
    if (kind === 'application' && isKept) {
      await sayOfWork(trx, work, FORM_WORK.leftSince);
      continue;
    }
    await closeWork(trx, work, { state: 'cancelled', outcome: null, at });
  }
}

/** What one of us has sent for its person is no choice to look at any more: they went through it with them before that. */
export async function wasLookedAt(
  trx: DatabaseTransaction,
  { customerId, planId, at }: Chosen,
): Promise<void> {
  await closeUntaken(trx, { kind: KIND, subject: planId, customerId }, at);
}
