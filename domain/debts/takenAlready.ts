import type { Debt } from './debt.ts';

/**
 * Whether what is owed is taken already before the person is paid: from wages by an order, or from a benefit as agreed. A
 * share or an offer beside it would pay it twice.
 */
export function isTakenAlready({
  hasAttachmentOfEarnings,
  isTakenByAgreement,
}: Pick<Debt, 'hasAttachmentOfEarnings'> & { readonly isTakenByAgreement: boolean | null }): boolean {
  return hasAttachmentOfEarnings === true || isTakenByAgreement === true;
}
