import type { Pence } from '../../values/pence.ts';

/**
 * Why a lender cannot have asked for a sum each month: it is no more than they were offered, or more than they are owed;
 * null where they can.
 *
 * @param offered each month; null where no offer went
 */
export function whyNotAsked(
  sum: Pence,
  { offered, owed }: { readonly offered: Pence | null; readonly owed: Pence },
): 'asks for no more' | 'more than is owed' | null {
  if (sum > owed) return 'more than is owed';
  return sum <= (offered ?? 0) ? 'asks for no more' : null;
}
