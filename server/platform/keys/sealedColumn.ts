import { type RawBuilder, sql } from 'kysely';
import type { KeyName } from '../config/keyRing.ts';
import type { Seal } from '../crypto/seal.ts';

/** A row with something sealed in it: its columns by name, and the sealed one as `sealed`. */
export type SealedRow = Readonly<Record<string, unknown>> & { readonly sealed: Buffer };

/** A column whose content is sealed. The module that owns the table declares it; what walks all of them is here. */
export type SealedColumn = {
  readonly key: Exclude<KeyName, 'JWT_SECRET'>;
  readonly table: string;
  readonly column: string;
  /** The columns of the primary key, in its order. */
  readonly id: readonly [string, ...string[]];
  /** Other columns that the subject is made of, or that tell whether the content is that of the row. */
  readonly also?: readonly string[];
  /** For whom and what a row was sealed. */
  subjectOf(row: SealedRow): string;
  /** `, … = …`: what else of the row is made with the key, such as a fingerprint to find it by. */
  madeWithKey?(row: SealedRow, text: string, seal: Seal): RawBuilder<unknown>;
  /** Whether an opened text is that of its row, where the row can tell. */
  isWhole?(row: SealedRow, text: string, seal: Seal): boolean;
};

/** `select …, … as sealed from … where …`: each row with something sealed in it. A further condition may follow. */
export function sealedRows({ table, column, id, also = [] }: SealedColumn): RawBuilder<SealedRow> {
  const names = sql.join([...id, ...also].map(name => sql.ref(name)));
  const sealed = sql.ref(column);
  return sql<SealedRow>`select ${names}, ${sealed} as sealed from ${sql.table(table)} where ${sealed} is not null`;
}

/** `update … set … =`: the sealed content follows. */
export function sealedUpdate({ table, column }: SealedColumn): RawBuilder<unknown> {
  return sql`update ${sql.table(table)} set ${sql.ref(column)} =`;
}
