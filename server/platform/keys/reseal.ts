import { type RawBuilder, sql } from 'kysely';
import type { KeyRing } from '../config/keyRing.ts';
import { createSeal, type Seal } from '../crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { SealedColumn, SealedRow } from './sealedColumn.ts';

/** Few enough that a batch takes a fraction of a second, and that nobody waits for its rows. */
const BATCH = 200;
/** The same of rows that hold a file each, of megabytes. */
const BATCH_OF_FILES = 4;

/** What became of one column. */
export type Resealed = {
  /** Rows that are sealed with the current key now and were not before. */
  readonly changed: number;
  /** Rows that no key of the ring opens, or whose content is not that of the row. They are left as they are. */
  readonly shut: number;
};

/**
 * Seals anew what is not sealed with the current key, in batches of a transaction each. May be stopped at any time and
 * begun again, and run while the service does: what somebody changes meanwhile stays as they left it.
 *
 * @param now how to tell how far it is; called after each batch with the rows sealed anew so far
 */
export async function resealColumn(
  database: Database,
  ring: KeyRing,
  column: SealedColumn,
  now: (changed: number) => void = () => undefined,
): Promise<Resealed> {
  const seal = createSeal(ring);
  let after: SealedRow | undefined;
  let changed = 0;
  let shut = 0;
  for (;;) {
    const rows = await notCurrent(database, seal, column, after);
    if (rows.length === 0) return { changed, shut };
    const done = await database.transaction().execute(trx => resealRows(trx, seal, column, rows));
    changed += done.changed;
    shut += done.shut;
    after = rows.at(-1);
    now(changed);
  }
}

/** The next rows that are not sealed with the current key, in the order of their primary key. */
async function notCurrent(
  database: Database,
  { beginnings }: Seal,
  { id, select, column, isFiles }: SealedColumn,
  after: SealedRow | undefined,
): Promise<readonly SealedRow[]> {
  const ids = sql.join(id.map(name => sql.ref(name)));
  const place = after ? sql`and (${ids}) > (${sql.join(id.map(name => after[name]))})` : sql``;
  const { rows } = await sql<SealedRow>`${select}
    where substring(${sql.ref(column)} from 1 for ${sql.lit(beginnings[0]?.length ?? 0)})
      not in (${sql.join(beginnings)}) ${place}
    order by ${ids} limit ${sql.lit(isFiles ? BATCH_OF_FILES : BATCH)}`.execute(database);
  return rows;
}

async function resealRows(
  trx: DatabaseTransaction,
  seal: Seal,
  { id, update, column, subjectOf, isWhole, madeWithKey, isFiles }: SealedColumn,
  rows: readonly SealedRow[],
): Promise<Resealed> {
  // Records that refuse every change allow this one.
  await sql`select set_config('towpath.resealing', 'on', true)`.execute(trx);
  let changed = 0;
  let shut = 0;
  for (const row of rows) {
    const subject = subjectOf(row);
    if (isFiles) {
      const file = seal.openBytes(row.sealed, subject);
      if (file === null) shut += 1;
      else changed += await put(row, seal.closeBytes(file, subject));
      continue;
    }
    const text = seal.open(row.sealed, subject);
    if (text === null || isWhole?.(row, text, seal) === false) {
      shut += 1;
      continue;
    }
    changed += await put(row, seal.close(text, subject), madeWithKey?.(row, text, seal));
  }
  return { changed, shut };

  async function put(row: SealedRow, sealed: Buffer, madeWith: RawBuilder<unknown> = sql``): Promise<number> {
    const place = sql.join(
      id.map(name => sql`${sql.ref(name)} = ${row[name]}`),
      sql` and `,
    );
    const { numAffectedRows = 0n } = await sql`${update} ${sealed} ${madeWith}
      where ${place} and ${sql.ref(column)} = ${row.sealed}`.execute(trx);
    return Number(numAffectedRows);
  }
}

/** How many rows of a column each key has sealed, by its id; null for rows from before keys had ids. */
export async function countByKey(
  database: Database,
  { select }: SealedColumn,
  knownIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string | null, number>> {
  const { rows } = await sql<{ id: string; rows: number }>`
    select case when get_byte(sealed, 0) in (1, 2) then encode(substring(sealed from 2 for 4), 'hex') end as id,
      count(*) as rows
    from (${select}) as sealed_rows group by 1`.execute(database);
  const counts = new Map<string | null, number>();
  for (const row of rows) {
    // The first bytes of an older text are random, and may look like an id.
    const id = knownIds.has(row.id) ? row.id : null;
    counts.set(id, (counts.get(id) ?? 0) + Number(row.rows));
  }
  return counts;
}
