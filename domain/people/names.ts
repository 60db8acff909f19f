import { accepted, type Checked } from '../values/checked.ts';
import { checkName, type TextCode } from '../values/text.ts';

/** A person's names as the session user and the registration call have them. */
export type FirstAndLastName = { readonly firstName: string; readonly lastName: string };

/** The parts of a name as user details hold them; any may be missing. */
export type NameParts = {
  readonly title?: string | null | undefined;
  readonly forename?: string | null | undefined;
  readonly middlename?: string | null | undefined;
  readonly surname?: string | null | undefined;
};

/** Title, forename, middlename and surname joined by spaces, missing or blank ones left out (DB-002). */
export function displayName({ title, forename, middlename, surname }: NameParts): string {
  return [title, forename, middlename, surname]
    .map(part => part?.trim() ?? '')
    .filter(part => part !== '')
    .join(' ');
}

/** As long as the first names of most people, and too short for a sentence. */
const LONGEST_SALUTATION = 20;
/** One word, with a hyphen or an apostrophe in it at most: two would be room for a third word. */
const ONE_WORD = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)?$/u;

/**
 * The first name to greet a person by in a mail; '' for one that is not one plain word. Anybody may register another's email
 * under any name, and a name that is a sentence or the address of a site would reach them as ours.
 */
export function salutation(firstName: string): string {
  const name = firstName.trim();
  // As in McKenzie; more are words without spaces between them.
  const innerCapitals = name.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
  return ONE_WORD.test(name) && innerCapitals <= 1 && name.length <= LONGEST_SALUTATION ? name : '';
}

/**
 * Splits a name typed into one box at its first space; the rest is the last name (ID-049).
 * Some people have one name only: their last name is ''.
 */
export function splitMergedName(merged: string): FirstAndLastName {
  const [firstName = '', ...rest] = merged.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}

/** Checks a name typed into one box: each half by the rule for name fields, and gives the two names. */
export function checkMergedName(value: unknown): Checked<FirstAndLastName, TextCode> {
  const halves = splitMergedName(typeof value === 'string' ? value : '');
  const firstName = checkName(typeof value === 'string' ? halves.firstName : value);
  if (!firstName.ok) return firstName;
  if (halves.lastName === '') return accepted({ firstName: firstName.value, lastName: '' });
  const lastName = checkName(halves.lastName);
  return lastName.ok ? accepted({ firstName: firstName.value, lastName: lastName.value }) : lastName;
}
