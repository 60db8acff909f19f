import { randomUUID } from 'node:crypto';
import { openedOr, openSealed, type SealedPlace } from '../crypto/doesNotOpen.ts';
import type { Seal } from '../crypto/seal.ts';
import type { Tables } from './database.generated.ts';
import type { Database, DatabaseTransaction } from './database.ts';
import type { Held } from './held.ts';

type Columns = 'customer_id' | 'id' | 'sealed' | 'changed_at';
/** A table that has these columns and no others. */
type OneRowTable = {
  [Name in keyof Tables]: [keyof Tables[Name]] extends [Columns]
    ? [Columns] extends [keyof Tables[Name]]
      ? Name
      : never
    : never;
}[keyof Tables];

type OneSealedRow<Content> = {
  readonly table: OneRowTable;
  readonly key: SealedPlace['key'];
  /** What its content is sealed for. A row that is brought to another account stays as it is: its id is its alone. */
  readonly subject: (id: string) => string;
  /** What there is of who has no row. */
  readonly nothing: Content;
};

/** One row of each person, in which something of theirs is sealed whole, and written anew with each change. */
export function oneSealedRow<Content>({ table, key, subject, nothing }: OneSealedRow<Content>) {
  /** Throws DoesNotOpen. */
  function open(seal: Seal, id: string, sealed: Buffer): Content {
    // What was sealed for this subject was made by `row`.
    return JSON.parse(openSealed(seal, sealed, subject(id), { key, table, id })) as Content;
  }
  return {
    subject,
    open,
    /** Throws DoesNotOpen. */
    async read(on: Database | DatabaseTransaction, seal: Seal, customerId: string): Promise<Content> {
      const row = await on
        .selectFrom(table)
        .select(['id', 'sealed'])
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return row ? open(seal, row.id, row.sealed) : nothing;
    },
    /** What is written in place of what was there; by the module that owns the table. */
    row(seal: Seal, at: Date, content: Content) {
      const id = randomUUID();
      return { id, sealed: seal.close(JSON.stringify(content), subject(id)), changed_at: at };
    },
    /** What the table holds about a person. @param called what its content is called there */
    held: (seal: Seal, called: string): Held => ({
      table,
      rows: async (database, customerId) => {
        const rows = await database
          .selectFrom(table)
          .selectAll()
          .where('customer_id', '=', customerId)
          .execute();
        return rows.map(({ sealed, ...row }) => ({
          ...row,
          [called]: openedOr(() => open(seal, row.id, sealed)),
        }));
      },
    }),
  };
}
