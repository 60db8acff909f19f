import type { Cleared } from '../debts/clearedOnList.ts';
import { type CreditType, INCLUSION_COLUMNS } from '../debts/creditType.ts';
import { type GrantedForm, isGranted } from '../plans/granted.ts';

/** What was over last and cleared debts that the list has as it was before: what it was, and its form where that names its debts. */
export type ClearedBy = {
  readonly shortName: string;
  readonly form: GrantedForm | null;
  readonly namesItsDebts: boolean;
};

type ListedBefore = {
  readonly id: string;
  readonly name: string;
  readonly type: CreditType | null;
  /** It came on the list after the order was made, whenever it was owed first. */
  readonly isToldSince?: boolean;
};

/** What an order or arrangement that is over made of a debt of the list; null where it was not in it, or there was none. */
export function clearedAs(debt: ListedBefore, by: ClearedBy | null): Cleared | null {
  if (by === null) return null;
  const kind = inclusionIn(debt.type, by.shortName);
  if (by.form !== null) return isGranted(by.form, debt) ? 'cleared' : null;
  if (kind === 'excluded') return null;
  return by.namesItsDebts || kind !== 'included' || debt.isToldSince ? 'may be cleared' : 'cleared';
}

/**
 * What a solution makes of a kind of debt; undefined where nothing is known of either. A minimal asset process takes in what
 * sequestration does, and both breathing spaces the same.
 */
export function inclusionIn(type: CreditType | null, shortName: string | null) {
  const name = shortName === 'MHBS' ? 'BS' : shortName === 'MAP' ? 'SEQ' : shortName;
  const column = INCLUSION_COLUMNS.find(one => one === name);
  return column === undefined ? undefined : type?.inclusion[column].inclusion;
}
