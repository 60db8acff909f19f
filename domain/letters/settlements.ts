import { isoDate } from '../values/calendar-date.ts';
import { readSaidDay } from '../values/dayWords.ts';
import { checkPounds, type Pence } from '../values/pence.ts';
import type { LetterEdits } from './compose.ts';
import { type ComposedLetter, placesOf } from './composed.ts';
import type { LetterDefinition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { letterWords } from './letterWords.ts';
import { beyond } from './placeLimits.ts';
import { placeNamed } from './places.ts';
import type { LetterAnswer, SentAbout } from './sentLetter.ts';
import { LETTER_SIGNS, type LetterSign } from './signs.ts';
import { threadOf } from './threads.ts';

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

/** So many days after a yes what settles a debt is paid, as the letter that offers it says. */
export const SETTLED_WITHIN_DAYS = 14;

/** Whether a letter goes with the payment of a settlement that was agreed. */
export function confirmsSettlement({ when }: Pick<LetterDefinition, 'when'>): boolean {
  return when.stages?.includes('settlement accepted') === true;
}

/**
 * What the answer to a letter that says that a settlement was paid makes of that: `said` while nobody has denied it, `denied`
 * where they say that something is still owed.
 */
export function settledAs(answer: LetterAnswer | null): 'said' | 'confirmed' | 'denied' {
  if (answer === 'refused' || answer === 'asks for more') return 'denied';
  return answer === 'accepted' ? 'confirmed' : 'said';
}

/**
 * The letter by which a settlement was agreed that is still to be paid: the last that offered one had a yes, and none that
 * says that it was paid went since. Undefined for none.
 *
 * @param sent what went about a debt, the earliest first
 * @param all every letter there is
 */
export function agreedToSettle<Sent extends SentAbout>(
  sent: readonly Sent[],
  all: readonly LetterDefinition[],
): Sent | undefined {
  const at = sent.findLastIndex(({ definition }) => threadOf(definition, all) === 'settlement');
  const last = sent[at];
  const isPaid = sent.slice(at + 1).some(({ definition }) => confirmsSettlement(definition));
  return last?.answer === 'accepted' && !isPaid ? last : undefined;
}

/**
 * The letter that says that a settlement was paid whose answer denies that, while nothing went about it since: no complaint,
 * and nothing else about a settlement. Undefined for none.
 *
 * @param sent what went about a debt, the earliest first
 * @param all every letter there is
 */
export function deniedSettlement<Sent extends SentAbout>(
  sent: readonly Sent[],
  all: readonly LetterDefinition[],
): Sent | undefined {
  const at = sent.findLastIndex(({ definition }) => confirmsSettlement(definition));
  const last = sent[at];
  if (!last || settledAs(last.answer) !== 'denied') return undefined;
  const threads = sent.slice(at + 1).map(({ definition }) => threadOf(definition, all));
  return threads.some(thread => thread === 'settlement' || thread === 'complaint') ? undefined : last;
}

/** While one of these is so a debt may not be owed, or never is to who asks for it: nothing is paid on it before a talk. */
const MAY_NOT_BE_OWED: readonly LetterSign[] = ['advice first', 'from fraud', 'illegal lender'];

/**
 * While one of these is so all debts are dealt with together, or are to be: one that is paid by itself is a preference, breaks
 * a programme, or is paid though it would be cleared.
 */
const DEALT_WITH_TOGETHER: readonly LetterSign[] = ['solution in force', 'by law chosen'];

/**
 * Why a settlement that was agreed is not paid before its person has talked with one of us; null where it may be. The rules
 * of the letters say the same of the letter that goes with the payment.
 *
 * @param facts those of its debt
 */
export function whySettlementWaits(facts: LetterFacts): 'may not be owed' | 'dealt with together' | null {
  const isSo = (sign: LetterSign) => LETTER_SIGNS[sign].isSo(facts);
  if (MAY_NOT_BE_OWED.some(isSo)) return 'may not be owed';
  return DEALT_WITH_TOGETHER.some(isSo) ? 'dealt with together' : null;
}

/** What a letter that went offered once to settle its debt; null where it does not say. */
export function settlementOffered(letter: ComposedLetter, { body }: LetterDefinition): Pence | null {
  const name = body.places.find(({ isSettlement }) => isSettlement)?.name;
  const sum = checkPounds(placesOf(letter).find(place => place.name === name)?.value ?? '');
  return sum.ok ? sum.value : null;
}

/** The place of a letter with the day on which a settlement was paid. */
export const PAID_ON = 'paidOn';

/** The day on which a letter that goes with the payment says that it was paid, 'YYYY-MM-DD'; null where it names none. */
export function paidOnIn(letter: ComposedLetter): string | null {
  const value = placesOf(letter).find(({ name }) => name === PAID_ON)?.value ?? '';
  const day = readSaidDay(value);
  return day === null ? null : isoDate(day);
}
