import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { isNumber, isText, listOf, mapOf, objectOf, oneOf, orNull, readAs } from '../../data/outbox/shape.ts';
import { takeOldKeys } from '../../data/outbox/takeOldKeys.ts';
import { words } from '../words.ts';
import type { SubmittedLine, TypedLine, TypedLines } from './typedLines.ts';

/**
 * A category that was submitted, with its lines as they were typed then; later typing does not change them.
 */
export type WaitingCategory = {
  readonly side: 'income' | 'expenditure';
  readonly lines: readonly SubmittedLine[];
  /** An earlier attempt did not get through. */
  readonly isTried: boolean;
};

const inputs = { amount: isText, frequencyId: isNumber, deviationReasonId: orNull(isNumber) };
const isTypedLine = objectOf<TypedLine>(inputs);
const isSubmittedLine = objectOf<SubmittedLine>({ id: orNull(isText), typeId: isNumber, ...inputs });

/** One line as it stands in its inputs, by its type. */
export const LINE: Kind<TypedLine> = {
  name: 'budget line',
  called: words.unsent,
  fits: isTypedLine,
  keptIn: 'browser',
};

/** A category on its way to the server, by its id. */
export const CATEGORY: Kind<WaitingCategory> = {
  name: 'budget category',
  called: words.unsent,
  fits: objectOf<WaitingCategory>({
    side: oneOf('income', 'expenditure'),
    lines: listOf(isSubmittedLine),
    isTried: oneOf(true, false),
  }),
  keptIn: 'browser',
  onlyNewest: true,
};

const isOldTyping = objectOf<{ typed: TypedLines; waiting: readonly number[] }>({
  typed: mapOf(isTypedLine),
  waiting: listOf(isNumber),
});

/**
 * Moves into the outbox the lines that browsers kept for this journey before the outbox existed. Returns the
 * categories that were submitted: they are submitted again once the budget is read.
 */
export function takeOverTyping(outbox: Outbox, journeyId: string): readonly number[] {
  const kept = takeOldKeys(`budget.${journeyId}`).flatMap(text => readAs(isOldTyping, text) ?? []);
  for (const { typed } of kept)
    for (const [key, line] of Object.entries(typed)) outbox.keep(LINE, { scope: journeyId, key }, line);
  return kept.flatMap(({ waiting }) => waiting);
}
