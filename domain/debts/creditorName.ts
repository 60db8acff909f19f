import { accepted, type Checked, refused } from '../values/checked.ts';

/** Most characters in the name of a creditor: longer than any trading name, and still one line of a letter. */
export const LONGEST_CREDITOR_NAME = 200;

export const CREDITOR_NAME_MESSAGES = {
  missing: 'Tell us who you owe',
  tooLong: 'Use a shorter name, up to 200 characters',
} as const;

/** Checks the name of a creditor, chosen or typed freely. Returns it on one line, without extra spaces. */
export function checkCreditorName(value: unknown): Checked<string, 'missing' | 'tooLong'> {
  if (typeof value !== 'string' || !value.isWellFormed())
    return refused('missing', CREDITOR_NAME_MESSAGES.missing);
  const name = value
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // Invisible characters do not make a name.
  if (!/[\p{L}\p{N}]/u.test(name)) return refused('missing', CREDITOR_NAME_MESSAGES.missing);
  if ([...name].length > LONGEST_CREDITOR_NAME) return refused('tooLong', CREDITOR_NAME_MESSAGES.tooLong);
  return accepted(name);
}
