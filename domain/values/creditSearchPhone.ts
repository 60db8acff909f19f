import { accepted, type Checked, refused } from './checked.ts';
import type { PhoneCode } from './phone.ts';

/** How many digits the credit search takes (CS-015). */
const LENGTH = { shortest: 10, longest: 11 } as const;
const MESSAGE = 'Phone number must start with 0';

/**
 * Checks the phone number of the credit search: 10 or 11 digits, the first a 0 (CS-015).
 * Spaces, dots, hyphens and brackets between the digits are left out; a plus sign or a letter is refused.
 */
export function checkCreditSearchPhone(value: unknown): Checked<string, PhoneCode> {
  const phone = typeof value === 'string' ? value.replace(/[\s.()-]/gu, '') : '';
  if (phone === '') return refused('missing', MESSAGE);
  if (!/^0\d*$/u.test(phone)) return refused('notUk', MESSAGE);
  if (phone.length < LENGTH.shortest) return refused('tooShort', MESSAGE);
  if (phone.length > LENGTH.longest) return refused('tooLong', MESSAGE);
  return accepted(phone);
}
