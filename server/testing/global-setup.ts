import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadContent } from '../modules/content/load.ts';
import { publishJourneys } from '../modules/journeys/open.ts';
import { contentFolderIn } from '../platform/config/config.ts';
import { connect } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { startCluster } from '../platform/database/postgres/cluster.ts';
import { runOnce } from '../platform/database/postgres/running.ts';
import { temporaryFolder } from '../platform/database/temporaryFolder.ts';
import { BEGUN } from './testClock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with every migration and no rows; tests copy it. */
    templateDatabaseUrl: string;
    /** The same with the shipped questionnaires published. */
    publishedDatabaseUrl: string;
  }
}

/** One PostgreSQL for a test run: our own, or the one that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  const folder = configuredUrl ? null : temporaryFolder();
  const cluster = folder ? await startCluster(folder, { durable: false }) : null;
  const server = configuredUrl ?? cluster?.url ?? '';
  const template = `towpath_template_${process.pid}`;
  const published = `${template}_published`;
  const urlOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await runOnce(server, `create database ${template}`);
  await migrate(urlOf(template));
  await runOnce(server, `create database ${published} template ${template}`);
  await publishShipped(urlOf(published));
  project.provide('templateDatabaseUrl', urlOf(template));
  project.provide('publishedDatabaseUrl', urlOf(published));
  // Many tests start the whole program: each start takes what the one before has compiled.
  const compiled = mkdtempSync(join(tmpdir(), 'towpath-compiled-'));
  process.env.NODE_COMPILE_CACHE ??= compiled;
  return async () => {
    rmSync(compiled, { recursive: true, force: true });
    await runOnce(server, `drop database ${published}`);
    await runOnce(server, `drop database ${template}`);
    await cluster?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
}

/** As the first start of a server does it: proving every questionnaire takes longer than most tests. */
async function publishShipped(url: string): Promise<void> {
  const contentDir = contentFolderIn({});
  const { database, close } = connect(url, 1, async () => undefined);
  const clock = { now: () => BEGUN };
  await publishJourneys({ database, clock, config: { contentDir } }, loadContent(contentDir));
  await close();
}
