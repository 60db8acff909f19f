import type { DebtOfPack } from '@towpath/domain/letters/pack.ts';
import type { ToldOwner } from '../repayment/sales.ts';

/** Who had a debt first that was sold, and the references of a letter to its buyer. */
export function wasWith(
  owner: ToldOwner | undefined,
  { reference, ofBuyer }: { readonly reference: string | null; readonly ofBuyer: string | null },
): DebtOfPack['wasWith'] {
  const first = owner?.before[0];
  if (owner === undefined || first === undefined) return null;
  // The reference of the list is of whom the list names.
  return owner.isListed
    ? { name: first, reference: null, buyersReference: reference }
    : { name: first, reference, buyersReference: ofBuyer };
}
