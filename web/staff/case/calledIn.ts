import { words } from './words.ts';

/** A debt by its creditor; where they owe that one twice, which of the two it is. */
export function calledIn<Of extends { readonly creditor: string }>(debts: readonly Of[], debt: Of): string {
  const { creditor } = debt;
  const alike = debts.filter(one => one.creditor === creditor);
  return alike.length === 1 ? creditor : words.debts.nth(creditor, alike.indexOf(debt) + 1, alike.length);
}
