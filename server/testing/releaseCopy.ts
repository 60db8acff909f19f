import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../platform/config/config.ts';

const PARTS = ['server', 'domain', 'contracts'];

/** Copies what a server of an operator's own has: its programs and packages, no sandbox, no tools, no pages. */
export function copyRelease(folder: string): void {
  for (const part of PARTS) cpSync(join(REPOSITORY_ROOT, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '@towpath'), { recursive: true });
  for (const name of readdirSync(join(REPOSITORY_ROOT, 'node_modules'))) {
    if (name === '@towpath') continue;
    symlinkSync(join(REPOSITORY_ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const part of PARTS) symlinkSync(join(folder, part), join(folder, 'node_modules', '@towpath', part));
}

/** Puts a migration into such a copy, which makes it a newer release. */
export function addMigration(folder: string, id: string, sql: string): void {
  writeFileSync(join(folder, 'server', 'migrations', `${id}.sql`), sql);
}
