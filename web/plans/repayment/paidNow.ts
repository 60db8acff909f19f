import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';

/** Whether nothing is paid now, in a break; with the day of the next payment, null where that is far off. */
export function restOf({
  toCome,
}: Pick<StandingRepayment, 'toCome'>): { readonly nextOn: string | null } | null {
  const [now] = toCome;
  if (!now?.isBreak || now.sum > 0) return null;
  return { nextOn: toCome.find(({ sum }) => sum > 0)?.on ?? null };
}
