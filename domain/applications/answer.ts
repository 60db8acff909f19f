import type { Pence } from '../values/pence.ts';

/** An address. An empty text stands for a line that it does not have; outside the UK there is no postcode of ours. */
export type Address = {
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  /** Empty for the UK. */
  readonly country: string;
};

/** One answer: a text (a day 'YYYY-MM-DD', a month 'YYYY-MM', a choice by its value), pence or a number, yes or no, an address. */
export type SingleValue = string | Pence | number | boolean | Address;

/** One entry of a list. What is not in `parts` was not given. */
export type Entry = {
  /** Fixed for the entry. Those that are made from what is known begin with its kind and a colon: `debt:…`. */
  readonly id: string;
  readonly parts: Readonly<Record<string, SingleValue>>;
};

export type FieldValue = SingleValue | readonly Entry[];

/**
 * The answers that were typed into an application or picked between two, by the id of the field. Of a list that is known
 * in part, only the entries and parts that were given; an empty list says that there are none (more).
 */
export type Given = Readonly<Record<string, FieldValue>>;

/** Where a single answer stands: a field, or a part of an entry of a list. */
export type Place = { readonly field: string; readonly entry: string | null; readonly part: string | null };

/** Whether a value is the entries of a list. */
export function isEntries(value: FieldValue | null | undefined): value is readonly Entry[] {
  return Array.isArray(value);
}

/** Whether a value is an address. */
export function isAddress(value: FieldValue | null | undefined): value is Address {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What was given, with one more answer at a place: as somebody types it, or picks one of two that do not match. All else
 * stays.
 */
export function withGiven(given: Given, { field, entry, part }: Place, value: SingleValue): Given {
  if (entry === null || part === null) return { ...given, [field]: value };
  const before = given[field];
  const entries = isEntries(before) ? before : [];
  const old = entries.find(({ id }) => id === entry);
  const changed: Entry = { id: entry, parts: { ...old?.parts, [part]: value } };
  return {
    ...given,
    [field]: old ? entries.map(one => (one === old ? changed : one)) : [...entries, changed],
  };
}

/**
 * What was given, without the answer at a place: what is known counts again. An entry of which nothing is left is gone, and
 * so is a list of which none is: that there are none is an answer of its own, the empty list.
 */
export function withoutGiven(given: Given, { field, entry, part }: Place): Given {
  const before = given[field];
  if (entry === null || !isEntries(before)) {
    const { [field]: _, ...rest } = given;
    return rest;
  }
  const kept = before.flatMap(one => {
    if (one.id !== entry) return [one];
    if (part === null) return [];
    const { [part]: _, ...parts } = one.parts;
    return Object.keys(parts).length === 0 ? [] : [{ ...one, parts }];
  });
  if (kept.length > 0) return { ...given, [field]: kept };
  const { [field]: _, ...rest } = given;
  return rest;
}
