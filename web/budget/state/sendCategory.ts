import {
  type SubmittedEntry,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/budget.ts';
import { api } from '../../data/client.ts';
import { isFailure, Offline } from '../../data/failure.ts';
import type { Entry } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { CATEGORY, LINE, type WaitingCategory } from './budgetKinds.ts';

/** Submits a category as it was given. Throws what `api` throws. */
export function submitCategory({ key, content }: Entry<WaitingCategory>): Promise<SubmittedEntry> {
  const call = content.side === 'income' ? submitIncomeCategory : submitExpenditureCategory;
  return api(call, { body: { categoryId: Number(key), types: [...content.lines] } });
}

/** Removes the submitted lines from what is typed. Lines typed while they were being sent stay. */
export function forgetSubmitted(outbox: Outbox, { scope, content }: Entry<WaitingCategory>): void {
  for (const [key, then] of Object.entries(content.typed)) {
    const slot = outbox.slot(LINE, () => ({ scope, key }));
    if (JSON.stringify(then) === JSON.stringify(slot.read())) slot.forget();
  }
}

/** Submits categories while the budget is not open. A refused one stays typed, to be corrected there. */
export const categorySender = senderOf(CATEGORY, outbox => async entry => {
  try {
    await submitCategory(entry);
    forgetSubmitted(outbox, entry);
    return { kind: 'sent' };
  } catch (why) {
    if (!isFailure(why)) throw why;
    if (!(why instanceof Offline)) return { kind: 'sent' };
    outbox.change({ ...entry, content: { ...entry.content, isTried: true } });
    return { kind: 'later' };
  }
});
