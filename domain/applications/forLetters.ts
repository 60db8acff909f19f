import { type Address, type Given, isAddress, isEntries, type SingleValue } from './answer.ts';
import { HIDDEN_ADDRESS } from './asked.ts';
import { type ApplicationForm, fieldsOf } from './form.ts';
import { DEBT_ENTRY } from './known/knownOfDebts.ts';
import { WRITTEN_ADDRESS } from './known/knownOfPerson.ts';

/** A form and what was given in it. */
export type GivenForm = { readonly form: Pick<ApplicationForm, 'groups'>; readonly given: Given };

/** What was given in forms that letters need too, each address with a line for each of its lines. */
export type ForLetters = {
  /** Of the person; empty where somebody would be in danger if it were shown, null where none may be offered. */
  readonly address: string | null;
  /** By the ids of debts of the list: who is owed, where that was given too. */
  readonly debts: ReadonlyMap<string, OfDebt>;
};
type OfDebt = {
  readonly creditor?: string;
  readonly creditorAddress?: string;
  readonly reference?: string;
};

/**
 * What letters are offered of the forms that a person filled in, the newest last.
 *
 * Their own address only where they said in a form with that address that nobody would be in danger, or where none asks:
 * while nobody has answered it, it stays out. A newer yes keeps every address out of letters that was given before.
 */
export function forLetters(forms: readonly GivenForm[]): ForLetters {
  return { address: ownAddress(forms), debts: ofDebts(forms) };
}

function ownAddress(forms: readonly GivenForm[]): string | null {
  const said = forms.findLast(({ given }) => typeof given[HIDDEN_ADDRESS] === 'boolean');
  if (said?.given[HIDDEN_ADDRESS] === true) return '';
  const given = forms.map(one => ({ lines: linesNow(one.given), isFree: isFree(one) }));
  const latest = given.findLast(({ lines }) => lines !== undefined)?.lines ?? null;
  return given.some(({ lines, isFree }) => lines === latest && isFree) ? latest : null;
}

function isFree({ form, given }: GivenForm): boolean {
  return given[HIDDEN_ADDRESS] === false || fieldsOf(form).every(({ id }) => id !== HIDDEN_ADDRESS);
}

/** Where they live now, as they gave it; undefined where they gave none, null where it is no address or more than one. */
function linesNow({ homeAddress, addresses }: Given): string | null | undefined {
  const listed = (isEntries(addresses) ? addresses : []).flatMap(({ id, parts }) =>
    (parts.isNow ?? id === WRITTEN_ADDRESS) === true ? (parts.address ?? []) : [],
  );
  const own = isEntries(homeAddress) ? undefined : homeAddress;
  const [one, ...more] = own === undefined ? listed : [own];
  if (one === undefined) return undefined;
  return more.length > 0 ? null : inLines(one);
}

function ofDebts(forms: readonly GivenForm[]): ForLetters['debts'] {
  const debts = new Map<string, OfDebt>();
  for (const { given } of forms) {
    for (const { id, parts } of isEntries(given.debts) ? given.debts : []) {
      if (!id.startsWith(DEBT_ENTRY)) continue;
      const { creditor, reference } = parts;
      const creditorAddress = inLines(parts.creditorAddress);
      const debtId = id.slice(DEBT_ENTRY.length);
      debts.set(debtId, {
        ...debts.get(debtId),
        ...(typeof creditor === 'string' && { creditor }),
        ...(creditorAddress !== null && { creditorAddress }),
        ...(typeof reference === 'string' && reference !== '' && { reference }),
      });
    }
  }
  return debts;
}

/** An address as it stands over a letter; null for one without a postcode, as of who has no home, or that nobody knows. */
function inLines(value: SingleValue | undefined): string | null {
  if (!isAddress(value) || value.postcode === '') return null;
  const { line1, line2, town, county, postcode, country }: Address = value;
  return [line1, line2, town, county, postcode, country].filter(line => line !== '').join('\n');
}
