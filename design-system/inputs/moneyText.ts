/** Takes commas, spaces and a pound sign out of a typed sum (QU-033). Anything else stays as it is, for the check to find. */
export function plainAmount(typed: string): string {
  return /^[-\d.,\s£]*$/.test(typed) ? typed.replace(/[,\s£]/g, '') : typed;
}

/** Puts thousands separators into a plain amount (QU-033). Text that is not a number comes back as it is. */
export function withThousands(amount: string): string {
  const parts = /^(-?)(\d+)(\.\d*)?$/.exec(amount);
  if (!parts) return amount;
  const [, sign = '', whole = '', rest = ''] = parts;
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}
