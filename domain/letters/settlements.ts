import { checkPounds, type Pence } from '../values/pence.ts';
import type { LetterEdits } from './compose.ts';
import type { LetterDefinition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';
import { beyond } from './placeLimits.ts';
import { placeNamed } from './places.ts';

/** What a letter offers once to settle its debt; null for a letter that offers nothing of that kind, or nothing yet. */
export function settlementIn(
  { body, ...definition }: LetterDefinition,
  facts: LetterFacts,
  edits: LetterEdits,
): Pence | null {
  const name = body.places.find(({ isSettlement }) => isSettlement)?.name;
  const place = name === undefined ? null : placeNamed({ ...definition, body }, name);
  if (name === undefined || place === null) return null;
  const typed = (Object.hasOwn(edits, name) && edits[name]) || '';
  const sum = checkPounds(typed);
  return sum.ok && beyond(place, facts, typed) === null ? sum.value : null;
}

/** What one letter offers to settle a debt. */
export type Settlement = { readonly debtId: string; readonly sum: Pence };

/**
 * What is said above a letter with an offer to settle, where it and those about other debts offer more than can be paid at
 * once; null where they do not, or nobody has said what can be.
 *
 * @param made the offers that went or were read, and that nobody has said no to
 */
export function warnsOfMoreAtOnce(
  own: Settlement,
  made: readonly Settlement[],
  lumpSum: Pence | null,
): string | null {
  const others = made.filter(({ debtId }) => debtId !== own.debtId);
  const total = others.reduce((sum, other) => sum + other.sum, own.sum);
  return lumpSum === null || total <= lumpSum ? null : letterWords.moreAtOnce(lumpSum, total);
}
