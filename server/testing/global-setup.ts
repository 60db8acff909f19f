import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/database/migrate.ts';
import { startCluster } from '../platform/database/postgres/cluster.ts';
import { runOnce } from '../platform/database/postgres/running.ts';
import { temporaryFolder } from '../platform/database/temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with every migration; tests copy it. */
    templateDatabaseUrl: string;
  }
}

/** One PostgreSQL for a test run: our own, or the one that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  const folder = configuredUrl ? null : temporaryFolder();
  const cluster = folder ? await startCluster(folder, { durable: false }) : null;
  const server = configuredUrl ?? cluster?.url ?? '';
  const template = `towpath_template_${process.pid}`;
  await runOnce(server, `create database ${template}`);
  const url = Object.assign(new URL(server), { pathname: `/${template}` }).href;
  await migrate(url);
  project.provide('templateDatabaseUrl', url);
  // Many tests start the whole program: each start takes what the one before has compiled.
  const compiled = mkdtempSync(join(tmpdir(), 'towpath-compiled-'));
  process.env.NODE_COMPILE_CACHE ??= compiled;
  return async () => {
    rmSync(compiled, { recursive: true, force: true });
    await runOnce(server, `drop database ${template}`);
    await cluster?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
}
