import type { FieldName } from './searchFields.ts';

/** Name, id, error and blur handler of each field. */
export type SearchField = (name: FieldName) => {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
  readonly onBlur: () => void;
};
