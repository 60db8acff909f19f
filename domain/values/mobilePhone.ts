import { type Checked, refused } from './checked.ts';
import { checkPhone, type PhoneCode } from './phone.ts';

const MOBILE = /^(?:0|\+44)7/u;
/** Personal numbers (070), and pagers (076) but those of the Isle of Man (07624), which are phones. */
const NO_PHONE = /^(?:0|\+44)7(?:0|6(?!24))/u;

/** What a person is told about a number to which no text message can go. */
export const MOBILE_MESSAGE = 'Must be a UK mobile number';

/**
 * Checks the shape of a number that gets text messages: one that `checkPhone` takes, and of a mobile phone. Gives digits
 * and at most a leading plus.
 */
export function checkMobilePhone(value: unknown): Checked<string, PhoneCode | 'notMobile'> {
  const phone = checkPhone(value);
  if (!phone.ok) return phone;
  return MOBILE.test(phone.value) && !NO_PHONE.test(phone.value)
    ? phone
    : refused('notMobile', MOBILE_MESSAGE);
}

/** The end of a number, by which its owner knows it and nobody else learns it. */
export function endOfPhone(phone: string): string {
  return phone.slice(-3);
}
