import type { Tables } from './database.generated.ts';
import type { Database } from './database.ts';

export type HeldRow = Readonly<Record<string, unknown>>;

/**
 * What a table holds about a person, told by the module that owns it: for the copy that they can ask for, and for what
 * the law makes us keep of it after an erasure. Sealed columns are opened; in place of one that does not open stands the
 * fault, DoesNotOpen, so that the rest can be shown.
 */
export type Held = {
  readonly table: keyof Tables;
  /** Columns that the copy leaves out, each with the reason. The number of the person stands in the copy once. */
  readonly leftOut?: Readonly<Record<string, string>>;
  /** Columns that hold sums in whole pence. */
  readonly pence?: readonly string[];
  /** Columns that only a program can make use of: in the file for computers alone. */
  readonly inFileOnly?: readonly string[];
  /** Earlier states of what another table holds: in the file for computers alone. */
  readonly isHistory?: boolean;
  rows(database: Database, customerId: string): Promise<readonly HeldRow[]>;
};

/** Why a hash is left out: it is of no use to the person, and of use to somebody who has found the copy. */
export const IS_HASH = 'a hash that proves a token, code or password: nothing about the person';

/** Why the number of somebody who works here is left out: it is theirs, and what they did stands beside it. */
export const IS_OF_STAFF = 'the number of somebody who works here';
