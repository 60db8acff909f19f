import pg from 'pg';
import type { DatabaseTransaction } from './database.ts';
import { runOnce } from './postgres/running.ts';

/**
 * A row among the migrations while a restore is not finished. It says that it contracts, so that a release before this
 * one refuses to serve as well.
 */
export const UNFINISHED_RESTORE = 'restore_unfinished';

/** What is told to whoever starts a server on a database whose restore was cut off, or backs it up. */
export const RESTORE_IS_UNFINISHED =
  'A restore of this database was cut off before what people did since the back-up was carried over. Run it again: npm run ops -- restore BACKUP --replace NAME';

/** A restore that is not finished. */
export type UnfinishedRestore = {
  /** Where its back-up lay. */
  readonly path: string;
  /** The checksum of the manifest of its back-up, which says which one it is; null where an earlier release began it. */
  readonly manifest: string | null;
  /** The names of the lists that it has left beside its back-up. */
  readonly lists: readonly string[];
};

const WHY = 'a restore was cut off, and has to be run again';

/**
 * For the transaction of a restore, in SQL: keeps every release from serving until the restore is finished. The path stands
 * in the place of a checksum, where earlier releases look for it.
 */
export function markUnfinished({ path, manifest, lists }: UnfinishedRestore): string {
  const contracts = `${WHY} [${[manifest, ...lists].join(' ')}]`;
  return `
  do $$ begin
    if exists (select 1 from information_schema.columns
               where table_schema = 'public' and table_name = 'migrations' and column_name = 'contracts') then
      insert into public.migrations (id, checksum, contracts)
      values ('${UNFINISHED_RESTORE}', ${pg.escapeLiteral(path)}, ${pg.escapeLiteral(contracts)})
      on conflict (id) do nothing;
    end if;
  end $$;`;
}

/** The restore into a database that was cut off; null where none was. */
export async function unfinishedRestore(url: string): Promise<UnfinishedRestore | null> {
  const { rows: found } = await runOnce(url, "select to_regclass('public.migrations') is not null as there");
  if (!found[0]?.there) return null;
  const { rows } = await runOnce(url, 'select checksum, contracts from public.migrations where id = $1', [
    UNFINISHED_RESTORE,
  ]);
  if (rows[0] === undefined) return null;
  const [, manifest = null, lists = ''] =
    /\[([0-9a-f]{64})((?: [a-z]+)*)\]$/.exec(String(rows[0].contracts)) ?? [];
  return { path: String(rows[0].checksum), manifest, lists: lists.split(' ').filter(name => name !== '') };
}

/** Lets the database be served: all is carried over. */
export async function finishRestore(trx: DatabaseTransaction): Promise<void> {
  await trx.deleteFrom('migrations').where('id', '=', UNFINISHED_RESTORE).execute();
}
