import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import { NOTHING_SAID, type SaidForLetters } from '@towpath/domain/letters/saidForLetters.ts';
import type { Paper } from '../../papers/paper.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { oneSealedRow } from '../../platform/database/oneSealedRow.ts';

/** What a person typed into a letter, and what they had before them when they read it. */
export type Draft = {
  readonly edits: Readonly<Record<string, string>>;
  /** The mark of what was read; null before. */
  readonly read: string | null;
  /** Whether it was touched since it was sent last: then it becomes a version of its own. */
  readonly isTouched: boolean;
};
export const NO_DRAFT: Draft = { edits: {}, read: null, isTouched: false };

/** What the next letter needs too. An address has a line for each of its lines. */
export type Contacts = {
  /** Of the person and a bank, by the places of letters; once of a court and bailiffs too, whatever the debt. */
  readonly own: Readonly<Record<string, string>>;
  /** The addresses of creditors, by their names. */
  readonly creditors: Readonly<Record<string, string>>;
  /** Of each debt, by its id and the places of letters. */
  readonly debts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Courts and bailiffs that were kept for the person before they were kept by debt, by the places of letters. */
  readonly earlier?: readonly Readonly<Record<string, string>>[];
  /** The references that buyers of a debt gave it, by its id and their names; left out until one was typed. */
  readonly buyers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What forms said of a place when it was typed over in a letter, by the keys of `fromForms`; left out until one was. */
  readonly asInForms?: Readonly<Record<string, string>>;
  /** Places of a lender or a debt of which it was said that there is nothing for them, by `noneSaid.ts`; left out until one was. */
  readonly none?: readonly string[];
};
export const NO_CONTACTS: Contacts = { own: {}, creditors: {}, debts: {} };

// A row that is brought to another account stays as it is sealed: its id is its alone.
export const draftSubject = (id: string) => `letter ${id}`;
export const sentSubject = (letterId: string, version: number) => `sent letter ${letterId} ${version}`;

export const sealDraft = (seal: Seal, id: string, draft: Draft): Buffer =>
  seal.close(JSON.stringify(draft), draftSubject(id));
/** What went out: a letter, and the budget that went with it; null for none, or for one that went before such were kept. */
export type WentOut = { readonly letter: ComposedLetter; readonly budget: Paper | null };

export const sealSent = (
  seal: Seal,
  letterId: string,
  version: number,
  { letter, budget }: WentOut,
): Buffer =>
  seal.close(JSON.stringify({ ...letter, ...(budget && { budget }) }), sentSubject(letterId, version));

// What was sealed for these subjects was written by the functions above.

/** Throws DoesNotOpen. */
export function openDraft(seal: Seal, id: string, sealed: Buffer): Draft {
  const place = { key: 'HEALTH_DATA_KEY', table: 'letters', id } as const;
  return JSON.parse(openSealed(seal, sealed, draftSubject(id), place)) as Draft;
}

/** Throws DoesNotOpen. */
export function openSent(seal: Seal, letterId: string, version: number, sealed: Buffer): WentOut {
  const place = { key: 'HEALTH_DATA_KEY', table: 'letters_sent', id: `${letterId} ${version}` } as const;
  const { budget, ...letter } = JSON.parse(
    openSealed(seal, sealed, sentSubject(letterId, version), place),
  ) as ComposedLetter & { readonly budget?: Omit<Paper, 'at'> & { readonly at: string } };
  return { letter, budget: budget === undefined ? null : { ...budget, at: new Date(budget.at) } };
}

/** What a person typed that the next letter needs too. */
export const letterContacts = oneSealedRow<Contacts>({
  table: 'letter_contacts',
  key: 'HEALTH_DATA_KEY',
  subject: id => `letter contacts ${id}`,
  nothing: NO_CONTACTS,
});

/** What a person told us for their letters alone. */
export const letterFacts = oneSealedRow<SaidForLetters>({
  table: 'letter_facts',
  key: 'HEALTH_DATA_KEY',
  subject: id => `said for letters ${id}`,
  nothing: NOTHING_SAID,
});

/** The lines of an address as it was typed; none where it was not. */
export function linesIn(address: string | undefined): readonly string[] {
  return address === undefined ? [] : address.split('\n');
}
