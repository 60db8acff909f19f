import {
  type CategoryEntry,
  type SubmittedEntry,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/budget.ts';
import { api } from '../../data/client.ts';
import { type Failure, hasCode, isFailure, Offline } from '../../data/failure.ts';
import type { Entry, Outcome } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { CATEGORY, LINE, type WaitingCategory } from './budgetKinds.ts';
import { isSameLine, linesToSubmit, type TypedLines } from './typedLines.ts';

/**
 * A category as it is submitted, with all its lines as they stand.
 *
 * @param isTried whether an earlier attempt did not get through
 */
export function categoryToSend(
  side: WaitingCategory['side'],
  entry: CategoryEntry,
  typed: TypedLines,
  isTried: boolean,
): WaitingCategory {
  return {
    side,
    lines: linesToSubmit(entry, typed),
    isTried,
  };
}

/** What came of submitting a category. */
export type Submission =
  | { readonly ok: true; readonly entry: SubmittedEntry }
  | { readonly ok: false; readonly why: Failure };

/**
 * Submits a category as it was given. Its lines are then no longer typed. A refused one stays typed, to be
 * corrected there; without a connection it is sent again later.
 *
 * @param told hears what came of it, before the outbox does
 */
export async function sendCategory(
  outbox: Outbox,
  entry: Entry<WaitingCategory>,
  told: (submission: Submission) => void = () => {},
): Promise<Outcome> {
  try {
    told({ ok: true, entry: await submitCategory(entry) });
    forgetSubmitted(outbox, entry);
    return { kind: 'sent' };
  } catch (why) {
    if (!isFailure(why)) throw why;
    told({ ok: false, why });
    if (!(why instanceof Offline)) return { kind: 'sent' };
    outbox.change({ ...entry, content: { ...entry.content, isTried: true } });
    return { kind: 'later' };
  }
}

/** Sends categories while the budget is not open. */
export const categorySender = senderOf(CATEGORY, outbox => entry => sendCategory(outbox, entry));

/** An empty sum is sent as 0 (IE-015). Throws what `api` throws. */
function submitCategory({ key, content }: Entry<WaitingCategory>): Promise<SubmittedEntry> {
  const call = content.side === 'income' ? submitIncomeCategory : submitExpenditureCategory;
  const types = content.lines.map(({ was: _, ...line }) => ({ ...line, amount: line.amount || 0 }));
  const was = content.lines.flatMap(({ typeId, was: read }) =>
    read ? [{ ...read, typeId, amount: Number(read.amount) }] : [],
  );
  return api(call, { body: { categoryId: Number(key), types, was } });
}

/** The lines for which a category was not saved, since one of us put them right after they were read. */
export function linesPutRight(failure: unknown): readonly number[] | undefined {
  if (!hasCode(failure, 'CHANGED_SINCE_READ')) return undefined;
  return failure.fields.map(({ field }) => Number(field.slice('lines.'.length)));
}

/** Removes the submitted lines from what is typed. Lines typed while they were being sent stay. */
function forgetSubmitted(outbox: Outbox, { scope, content }: Entry<WaitingCategory>): void {
  for (const line of content.lines) {
    const slot = outbox.slot(LINE, () => ({ scope, key: String(line.typeId) }));
    const typed = slot.read();
    if (typed && isSameLine(typed, line)) slot.forget();
  }
}
