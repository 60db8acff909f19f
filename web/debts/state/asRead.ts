import type { Debt, DebtRead } from '@towpath/contracts/api/debts.ts';
import type { IdentifiedDebt } from './debtKinds.ts';

/** What a page had read of debts, by their ids. */
export type ReadDebts = Readonly<Record<string, DebtRead>>;

/** What a page has read of these fields of a debt; a field that was not read is left out. */
export function readOf(debt: DebtRead, fields: readonly string[]): DebtRead {
  return Object.fromEntries(
    Object.entries(debt).filter(([field, value]) => fields.includes(field) && value !== undefined),
  );
}

/** The same of all debts of a page as it opens. */
export function readDebts(debts: readonly Debt[], fields: readonly string[]): ReadDebts {
  return Object.fromEntries(debts.map(debt => [debt.id, readOf(debt, fields)]));
}

/**
 * What was read, without the fields that the person changed in what was sent: it may have arrived, answered or not, and
 * where they change one of these back, that is their word again.
 */
export function stillAsRead(was: DebtRead, sent: DebtRead): DebtRead {
  return Object.fromEntries(
    Object.entries(was).filter(([field, value]) => sent[field as keyof DebtRead] === value),
  );
}

/** The same for all debts of a page once it has given what it changes of them. */
export function afterGiving(read: ReadDebts, given: readonly IdentifiedDebt[]): ReadDebts {
  const still = given.map(({ id, was = {}, ...sent }) => [id, stillAsRead(was, sent)]);
  return { ...read, ...Object.fromEntries(still) };
}
