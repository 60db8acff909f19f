import type { Pence } from '../../../values/pence.ts';
import type { Condition, ListField, Option, SingleField, TextFormat } from '../../form.ts';

type Extras = {
  readonly isOptional?: boolean;
  readonly onlyWhen?: readonly Condition[];
  readonly isHealth?: boolean;
  readonly isOurs?: boolean;
  readonly pastYears?: number;
};

const asked = (id: string, label: string, hint: string | null, extras: Extras) => ({
  id,
  label,
  hint,
  isOptional: extras.isOptional ?? false,
  onlyWhen: extras.onlyWhen ?? [],
  pastYears: extras.pastYears ?? null,
  isHealth: extras.isHealth ?? false,
  isOurs: extras.isOurs ?? false,
});

/** As long as one line of a form. */
const LINE = 100;
/** More than anybody has or owes. */
export const LARGEST_SUM: Pence = 10_000_000_00;

/** A text of one line. */
export function text(
  id: string,
  label: string,
  hint: string | null,
  extras: Extras & { readonly most?: number; readonly format?: TextFormat } = {},
): SingleField {
  return {
    ...asked(id, label, hint, extras),
    kind: 'text',
    most: extras.most ?? LINE,
    format: extras.format ?? 'plain',
  };
}

/** A day, or one that has been. */
export function day(
  id: string,
  label: string,
  hint: string | null,
  extras: Extras & { readonly reach?: 'past' | 'any' } = {},
): SingleField {
  return { ...asked(id, label, hint, extras), kind: 'day', reach: extras.reach ?? 'past' };
}

/** A month that has been. */
export function month(id: string, label: string, hint: string | null, extras: Extras = {}): SingleField {
  return { ...asked(id, label, hint, extras), kind: 'month' };
}

/** A sum in pence, from 0. */
export function money(id: string, label: string, hint: string | null, extras: Extras = {}): SingleField {
  return { ...asked(id, label, hint, extras), kind: 'money', most: LARGEST_SUM };
}

/** A whole number; of a year, none to come. */
export function number(
  id: string,
  label: string,
  hint: string | null,
  extras: Extras & { readonly least: number; readonly most: number; readonly isYear?: boolean },
): SingleField {
  const { least, most, isYear = false } = extras;
  return { ...asked(id, label, hint, extras), kind: 'number', least, most, isYear };
}

/** Yes or no. */
export function yesNo(
  id: string,
  label: string,
  hint: string | null,
  extras: Extras & { readonly needsYes?: string } = {},
): SingleField {
  return { ...asked(id, label, hint, extras), kind: 'yes-no', needsYes: extras.needsYes ?? null };
}

/** One of a few answers, given as values with what people read. */
export function choice(
  id: string,
  label: string,
  hint: string | null,
  extras: Extras & { readonly options: Readonly<Record<string, string>> },
): SingleField {
  const options: Option[] = Object.entries(extras.options).map(([value, said]) => ({ value, label: said }));
  return { ...asked(id, label, hint, extras), kind: 'choice', options };
}

/** An address; of somebody else, one that the person may not know. */
export function address(
  id: string,
  label: string,
  hint: string | null,
  extras: Extras & { readonly mayBeUnknown?: boolean } = {},
): SingleField {
  return { ...asked(id, label, hint, extras), kind: 'address', mayBeUnknown: extras.mayBeUnknown ?? false };
}

/** More entries than anybody has of most things. */
const MOST_ENTRIES = 50;

/** Any number of entries of the same parts. */
export function list(
  id: string,
  label: string,
  hint: string | null,
  extras: Extras & {
    readonly entryName: string;
    readonly parts: readonly SingleField[];
    readonly namedBy?: string;
    readonly fewest?: number;
    readonly most?: number;
    readonly unbrokenMonths?: number;
    readonly isOneNow?: boolean;
  },
): ListField {
  return {
    ...asked(id, label, hint, extras),
    kind: 'list',
    entryName: extras.entryName,
    parts: extras.parts,
    namedBy: extras.namedBy ?? null,
    fewest: extras.fewest ?? 0,
    most: extras.most ?? MOST_ENTRIES,
    unbrokenMonths: extras.unbrokenMonths ?? null,
    isOneNow: extras.isOneNow ?? false,
  };
}

/** The condition that a question was answered with yes, or with one of some answers. */
export function when(field: string, ...is: readonly (string | boolean)[]): Condition {
  return { field, is: is.length === 0 ? [true] : is };
}
