import { PHONE_MESSAGES } from '@towpath/domain/values/phone.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { PhoneCheck } from './port.ts';

/** Kinds of number that cost no more than an ordinary call. Not 09 premium, 070 personal, 084 or 087 shared-cost, pagers. */
const CALLABLE = new Set(['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP', 'TOLL_FREE', 'UAN']);

/**
 * Mobile numbers that Ofcom reserves for drama: nobody's phone. The numbering plan does not contain them;
 * they pass, so that the service can be shown and tried out without somebody's real number.
 */
const DRAMA_MOBILE = /^(?:0|\+44)7700900\d{3}$/;

/**
 * Whether a number is a UK number we could call, by the numbering plan in libphonenumber. Numbers of the
 * Channel Islands and the Isle of Man share +44 and count. Offline: nothing is dialled or looked up elsewhere.
 */
export const checkPhoneNumber: PhoneCheck = phoneNumber => {
  // Without this, the library finds a number in the middle of any text, or an extension behind it.
  const onlyANumber = /^[\d+()\s.-]{1,50}$/.test(phoneNumber);
  const parsed = onlyANumber ? parsePhoneNumberFromString(phoneNumber.trim(), 'GB') : undefined;
  const drama = onlyANumber && DRAMA_MOBILE.test(phoneNumber.replace(/[^\d+]/g, '').replace('+440', '+44'));
  const isValid =
    drama ||
    (parsed !== undefined &&
      parsed.countryCallingCode === '44' &&
      parsed.isValid() &&
      CALLABLE.has(parsed.getType() ?? ''));
  return { isValid, message: isValid ? '' : PHONE_MESSAGES.phone };
};
