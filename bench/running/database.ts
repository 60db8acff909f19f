import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@towpath/server/platform/config/config.ts';
import { connect, type Database } from '@towpath/server/platform/database/database.ts';
import { migrate } from '@towpath/server/platform/database/migrate.ts';
import { startCluster } from '@towpath/server/platform/database/postgres/cluster.ts';
import { runOnce } from '@towpath/server/platform/database/postgres/running.ts';

/** The bench's own PostgreSQL files; the data of `npm start` is never touched. */
export const BENCH_DATA = join(REPOSITORY_ROOT, '.data', 'bench');

export type BenchDatabase = {
  readonly url: string;
  readonly database: Database;
  /** Runs one statement on a connection of its own. */
  execute(statement: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Starts the PostgreSQL that comes with the server, on files of its own, and makes an empty database with all
 * migrations. Throws if a commit there would not survive a power cut, because the figures would then be meaningless.
 */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const cluster = await startCluster(BENCH_DATA, { durable: true });
  const name = `bench_${process.pid}`;
  const url = Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href;
  await runOnce(cluster.url, `drop database if exists ${name} with (force)`);
  await runOnce(cluster.url, `create database ${name}`);
  await migrate(url);
  await refuseUnlessDurable(url);
  const { database, close } = connect(url, 2, async () => {
    await runOnce(cluster.url, `drop database ${name} with (force)`);
    await cluster.stop();
  });
  return {
    url,
    database,
    close,
    async execute(statement) {
      await runOnce(url, statement);
    },
  };
}

async function refuseUnlessDurable(url: string): Promise<void> {
  const { rows } = await runOnce(
    url,
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  );
  const off = rows.filter(row => row.setting !== 'on').map(row => String(row.name));
  if (off.length > 0) throw new Error(`Commits are not durable: ${off.join(', ')} is off.`);
}
