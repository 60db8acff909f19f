import { type FormStands, type FormWithUs, isFormOut, type Way } from '@towpath/domain/plans/ways/way.ts';
import type { Database } from '../../platform/database/database.ts';
import { waitingWork } from '../work/workItems.ts';

export type FormDeps = {
  readonly database: Database;
  /** How the form of the person stands that was handed over and goes further, is back with them, or has gone; null for any other. */
  readonly formStands: (customerId: string) => Promise<FormStands | null>;
};

/**
 * The form of a plan that waits for one of us, and by when we are at it; null for none, and for one that nobody reads on,
 * since it goes no further: no day is promised for it.
 */
export async function waitingForm(
  { database, formStands }: FormDeps,
  customerId: string,
  planId: string,
): Promise<{ readonly stands: FormWithUs; readonly dueAt: Date } | null> {
  const works = await waitingWork(database, 'application', customerId);
  const waiting = works.find(({ subject }) => subject === planId);
  const stands = waiting ? await formStands(customerId) : null;
  return waiting && stands && stands !== 'gone' && stands !== 'back'
    ? { stands, dueAt: waiting.dueAt }
    : null;
}

/** Whether the form of the plan that a person is on is with one of us, or has gone, where such a form tells how the plan goes. */
export async function usesForm(
  { formStands }: Pick<FormDeps, 'formStands'>,
  customerId: string,
  { isToldByForm }: Way,
): Promise<boolean> {
  return isToldByForm !== undefined && isFormOut(await formStands(customerId));
}
