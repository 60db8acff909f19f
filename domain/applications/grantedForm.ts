import type { GrantedForm } from '../plans/granted.ts';
import { checkPounds, type Pence } from '../values/pence.ts';
import type { Place } from './answer.ts';
import { IN_IT } from './inIt.ts';
import { DEBT_ENTRY } from './known/knownOfDebts.ts';
import { OFFERED } from './offerInForm.ts';
import { STILL_STANDS } from './stillStands.ts';
import { valueWords } from './words.ts';

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
