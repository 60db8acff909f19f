import { sql } from 'kysely';
import type { Tables } from './database.generated.ts';
import type { DatabaseTransaction } from './database.ts';

/** From which person to which. */
export type FromTo = { readonly from: string; readonly to: string };

/**
 * What becomes of the rows that a table has of a guest who logs into the account they have, told by the module that owns
 * it. A row that is left where it is goes with the guest.
 */
export type Brought = {
  readonly table: keyof Tables;
  /**
   * `moves`: each row is the account's from then on, beside its own. `ownStands`: only where the account has nothing in
   * that table, since the two would be mixed or one would take the other's place; else it is set aside. `movesWith`: each
   * row is the account's too, moved by what moves the table that it hangs on. `stays`: why it is of no use to the account.
   */
  readonly becomes:
    | 'moves'
    | { readonly ownStands: keyof Tables }
    | { readonly movesWith: keyof Tables }
    | { readonly stays: string };
  /** How the rows move where a plain copy would not be right, such as one that is sealed for the guest; and when. */
  readonly move?: (trx: DatabaseTransaction, people: FromTo, at: Date) => Promise<void>;
};

/** Rows that move as they are. */
export function moves(...tables: readonly (keyof Tables)[]): readonly Brought[] {
  return tables.map(table => ({ table, becomes: 'moves' }));
}

/**
 * Rows that are handed over as they lie, where a copy would have the same id: no history, which refuses every update.
 *
 * @param give gives the account the rows of the guest
 */
export function handedOver(
  table: keyof Tables,
  give: (trx: DatabaseTransaction, people: FromTo) => Promise<unknown>,
): Brought {
  return {
    table,
    becomes: 'moves',
    async move(trx, people) {
      await give(trx, people);
    },
  };
}

/** Rows that belong together: they move only where the account has none in the first of their tables. */
export function ownStands(...tables: readonly [keyof Tables, ...(keyof Tables)[]]): readonly Brought[] {
  return tables.map(table => ({ table, becomes: { ownStands: tables[0] } }));
}

/** Rows that go with the guest. */
export function stays(because: string, ...tables: readonly (keyof Tables)[]): readonly Brought[] {
  return tables.map(table => ({ table, becomes: { stays: because } }));
}

/** Gives the account the rows that a guest has in one table, as they are. */
export async function bringRows(
  trx: DatabaseTransaction,
  table: keyof Tables,
  { from, to }: FromTo,
): Promise<void> {
  await sql`select bring_rows(${table}::text::regclass, ${from}::uuid, ${to}::uuid)`.execute(trx);
}
