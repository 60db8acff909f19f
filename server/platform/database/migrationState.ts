import { DONE, type Done, type Migration, mismatchOf, readMigrations } from './migrate.ts';
import { runOnce } from './postgres/running.ts';

/** Where a database stands beside this release. */
export type MigrationState = {
  /** Those of this release that it has not had: ids, in order. */
  readonly pending: readonly string[];
  /** Those among them after which the release before does not run on it. */
  readonly contracting: readonly string[];
  /** Those that this release does not know: it is older than the database. */
  readonly unknown: readonly string[];
  /** Why this release cannot run on it; undefined where it can. */
  readonly refusal: string | undefined;
};

/** Reads which migrations a database has had; changes nothing. */
export async function migrationState(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<MigrationState> {
  const { rows: found } = await runOnce(url, "select to_regclass('migrations') is not null as there");
  const { rows } = found[0]?.there ? await runOnce(url, DONE) : { rows: [] };
  const done = rows.map(
    ({ id, checksum, contracts }): Done => ({
      id: String(id),
      checksum: String(checksum),
      contracts: typeof contracts === 'string' ? contracts : null,
    }),
  );
  const had = new Set(done.map(({ id }) => id));
  const known = new Set(migrations.map(({ id }) => id));
  const pending = migrations.filter(({ id }) => !had.has(id));
  return {
    pending: pending.map(({ id }) => id),
    contracting: pending.filter(({ contracts }) => contracts !== undefined).map(({ id }) => id),
    unknown: done.map(({ id }) => id).filter(id => !known.has(id)),
    refusal: mismatchOf(done, migrations),
  };
}
