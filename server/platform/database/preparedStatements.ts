import { CompiledQuery, type Transaction } from 'kysely';
import type { Tables } from './database.generated.ts';

/**
 * A statement of the hot path, written as SQL. PostgreSQL parses and plans it once per connection under its name;
 * one name must always go with one text.
 */
export type PreparedStatement = { readonly name: string; readonly text: string };

/** Runs a statement and gives its rows, on the pool or inside a transaction. */
export type RunQuery = <Row extends object>(
  statement: PreparedStatement,
  values: unknown[],
) => Promise<Row[]>;

/** Runs statements inside a transaction. */
export function runIn(transaction: Transaction<Tables>): RunQuery {
  return async <Row extends object>({ text }: PreparedStatement, values: unknown[]) => {
    const { rows } = await transaction.executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  };
}
