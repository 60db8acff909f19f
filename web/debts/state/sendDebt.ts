import { addDebt, changeDebt, type Debt, myDebts } from '@towpath/contracts/api/debts.ts';
import { myPages } from '@towpath/contracts/api/journeys.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { api } from '../../data/client.ts';
import { type Failure, isFailure, Offline } from '../../data/failure.ts';
import type { Entry, Outcome } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { DEBT, type WaitingDebt } from './debtKinds.ts';

/**
 * Saves a debt: a new one at its step, a known one in its place. Throws what `api` throws.
 *
 * @param isKnown whether the server has it: adding it again would leave it as it was
 */
export async function saveDebt({ body, stepId }: WaitingDebt, isKnown: boolean): Promise<Debt> {
  if (isKnown) return api(changeDebt, { params: { debtId: body.id }, body });
  const { was: _, ...whole } = body;
  return api(addDebt, { query: { stepId: stepId ?? (await debtsStep()) }, body: whole });
}

/** The debts step of the person's journey. Without one the server refuses the debt. */
async function debtsStep(): Promise<string> {
  const { pages } = await api(myPages);
  const steps = pages.flatMap(({ sections }) => sections.flatMap(section => section.steps));
  return steps.find(({ type }) => type === CUSTOMER_DEBTS.name)?.id ?? '';
}

/** The outcome for a debt that could not be saved. */
export function outcomeOf(why: Failure, outbox: Outbox, entry: Entry<WaitingDebt>): Outcome {
  if (!(why instanceof Offline)) {
    outbox.change({ ...entry, content: { ...entry.content, faults: why.fields } });
    return { kind: 'refused', says: why.message };
  }
  outbox.change({ ...entry, content: { ...entry.content, isTried: true } });
  return { kind: 'later' };
}

/** Saves debts while the list of them is not open. */
export const debtSender = senderOf(DEBT, outbox => async entry => {
  const { body, isNew } = entry.content;
  try {
    const isKnown = !isNew || (await api(myDebts)).debts.some(({ id }) => id === body.id);
    await saveDebt(entry.content, isKnown);
    return { kind: 'sent' };
  } catch (why) {
    if (!isFailure(why)) throw why;
    return outcomeOf(why, outbox, entry);
  }
});
