import { checkPounds, type Pence } from '../values/pence.ts';
import type { Place } from './answer.ts';
import { IN_IT } from './inIt.ts';
import { DEBT_ENTRY } from './known/knownOfDebts.ts';
import { OFFERED } from './offerInForm.ts';
import { STILL_STANDS } from './stillStands.ts';
import { valueWords } from './words.ts';

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

/** An answer of a form as it is kept of a version that was handed over. */
type Line = { readonly at: Place; readonly of: string | null; readonly says: string };

/** Reads what was granted from the answers of the version that was sent. */
export function grantedIn(lines: readonly Line[]): GrantedForm {
  const debts = new Map<string, { name: string; parts: Map<string, string> }>();
  for (const { at, of, says } of lines) {
    if (at.field !== 'debts' || at.entry === null || at.part === null) continue;
    const debt = debts.get(at.entry) ?? { name: of ?? '', parts: new Map() };
    debt.parts.set(at.part, says);
    debts.set(at.entry, debt);
  }
  return {
    debts: [...debts]
      // What is not owed by its own form was asked for as little as what never stood on it.
      .filter(([, { parts }]) => parts.get(STILL_STANDS) !== valueWords.no)
      .map(([entry, { name, parts }]) => ({
        entry,
        debtId: entry.startsWith(DEBT_ENTRY) ? entry.slice(DEBT_ENTRY.length) : null,
        name,
        what: parts.get('kind') ?? null,
        balance: sumIn(parts.get('balance')),
        isIn: parts.get(IN_IT) !== valueWords.no,
      })),
    offer: sumIn(lines.find(({ at }) => at.field === OFFERED && at.entry === null)?.says),
  };
}

function sumIn(says: string | undefined): Pence | null {
  const read = checkPounds(says ?? '');
  return read.ok ? read.value : null;
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
