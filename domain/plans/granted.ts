import type { Pence } from '../values/pence.ts';

/** A debt that stood on a form as it was sent. */
export type GrantedDebt = {
  /** Its id on the form. */
  readonly entry: string;
  /** Its id in the list of debts; null for one that was added in the form alone. */
  readonly debtId: string | null;
  readonly name: string;
  /** What kind it is, as the form has it; null where it does not say. */
  readonly what: string | null;
  /** What was owed on it by the form, in pence; null where it does not say. */
  readonly balance: Pence | null;
  /** It is part of what was asked for. One that an adviser was to look at is, as long as nobody has marked it as left out. */
  readonly isIn: boolean;
};

/** What was granted, as far as the form of it says: what was granted is what stood on it, whatever is advised today. */
export type GrantedForm = {
  readonly debts: readonly GrantedDebt[];
  /** What it offered each month, in pence; null where it asks for no offer, or has none. */
  readonly offer: Pence | null;
};

/** What was granted with the debts that were taken in since: each is in it from then on, also where its form left it out. */
export function withTakenIn(form: GrantedForm, takenIn: readonly GrantedDebt[]): GrantedForm {
  const ids = new Set(takenIn.map(({ debtId }) => debtId));
  return { ...form, debts: [...form.debts.filter(({ debtId }) => !ids.has(debtId)), ...takenIn] };
}

/**
 * Whether a debt of the list is in what was granted. Not known of one that goes by the name of a debt which was added in the
 * form alone: it may be that one, told again for the list.
 */
export function isGranted(
  { debts }: Pick<GrantedForm, 'debts'>,
  { id, name }: { readonly id: string; readonly name: string },
): boolean | null {
  const found = debts.find(({ debtId }) => debtId === id);
  if (found) return found.isIn;
  return debts.some(one => one.debtId === null && one.isIn && sameName(one.name, name)) ? null : false;
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
