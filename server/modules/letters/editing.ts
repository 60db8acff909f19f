import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { editLetter } from '@towpath/contracts/api/letters.ts';
import { checkEdit } from '@towpath/domain/letters/checkEdit.ts';
import { placesOf } from '@towpath/domain/letters/composed.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { creditorKey, latestOf, OWN_KEY, referenceKey, typedBeside } from './fromForms.ts';
import { ABOUT_ALL } from './judging.ts';
import { type Contacts, NO_DRAFT } from './kept.ts';
import { lenderOf, OF_DEBT, withNoneSaid } from './noneSaid.ts';
import type { LettersNow, ShownLetter } from './shownLetters.ts';

/** Places of the person: the next letter has them too. */
const OWN: readonly string[] = ['address', 'bank', 'bankAddress'];

type Edited = { readonly edits: Readonly<Record<string, string>>; readonly contacts: Contacts };

/**
 * What a letter and the contacts hold once a place is written; null where that stands there already.
 *
 * @throws ApiError LETTER_CHANGED_ELSEWHERE, or VALIDATION_FAILED
 */
export function editPlace(
  { definition, facts, letter, kept, about }: ShownLetter,
  all: Pick<LettersNow, 'contacts' | 'forms'>,
  { place, value: typed, was }: BodyOf<typeof editLetter>,
): Edited | null {
  const checked = checkEdit(definition, facts, place, typed);
  if (!checked.ok) throw fieldError('value', checked.message);
  const { value } = checked;
  const contacts = withNoneSaid(all.contacts, { place, isNone: value === '', about, facts });
  const there = [...placesOf(letter), ...letter.leftOut].find(({ name }) => name === place);
  if (!there) throw fieldError('place', 'not in this letter');
  const isLeftOut = letter.leftOut.includes(there);
  const current = isLeftOut ? '' : there.value;
  if (current === value && (value !== '' || isLeftOut || there.none === null)) return null;
  if (current !== was) throw new ApiError('LETTER_CHANGED_ELSEWHERE');
  const { [place]: _, ...others } = (kept?.draft ?? NO_DRAFT).edits;
  if (value !== '') {
    const keeps = keptIn({ ...all, contacts }, { place, value, about, facts });
    return keeps ? { edits: others, contacts: keeps } : { edits: { ...others, [place]: value }, contacts };
  }
  // None, where that is an answer; else as it was before anybody wrote there.
  return there.none === null
    ? { edits: others, contacts: all.contacts }
    : { edits: { ...others, [place]: '' }, contacts };
}

/** The contacts with what the next letter needs too; null for a place of this letter alone. */
function keptIn(
  { contacts, forms }: Pick<LettersNow, 'contacts' | 'forms'>,
  {
    place,
    value,
    about,
    facts,
  }: Pick<ShownLetter, 'about' | 'facts'> & { readonly place: string; readonly value: string },
): Contacts | null {
  const { own, creditors, debts, buyers = {} } = contacts;
  if (OWN.includes(place)) {
    const typed = { ...contacts, own: { ...own, [place]: value } };
    return place === OWN_KEY ? typedBeside(typed, forms, OWN_KEY) : typed;
  }
  if (about === ABOUT_ALL || facts.debt === null) return null;
  if (place === 'creditorAddress') {
    const name = lenderOf(facts.debt);
    return typedBeside({ ...contacts, creditors: { ...creditors, [name]: value } }, forms, creditorKey(name));
  }
  if (place === 'buyersReference') {
    // Of this buyer: who may have the debt after them gives it another.
    const its = { ...buyers[about], [lenderOf(facts.debt)]: value };
    return { ...contacts, buyers: { ...buyers, [about]: its } };
  }
  const typed = debts[about] ?? {};
  // What they told of the debt stays as they told it: another reference is this letter's alone.
  const known = latestOf(contacts, forms).debts[about]?.reference ?? null;
  const isTold = place === 'reference' && facts.debt.creditorReference !== known;
  if (!OF_DEBT.includes(place) || isTold) return null;
  const kept = { ...contacts, debts: { ...debts, [about]: { ...typed, [place]: value } } };
  return place === 'reference' ? typedBeside(kept, forms, referenceKey(about)) : kept;
}
