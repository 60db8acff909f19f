import { accepted, type Checked, refused } from './checked.ts';

/** What a person is told about a postcode. */
export const POSTCODE_MESSAGES = {
  notAPostcode: 'Please enter a valid postcode',
  outsideUk: 'This postcode is outside the UK. We can only give advice to people who live in the UK.',
} as const;

export type PostcodeCode = 'missing' | 'notAPostcode' | 'outsideUk';

const UK_PATTERN =
  /^(?:GIR ?0AA|[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9](?:[0-9]|[ABEHMNPRVWXY])?|[0-9][A-HJKPSTUW]) ?[0-9][ABD-HJLNP-UW-Z]{2})$/;

// Gibraltar, Jersey, Guernsey and the Isle of Man write their codes the British way, but the debt law of the
// four UK nations does not reach them. The second line is the overseas territories' own codes.
const BRITISH_FORM_OUTSIDE_UK = /^(?:GX|JE|GY|IM)[0-9]/;
const OVERSEAS_TERRITORY = /^(?:ASCN|BBND|BIQQ|FIQQ|PCRN|SIQQ|STHL|TDCU|TKCA) 1ZZ$/;

/** Writes a postcode the usual way: capitals, no spaces but one before the last three characters (CS-017). */
export function formatPostcode(typed: string): string {
  const joined = typed.toUpperCase().replace(/\s/gu, '');
  return joined.length > 3 ? `${joined.slice(0, -3)} ${joined.slice(-3)}` : joined;
}

/**
 * Checks a postcode against the UK pattern (CS-016) and gives it formatted. An empty one has the same
 * message. A place outside the UK with a postcode of British form is refused with a reason of its own.
 */
export function checkPostcode(value: unknown): Checked<string, PostcodeCode> {
  const postcode = typeof value === 'string' ? formatPostcode(value) : '';
  if (postcode === '') return refused('missing', POSTCODE_MESSAGES.notAPostcode);
  if (OVERSEAS_TERRITORY.test(postcode)) return refused('outsideUk', POSTCODE_MESSAGES.outsideUk);
  if (!UK_PATTERN.test(postcode)) return refused('notAPostcode', POSTCODE_MESSAGES.notAPostcode);
  if (BRITISH_FORM_OUTSIDE_UK.test(postcode)) return refused('outsideUk', POSTCODE_MESSAGES.outsideUk);
  return accepted(postcode);
}
