/** The message for text that is not a number, in every numeric box. */
export const NOT_A_NUMBER = 'Only number values are allowed';

/** A number as typed, in decimal digits, before any rounding. */
export type TypedNumber = {
  readonly negative: boolean;
  /** Digits before the point, without leading zeros; '0' when there are none. */
  readonly whole: string;
  /** Digits after the point as typed; '' when there are none. */
  readonly fraction: string;
};

/**
 * Reads a plain decimal number, commas left out (QU-033). The whole text must be the number: "12abc", "1e3"
 * and "0x10" give null, as does an empty text. A JavaScript number is read as it prints.
 */
export function readTypedNumber(value: unknown): TypedNumber | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const match = /^([-−]?)(\d*)(?:\.(\d*))?$/u.exec(String(value).replaceAll(',', '').trim());
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const digits = whole.replace(/^0+/u, '') || '0';
  return { negative: sign !== '' && /[1-9]/u.test(whole + fraction), whole: digits, fraction };
}

/** Puts a comma between each three digits: "1234567" becomes "1,234,567". */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/gu, ',');
}
