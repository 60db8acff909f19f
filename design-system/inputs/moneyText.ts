/**
 * Removes commas, spaces and a pound sign from a typed amount (QU-033). Anything else stays, for validation to find.
 */
export function plainAmount(typed: string): string {
  return /^[-\d.,\s£]*$/.test(typed) ? typed.replace(/[,\s£]/g, '') : typed;
}

/** Adds thousands separators to a plain amount (QU-033). Text that is not a number is returned unchanged. */
export function withThousands(amount: string): string {
  const parts = /^(-?)(\d+)(\.\d*)?$/.exec(amount);
  if (!parts) return amount;
  const [, sign = '', whole = '', rest = ''] = parts;
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}
