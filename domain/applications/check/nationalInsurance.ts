/**
 * The letters of a number, as HMRC gives them out: none of D, F, I, Q, U, V at the start, nor O in second place, and some
 * pairs never. The last letter is A to D.
 */
const PATTERN = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]$/;

/** The same as the text that JSON Schema takes. */
export const NATIONAL_INSURANCE_PATTERN = PATTERN.source;

/** A National Insurance number without spaces, in capitals, such as it stands in a file; null for what cannot be one. */
export function readNationalInsurance(typed: string): string | null {
  const number = typed.toUpperCase().replace(/[\s.-]/gu, '');
  return PATTERN.test(number) ? number : null;
}
