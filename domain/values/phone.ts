import { accepted, type Checked, refused } from './checked.ts';

/** How many characters a phone answer has, the plus sign included (QU-037). */
export const PHONE_LENGTH = { shortest: 10, longest: 13 } as const;

/** What a person is told about a phone number. */
export const PHONE_MESSAGES = {
  phone: 'Must be a valid phone number',
} as const;

export type PhoneCode = 'missing' | 'tooShort' | 'tooLong' | 'notUk';

/** What a phone input keeps of what is typed: digits and plus signs (QU-039). */
export function stripPhone(typed: string): string {
  return typed.replace(/[^0-9+]/gu, '');
}

/**
 * Checks the shape of a phone answer: 10 to 13 characters starting with +44 or 0 (QU-037). Whether such a
 * number exists is for the phone validation call to say. Gives digits and at most a leading plus.
 * The two ways of writing a number from abroad that hold a digit too many, "+44 (0)7..." and "0044...",
 * are first turned into "+447...".
 */
export function checkPhone(value: unknown): Checked<string, PhoneCode> {
  const phone = typeof value === 'string' ? stripPhone(value).replace(/^(?:\+44|0044)0?/u, '+44') : '';
  if (phone === '') return refused('missing', PHONE_MESSAGES.phone);
  if (phone.length < PHONE_LENGTH.shortest) return refused('tooShort', PHONE_MESSAGES.phone);
  if (phone.length > PHONE_LENGTH.longest) return refused('tooLong', PHONE_MESSAGES.phone);
  return /^(?:\+44|0)\d+$/u.test(phone) ? accepted(phone) : refused('notUk', PHONE_MESSAGES.phone);
}

/** A number, as `checkPhone` gives it, as it is rung at home and from abroad: people type either. */
export function waysToWritePhone(phone: string): readonly [atHome: string, abroad: string] {
  const rest = phone.replace(/^(?:\+44|0)/u, '');
  return [`0${rest}`, `+44${rest}`];
}

/**
 * The message to show under a phone box while the person is still typing, or null for none.
 * An empty or too short number is only unfinished, so it stays quiet (QU-042).
 */
export function phoneMessageWhileTyping(typed: string): string | null {
  const checked = checkPhone(typed);
  if (checked.ok || checked.code === 'missing' || checked.code === 'tooShort') return null;
  return checked.message;
}
