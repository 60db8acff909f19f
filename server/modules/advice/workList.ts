import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { dueWithin } from '../work/dueWithin.ts';
import { changeWork, closeWork, openWork, putBack, waitingWork } from '../work/workItems.ts';

const KIND = 'advice';
/** Where the operator says nothing, we look at an advice on the next day on which we are open. */
const WITHIN_DAYS_UNSAID = 1;

/** When we are there, and within how many open days one of us looks at an advice. */
export type AdviceLook = { readonly opening: OpeningHours; readonly withinOpenDays: number | undefined };

/** The same, as the operator says. */
export function adviceLookOf({ callHours, adviceLookWithinDays }: OperatorContent['settings']): AdviceLook {
  const opening = { hours: callHours.hours, closedOn: callHours.closedOn ?? [] };
  return { opening, withinOpenDays: adviceLookWithinDays };
}

type Judged = {
  readonly customerId: string;
  readonly recordId: string;
  /** The rules hand it to one of us, and none has said anything of it yet. */
  readonly isNeeded: boolean;
  readonly at: Date;
};

/**
 * Makes the work list say what the latest record of a person says: one piece of work where one of us has to look, which
 * stays the same piece, with its time and whoever has taken it, while records follow each other; none where nobody has to.
 */
export async function keepAdviceOnWorkList(
  trx: DatabaseTransaction,
  { customerId, recordId, isNeeded, at }: Judged,
  { opening, withinOpenDays }: AdviceLook,
): Promise<void> {
  const waiting = await waitingWork(trx, KIND, customerId);
  if (!isNeeded) {
    for (const { subject } of waiting) {
      await closeWork(trx, { kind: KIND, subject, customerId }, { state: 'cancelled', outcome: null, at });
    }
    return;
  }
  if (waiting.some(({ subject }) => subject === recordId)) return;
  const [before] = waiting;
  if (before) {
    await changeWork(trx, { kind: KIND, subject: before.subject, customerId }, { newSubject: recordId });
    return;
  }
  const dueAt = dueWithin(opening, at, withinOpenDays ?? WITHIN_DAYS_UNSAID);
  await openWork(trx, { kind: KIND, subject: recordId, customerId, dueAt, notBefore: null, at });
}

/** An adviser has said what fits: nobody has to look any more. */
export async function adviceIsDecided(
  trx: DatabaseTransaction,
  customerId: string,
  { outcome, at }: { readonly outcome: string; readonly at: Date },
): Promise<void> {
  await adviceIsEnded(trx, customerId, { state: 'done', outcome, at });
}

/** The session was ended by one of us: nobody looks at its advice any more, unless it is asked for anew. */
export async function adviceIsEnded(
  trx: DatabaseTransaction,
  customerId: string,
  {
    state,
    outcome,
    at,
  }: { readonly state: 'done' | 'cancelled'; readonly outcome: string; readonly at: Date },
): Promise<void> {
  for (const { subject } of await waitingWork(trx, KIND, customerId)) {
    await closeWork(trx, { kind: KIND, subject, customerId }, { state, outcome, at });
  }
}

/**
 * Somebody else has to look now, at a change or because one was refused: the work goes back to the list, or comes to it
 * where it was the adviser's own thought, due within the same days.
 */
export async function adviceWaitsForAnother(
  trx: DatabaseTransaction,
  { customerId, recordId, outcome, at }: Pick<Judged, 'customerId' | 'recordId' | 'at'> & { outcome: string },
  { opening, withinOpenDays }: AdviceLook,
): Promise<void> {
  const [before] = await waitingWork(trx, KIND, customerId);
  const dueAt = dueWithin(opening, at, withinOpenDays ?? WITHIN_DAYS_UNSAID);
  const subject = before?.subject ?? recordId;
  await openWork(trx, { kind: KIND, subject, customerId, dueAt, notBefore: null, at });
  await putBack(trx, { kind: KIND, subject, customerId }, outcome);
}
