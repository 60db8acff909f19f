import { Misuse } from '../command.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** The id of a person, as it was typed. Throws a Misuse for what is none. */
export function idIn(typed: string | undefined): string {
  const id = typed?.toLowerCase() ?? '';
  if (!ID.test(id)) throw new Misuse('ID is missing: "id" of people find.');
  return id;
}
