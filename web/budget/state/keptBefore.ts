import type { Outbox } from '../../data/outbox/outbox.ts';
import { isNumber, listOf, mapOf, objectOf, readAs } from '../../data/outbox/shape.ts';
import { takeOldKeys } from '../../data/outbox/takeOldKeys.ts';
import { isTypedLine, LINE, SUBMITTED_BEFORE } from './budgetKinds.ts';
import type { TypedLines } from './typedLines.ts';

/** Ordered after the answers and debts of that release, which start at 0 and at a million. */
const OLD_CATEGORIES_FROM = 2_000_000;

const isOldTyping = objectOf<{ typed: TypedLines; waiting: readonly number[] }>({
  typed: mapOf(isTypedLine),
  waiting: listOf(isNumber),
});

/**
 * Moves into the outbox the lines that browsers kept for this journey before the outbox existed, and the categories
 * that were submitted, to be submitted again.
 */
export function takeOverTyping(outbox: Outbox, journeyId: string): void {
  const kept = takeOldKeys(`budget.${journeyId}`).flatMap(text => readAs(isOldTyping, text) ?? []);
  for (const { typed, waiting } of kept) {
    for (const [key, line] of Object.entries(typed)) outbox.takeOver(LINE, { scope: journeyId, key }, line);
    for (const [place, categoryId] of waiting.entries())
      outbox.takeOver(
        SUBMITTED_BEFORE,
        { scope: journeyId, key: String(categoryId) },
        { categoryId },
        OLD_CATEGORIES_FROM + place,
      );
  }
}
