import type { Place } from './searchFields.ts';

/** Name, id, error and what leaving it does, for each field. */
export type SearchField = (place: Place) => {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
  readonly onBlur: () => void;
};
