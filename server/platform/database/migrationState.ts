import { type Migration, readMigrations } from './migrate.ts';
import { runOnce } from './postgres/running.ts';

/** Where a database stands beside this release. */
export type MigrationState = {
  /** Ids of the migrations that it has had, in order. */
  readonly done: readonly string[];
  /** Those of this release that it has not had. */
  readonly pending: readonly string[];
  /** Those that this release does not know: it is older than the database. */
  readonly unknown: readonly string[];
};

/** Reads which migrations a database has had; changes nothing. */
export async function migrationState(
  url: string,
  migrations: readonly Pick<Migration, 'id'>[] = readMigrations(),
): Promise<MigrationState> {
  const { rows: found } = await runOnce(url, "select to_regclass('migrations') is not null as there");
  const { rows } = found[0]?.there
    ? await runOnce(url, 'select id from migrations order by id')
    : { rows: [] };
  const done = rows.map(row => String(row.id));
  const ids = migrations.map(({ id }) => id);
  return {
    done,
    pending: ids.filter(id => !done.includes(id)),
    unknown: done.filter(id => !ids.includes(id)),
  };
}
