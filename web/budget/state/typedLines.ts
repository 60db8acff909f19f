import type { Budget, CategoryEntry, Frequency } from '@towpath/contracts/api/budget.ts';
import { checkBudgetAmount, monthlyAmount } from '@towpath/domain/budget/amounts.ts';
import { type Pence, penceOf, plainPounds } from '@towpath/domain/values/pence.ts';

/** What a line of the budget holds in its inputs. */
export type LineInputs = {
  /** Pounds as typed, without commas; empty while nothing is typed. */
  readonly amount: string;
  readonly frequencyId: number;
  readonly deviationReasonId: number | null;
};

/** A line of the budget as it stands in its inputs. */
export type TypedLine = LineInputs & {
  /** What the server had when the person began to type, null for nothing; left out by an earlier release. */
  readonly was?: LineInputs | null | undefined;
};

/** A line of a submitted category, as it stood in its inputs then. */
export type SubmittedLine = TypedLine & {
  /** Null for a line that the server does not have yet. */
  readonly id: string | null;
  readonly typeId: number;
};

/** Lines that were typed here and are not submitted yet, by type. */
export type TypedLines = Readonly<Record<number, TypedLine>>;

export type EntryLine = CategoryEntry['types'][number];

/** The progress of a category, in the screen's terms. */
export type CategoryStatus = 'notStarted' | 'inProgress' | 'completed' | 'error';

/** What the inputs of a line hold after a change. What the server had when it began stays with it. */
export function typedNow(line: EntryLine, typed: TypedLines, change: Partial<TypedLine>): TypedLine {
  return { ...shownLine(line, typed), was: wasOf(line, typed), ...change };
}

/** What the server had of a line when the person began to type in it, or has now where they did not. */
function wasOf(line: EntryLine, typed: TypedLines): TypedLine['was'] {
  const now = typed[line.typeId];
  return now ? now.was : lineOnServer(line);
}

/** A line as the server has it; null for one that it does not have. */
export function lineOnServer({ id, ...line }: EntryLine): LineInputs | null {
  return id === null ? null : submittedLine({ ...line, id, start: null });
}

/** What the inputs of a line show: what was typed, otherwise what was submitted before. */
export function shownLine(line: EntryLine, typed: TypedLines): TypedLine {
  return typed[line.typeId] ?? submittedLine(line);
}

/** A line as submitted, or its initial state; a sum of 0 or none leaves its input empty. */
export function submittedLine({ amount, frequencyId, deviationReasonId, start }: EntryLine): TypedLine {
  if (start)
    return { amount: plainPounds(penceOf(start.amount)), frequencyId: start.frequencyId, deviationReasonId };
  return { amount: amount ? plainPounds(penceOf(amount)) : '', frequencyId, deviationReasonId };
}

/** Whether a typed line differs from what was submitted. */
export function differs(line: EntryLine, typed: TypedLines): boolean {
  const now = typed[line.typeId];
  return now !== undefined && !isSameLine(now, submittedLine(line));
}

/** Whether the inputs of a line hold the same. */
export function isSameLine(one: LineInputs, other: LineInputs): boolean {
  return (
    one.amount === other.amount &&
    one.frequencyId === other.frequencyId &&
    one.deviationReasonId === other.deviationReasonId
  );
}

/**
 * The progress of a category. A completed one that is edited again is in progress until it is submitted
 * (IE-010).
 */
export function categoryStatus({ status, types }: CategoryEntry, typed: TypedLines): CategoryStatus {
  if (status === 'Error') return 'error';
  const isTyped = types.some(line => differs(line, typed));
  if (status === 'Completed') return isTyped ? 'inProgress' : 'completed';
  return isTyped ? 'inProgress' : 'notStarted';
}

/** What a line comes to in a month as typed, in pence; null while it holds no sum that can be read. */
export function monthOfLine(
  line: EntryLine,
  typed: TypedLines,
  frequencies: readonly Frequency[],
): Pence | null {
  const { amount, frequencyId } = shownLine(line, typed);
  const frequency = frequencies.find(one => one.frequencyId === frequencyId);
  const checked = checkBudgetAmount(amount);
  return frequency && checked.ok && amount !== '' ? monthlyAmount(checked.value, frequency) : null;
}

/** The monthly total of a category as typed, in pence. A sum that cannot be read counts as 0 until it can. */
export function categoryAsTyped(
  { types }: Pick<CategoryEntry, 'types'>,
  typed: TypedLines,
  frequencies: readonly Frequency[],
): Pence {
  return types.reduce((sum, line) => sum + (monthOfLine(line, typed, frequencies) ?? 0), 0);
}

/** Monthly income, outgoings and what is left, as typed, in pence. */
export function totalsAsTyped(
  { incomeCategories, expenditureCategories, frequencies }: Budget,
  typed: TypedLines,
) {
  const sumOf = (entries: readonly CategoryEntry[]) =>
    entries.reduce((sum, entry) => sum + categoryAsTyped(entry, typed, frequencies), 0);
  const income = sumOf(incomeCategories);
  const outgoings = sumOf(expenditureCategories);
  return { income, outgoings, left: income - outgoings };
}

/** The sums of a category that cannot be read, each with how to correct it (IE-016). */
export function problemsIn(
  { types }: CategoryEntry,
  typed: TypedLines,
): readonly { readonly typeId: number; readonly message: string }[] {
  return types.flatMap(line => {
    const checked = checkBudgetAmount(shownLine(line, typed).amount);
    return checked.ok ? [] : [{ typeId: line.typeId, message: checked.message }];
  });
}

/** The lines of a category to submit, as they stand in their inputs. */
export function linesToSubmit({ types }: CategoryEntry, typed: TypedLines): readonly SubmittedLine[] {
  return types.map(line => {
    const shown = shownLine(line, typed);
    return { id: line.id, typeId: line.typeId, ...shown, was: wasOf(line, typed) };
  });
}
