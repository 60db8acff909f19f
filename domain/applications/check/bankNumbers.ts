const SIX_DIGITS = /^(\d{2})[ -]?(\d{2})[ -]?(\d{2})$/;

/** A sort code as banks write it, 12-34-56, from one with hyphens, spaces or neither; null for anything else. */
export function readSortCode(text: string): string | null {
  const parts = SIX_DIGITS.exec(text);
  return parts === null ? null : parts.slice(1).join('-');
}

/** An account number in its 8 digits, however they were spaced; null for anything else. */
export function readAccountNumber(text: string): string | null {
  const digits = text.replace(/[ -]/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}
