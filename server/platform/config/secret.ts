import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from './startFault.ts';

/**
 * A random secret of 43 letters and digits, created at the first call and kept in a file only its owner can
 * read, so that what depends on it survives a restart. Throws a StartFault when the folder cannot be written.
 */
export function secretKeptIn(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeOnce(path, randomBytes(32).toString('base64url'));
    const secret = readFileSync(path, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch {
    throw new StartFault(`DATA_DIR ${dataDir} cannot be used: no file can be written there.`);
  }
  throw new StartFault(`The file ${path} is damaged. Delete it and start again.`);
}

/**
 * Creating a link is atomic and fails if the name exists: of two processes that start together one wins, and
 * neither ever reads a half-written file.
 */
function writeOnce(path: string, secret: string): void {
  if (existsSync(path)) return;
  const written = `${path}.${randomUUID()}`;
  writeFileSync(written, secret, { mode: 0o600 });
  try {
    linkSync(written, path);
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
  } finally {
    rmSync(written);
  }
}
