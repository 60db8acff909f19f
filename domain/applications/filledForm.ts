import type { LivingPlace } from '../people/nation.ts';
import type { FieldValue, Place, SingleValue } from './answer.ts';
import type { Field, SingleField } from './form.ts';
import type { Resolved } from './resolve.ts';

/** One answer of an entry, or why there is none. */
export type FilledPart = Resolved & {
  readonly part: SingleField;
  /** As people read it; null where there is no answer. */
  readonly says: string | null;
};

/** One entry of a list, with what is known and given of it. */
export type FilledEntry = {
  readonly id: string;
  /** What it is called on the page: "Hartwell Credit", "Job 2". */
  readonly name: string;
  /** It was added in this application; else it is made from what is known. */
  readonly isGiven: boolean;
  readonly parts: readonly FilledPart[];
};

/** One field that is asked, with its answer where there is one. */
export type FilledField = {
  readonly field: Field;
  /** The id of its group. */
  readonly group: string;
  readonly value: FieldValue | null;
  /** `told`: known from before; `given`: typed or picked in this application. Of a list, `given` once any of it is. */
  readonly from: 'told' | 'given' | null;
  /** Where the answer is from, in words: "From your budget". */
  readonly fromWords: string | null;
  /** The answer as people read it; of a list the months of which nobody knows. Null where there is none. */
  readonly says: string | null;
  /** Of a list; empty for others. */
  readonly entries: readonly FilledEntry[];
};

/** Something that is still to be answered. */
export type MissingAnswer = {
  readonly at: Place;
  readonly group: string;
  readonly label: string;
  /** The entry that it belongs to, by name; null for a field of its own. */
  readonly of: string | null;
  readonly hint: string | null;
  /** Why what is there cannot stand; null where nothing is there. */
  readonly why: string | null;
};

/** Two or more answers to one question that do not match. None of them counts until the person has picked one. */
export type Clash = {
  readonly at: Place;
  readonly field: string;
  readonly group: string;
  readonly question: string;
  readonly values: readonly {
    readonly value: SingleValue;
    readonly says: string;
    readonly fromWords: string;
  }[];
};

/** An answer of this application that is not what is known elsewhere, for the adviser. */
export type OtherAnswer = {
  readonly at: Place;
  readonly label: string;
  readonly of: string | null;
  readonly says: string;
  readonly others: Clash['values'];
};

/** What is still missing in one group of the form. */
export type MissingGroup = {
  readonly id: string;
  readonly name: string;
  readonly items: readonly MissingAnswer[];
};

/** A form with all that is known and given. */
export type Filled = {
  readonly nation: LivingPlace | null;
  readonly fields: readonly FilledField[];
  /** By group, without those in which nothing is missing. */
  readonly missing: readonly MissingGroup[];
  readonly clashes: readonly Clash[];
  readonly otherwise: readonly OtherAnswer[];
  /** Answers that are there, of those that are needed. What does not match is not there yet. */
  readonly count: number;
  readonly of: number;
};

/** Whether every field of a form that is asked has its answer, and all of them match. */
export function isReady({ missing, clashes }: Pick<Filled, 'missing' | 'clashes'>): boolean {
  return missing.length === 0 && clashes.length === 0;
}
