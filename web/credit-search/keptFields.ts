import type { EntryAddress, Kind } from '../data/outbox/entry.ts';
import type { Outbox, Slot } from '../data/outbox/outbox.ts';
import { isText, isTruth, objectOf, optional } from '../data/outbox/shape.ts';
import type { SearchFields } from './searchFields.ts';
import { words } from './words.ts';

/** What survives a reload: the form, and whether a code was requested. The code itself is never kept. */
export type Kept = {
  readonly fields: Partial<SearchFields>;
  readonly awaitsCode: boolean;
  /** The code is the one that shows whose the phone is. */
  readonly isPhoneCode?: boolean | undefined;
};

const text = optional(isText);
const isDate = objectOf<SearchFields['dateOfBirth']>({ day: isText, month: isText, year: isText });

export const SEARCH: Kind<Kept> = {
  name: 'credit search',
  called: words.unsent,
  fits: objectOf<Kept>({
    fields: objectOf<Partial<SearchFields>>({
      title: text,
      forename: text,
      middleNames: text,
      surname: text,
      dateOfBirth: optional(isDate),
      phoneNumber: text,
      postcode: text,
      flatNumber: text,
      buildingName: text,
      buildingNumber: text,
      street: text,
      district: text,
      town: text,
      isPreviousAddress: optional(isTruth),
      agreed: optional(isTruth),
    }),
    awaitsCode: isTruth,
    isPhoneCode: optional(isTruth),
  }),
  keptIn: 'browser',
};

/** The address of this person's form. */
export function searchPlace(userId: string): EntryAddress {
  return { scope: 'credit search', key: userId };
}

/** Where this person's typing is kept, until it has been used or discarded. */
export function keptFields(outbox: Outbox, userId: string): Slot<Kept> {
  return outbox.slot(SEARCH, () => searchPlace(userId));
}
