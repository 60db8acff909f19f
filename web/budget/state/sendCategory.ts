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
import { isSameLine } from './typedLines.ts';

/** Submits a category as it was given, an empty sum as 0 (IE-015). Throws what `api` throws. */
export function submitCategory({ key, content }: Entry<WaitingCategory>): Promise<SubmittedEntry> {
  const call = content.side === 'income' ? submitIncomeCategory : submitExpenditureCategory;
  const types = content.lines.map(line => ({ ...line, amount: line.amount || 0 }));
  return api(call, { body: { categoryId: Number(key), types } });
}

/** Removes the submitted lines from what is typed. Lines typed while they were being sent stay. */
export function forgetSubmitted(outbox: Outbox, { scope, content }: Entry<WaitingCategory>): void {
  for (const line of content.lines) {
    const slot = outbox.slot(LINE, () => ({ scope, key: String(line.typeId) }));
    const typed = slot.read();
    if (typed && isSameLine(typed, line)) slot.forget();
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
