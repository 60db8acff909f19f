import { accepted, type Checked, refused } from '../values/checked.ts';

/** Most characters in a reference, spaces left out. */
export const LONGEST_REFERENCE = 18;
/** Characters at the end of a reference that are shown as they are. */
export const SHOWN_OF_REFERENCE = 4;

/** What a person is told about a reference, word for word (DE-037). */
export const REFERENCE_MESSAGES = {
  outOfRange: 'Reference number must be between 1 and 18 digits',
} as const;

/**
 * Checks a creditor's reference: after removing spaces, 1 to 18 characters; one made only of digits is a number of at
 * least 1 (DE-037, DE-038). The reference is optional: an empty one gives null.
 */
export function checkReference(value: unknown): Checked<string | null, 'outOfRange'> {
  if (value === null || value === undefined) return accepted(null);
  // Control characters and lone surrogates cannot be stored, and nobody means to type one.
  if (typeof value !== 'string' || !value.isWellFormed()) return tooLongOrNothing();
  const reference = value.normalize('NFC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
  if (reference === '') return accepted(null);
  if (/\p{Cc}/u.test(reference) || [...reference].length > LONGEST_REFERENCE) return tooLongOrNothing();
  return /^0+$/u.test(reference) ? tooLongOrNothing() : accepted(reference);
}

/** Hides a reference from onlookers: digits before the last 4 characters become asterisks (DE-042). */
export function maskReference(reference: string): string {
  const characters = [...reference];
  const hidden = characters
    .slice(0, -SHOWN_OF_REFERENCE)
    .join('')
    .replace(/\p{Nd}/gu, '*');
  return hidden + characters.slice(-SHOWN_OF_REFERENCE).join('');
}

function tooLongOrNothing() {
  return refused('outOfRange', REFERENCE_MESSAGES.outOfRange);
}
