import type { SingleValue } from '../answer.ts';

/** One answer that is known already, with where from in words: "From your budget". */
export type Known = {
  readonly value: SingleValue;
  readonly fromWords: string;
  /** Why no other answer can stand beside it, in words; left out where the word of the person settles it. */
  readonly holds?: string;
};

/** One entry of a list that is known already; more than one answer for a part where two sources have it. */
export type KnownEntry = { readonly id: string; readonly parts: Readonly<Record<string, readonly Known[]>> };

/** What is known for the fields of all forms, by their ids. A field that is not here is not known. */
export type KnownAnswers = {
  readonly singles: Readonly<Record<string, readonly Known[]>>;
  /** An empty list: known that there are none. */
  readonly lists: Readonly<Record<string, readonly KnownEntry[]>>;
};

/** An answer from one source; none where the source does not have it. An empty text says nothing. */
export function known(value: SingleValue | null | undefined, fromWords: string): readonly Known[] {
  return value === null || value === undefined || value === '' ? [] : [{ value, fromWords }];
}
