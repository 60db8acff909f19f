import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for one test or run. Others may enter it: for root, PostgreSQL runs as another account. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'towpath-'));
  chmodSync(folder, 0o755);
  return folder;
}
