import { adviceFirstWords } from '../debts/advice-first/words.ts';
import type { LetterDefinition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { isWrittenToThem } from './pack.ts';
import { LETTER_SIGNS, type LetterSign } from './signs.ts';

/** What is said above a letter that may go, and should not before a talk. */
export type SaidFirst = { readonly heading: string; readonly text: string };

/** A letter that only says what the law does already admits nothing. */
const BY_LAW: readonly LetterSign[] = ['held by law', 'debt relief order'];

/**
 * The caution of a plan, for a letter to them about a debt that is disputed or may be too old: what may be written of that at
 * all is best talked over first. Null for any other, and for what goes to a bank or an ombudsman.
 *
 * @param lender whom the debt is owed to, by name
 */
export function saidFirst(
  definition: Pick<LetterDefinition, 'receiver' | 'when'>,
  facts: LetterFacts,
  lender: string,
): SaidFirst | null {
  if (!isWrittenToThem(definition) || !LETTER_SIGNS['advice first'].isSo(facts)) return null;
  if (definition.when.is?.some(sign => BY_LAW.includes(sign))) return null;
  return { heading: adviceFirstWords.heading(lender), text: adviceFirstWords.text(1) };
}
