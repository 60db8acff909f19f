import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type OpenDatabase } from '../platform/database/database.ts';
import { runOnce } from '../platform/database/postgres/running.ts';
// Says what the set-up provides.
import type {} from './global-setup.ts';

/** A new database with every migration and no rows, for one test file. Closing it drops it. */
export function createTestDatabase(): Promise<OpenDatabase> {
  return copyOf(inject('templateDatabaseUrl'));
}

/** The same after a server has published the shipped questionnaires: the next one need not prove them again. */
export function createPublishedDatabase(): Promise<OpenDatabase> {
  return copyOf(inject('publishedDatabaseUrl'));
}

async function copyOf(templateUrl: string): Promise<OpenDatabase> {
  const template = new URL(templateUrl);
  const name = `towpath_test_${randomUUID().replaceAll('-', '')}`;
  const server = Object.assign(new URL(template), { pathname: '/postgres' }).href;
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href;
  // As files: every page of it would go through the log otherwise, at twice the work.
  const asFiles = `template ${template.pathname.slice(1)} strategy file_copy`;
  await copyTemplate(server, `create database ${name} ${asFiles}`);
  return connect(url, 5, async () => {
    await runOnce(server, `drop database ${name} with (force)`);
  });
}

/** PostgreSQL refuses to copy a template while another copy is being made; a short wait is enough. */
async function copyTemplate(server: string, statement: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await runOnce(server, statement);
      return;
    } catch (fault) {
      const busy = fault instanceof Error && 'code' in fault && fault.code === '55006';
      if (!busy || tries === 100) throw fault;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}
