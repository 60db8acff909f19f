import { EARLIER_FIGURES, type EarlierFigure } from '@towpath/domain/budget/facts.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { isNumber, isText, listOf, objectOf, oneOf, optional, orNull } from '../../data/outbox/shape.ts';
import { words } from '../words.ts';
import type { LineInputs, SubmittedLine, TypedLine } from './typedLines.ts';

/**
 * A category that was submitted, with its lines as they were typed then; later typing does not change them.
 */
export type WaitingCategory = {
  readonly side: 'income' | 'expenditure';
  readonly lines: readonly SubmittedLine[];
  /** An earlier attempt did not get through. */
  readonly isTried: boolean;
};

const sums = { amount: isText, frequencyId: isNumber, deviationReasonId: orNull(isNumber) };
const inputs = { ...sums, was: optional(orNull(objectOf<LineInputs>(sums))) };
export const isTypedLine = objectOf<TypedLine>(inputs);
const isSubmittedLine = objectOf<SubmittedLine>({ id: orNull(isText), typeId: isNumber, ...inputs });

/** One line as it stands in its inputs, by its type. */
export const LINE: Kind<TypedLine> = {
  name: 'budget line',
  called: words.unsent,
  fits: isTypedLine,
  keptIn: 'browser',
};

/** What a person said of the budget as a whole. */
export type GivenList = {
  /** The lines that they fill in. */
  readonly typeIds: readonly number[];
  /** How often a line comes or goes until it says so itself. */
  readonly frequencyId: number;
  /** The sums of the first questions that they looked at again and left as they are. */
  readonly settled: readonly EarlierFigure[];
};

/** What is ticked, under the one key `list`. */
export const LIST: Kind<GivenList> = {
  name: 'budget list',
  called: words.unsent,
  fits: objectOf<GivenList>({
    typeIds: listOf(isNumber),
    frequencyId: isNumber,
    settled: listOf(oneOf(...EARLIER_FIGURES)),
  }),
  keptIn: 'browser',
  onlyNewest: true,
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

/** A category that an earlier release kept as submitted. Its lines are among what is typed. */
export const SUBMITTED_BEFORE: Kind<{ readonly categoryId: number }> = {
  name: 'budget category submitted before',
  called: words.unsent,
  fits: objectOf<{ readonly categoryId: number }>({ categoryId: isNumber }),
  keptIn: 'browser',
};
