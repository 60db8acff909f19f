import type { OfSearch } from './repository.ts';

/** What a search that waits for a code is sealed for. */
export const searchSubject = ({ customerId, searchId }: OfSearch): string =>
  `search ${customerId} ${searchId}`;

/** What the report that a search brought is sealed for. */
export const reportSubject = ({ customerId, searchId }: OfSearch): string =>
  `report ${customerId} ${searchId}`;

/** What the fingerprint of a phone is for that a person showed to hold: it tells it from another of theirs. */
export const confirmedPhoneOf = (customerId: string): string => `confirmed phone ${customerId}`;
