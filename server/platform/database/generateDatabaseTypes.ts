import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { describeTables } from './databaseTypes.ts';
import { migrate } from './migrate.ts';
import { startCluster } from './postgres/cluster.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/**
 * Run it after adding a migration: writes database.generated.ts from an empty database that has had every
 * migration.
 */
const folder = temporaryFolder();
const cluster = await startCluster(folder, { durable: false });
const client = new pg.Client({ connectionString: cluster.url });
try {
  await migrate(cluster.url);
  await client.connect();
  writeFileSync(resolve(import.meta.dirname, 'database.generated.ts'), await describeTables(client));
} finally {
  await client.end();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
