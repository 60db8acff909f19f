import { accepted, type Checked, refused } from './checked.ts';

/** Fewest characters in any text answer. */
export const SHORTEST_TEXT = 2;
/** Most characters in a text answer. */
export const LONGEST_TEXT = 50;
/** Most characters in the shorter kind of text answer, which names use. */
export const LONGEST_SHORT_TEXT = 30;

/** What a person is told about a text answer or a name. */
export const TEXT_MESSAGES = {
  notText: 'Only text values are allowed',
  emoji: 'Emojis are not allowed',
  tooShort: 'A minimum of two characters is required',
  tooLong: 'A maximum of 50 characters is allowed',
  tooLongShort: 'A maximum of 30 characters is allowed',
} as const;

export type TextCode = 'notText' | 'emoji' | 'tooShort' | 'tooLong';

// Digits, # and * belong to Unicode's emoji characters only as the first half of a keycap, so they are looked
// for with their other half. ©, ® and ™ are ordinary signs until U+FE0F asks for their picture.
const EMOJI =
  /(?![©®™](?!\u{FE0F}))\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{20E3}|[0-9#*]\u{FE0F}/u;

const NAME_CHARACTERS = /^[\p{L}\p{M}'’‘`´.\-‐‑· \u{200C}\u{200D}]+$/u;

/**
 * Says whether a text holds an emoji: a picture, a flag, a skin tone or a keycap (QU-028).
 * A plain digit, `#` or `*` is not one.
 */
export function hasEmoji(text: string): boolean {
  return EMOJI.test(text);
}

/**
 * Checks a text answer of 2 to 50 characters (QU-027 to 029).
 * Takes whatever arrived; gives the text trimmed, composed (NFC) and on one line.
 * Characters are Unicode code points, so that a letter outside the basic plane counts once.
 */
export function checkText(value: unknown): Checked<string, TextCode> {
  return checkLength(value, LONGEST_TEXT, TEXT_MESSAGES.tooLong);
}

/** Checks the shorter kind of text answer, 2 to 30 characters (QU-030); otherwise as `checkText`. */
export function checkShortText(value: unknown): Checked<string, TextCode> {
  return checkLength(value, LONGEST_SHORT_TEXT, TEXT_MESSAGES.tooLongShort);
}

/**
 * Checks one name field: 2 to 30 characters (QU-031), made of letters of any script with their marks, apostrophes,
 * hyphens, full stops and spaces. Anything else, such as a digit, counts as not text. Capitals stay as typed, because
 * of names such as "McDonald" and "van der Berg".
 */
export function checkName(value: unknown): Checked<string, TextCode> {
  const checked = checkShortText(value);
  if (!checked.ok) return checked;
  const name = checked.value.replace(/\s+/gu, ' ');
  return readsAsName(name) ? accepted(name) : refused('notText', TEXT_MESSAGES.notText);
}

/** Whether a text of any length is made of the characters that names have, a letter among them. */
export function readsAsName(text: string): boolean {
  return NAME_CHARACTERS.test(text) && /\p{L}/u.test(text);
}

/** Whether a text can be stored: PostgreSQL has no place for a NUL character or half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function checkLength(value: unknown, longest: number, tooLong: string): Checked<string, TextCode> {
  // A lone surrogate cannot be stored or sent as UTF-8.
  if (typeof value !== 'string' || !value.isWellFormed()) return refused('notText', TEXT_MESSAGES.notText);
  const text = value
    .normalize('NFC')
    .replace(/[\t\n\v\f\r]+/gu, ' ')
    .trim();
  if (/\p{Cc}/u.test(text)) return refused('notText', TEXT_MESSAGES.notText);
  // Before the length, because taking the emoji out is what the person has to do either way.
  if (hasEmoji(text)) return refused('emoji', TEXT_MESSAGES.emoji);
  if (countVisible(text) < SHORTEST_TEXT) return refused('tooShort', TEXT_MESSAGES.tooShort);
  if ([...text].length > longest) return refused('tooLong', tooLong);
  return accepted(text);
}

// Two zero-width spaces look like an empty box, so they do not make up the minimum.
function countVisible(text: string): number {
  return [...text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()].length;
}
