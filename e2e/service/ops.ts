import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addresses, dataFolder } from './addresses.ts';
import { serverEnvironment } from './server.ts';

const repository = join(import.meta.dirname, '..', '..');

/** Runs a command of an operator, as `npm run ops`, with the settings of the service under test. Gives what it prints. */
export async function ops(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/ops/main.ts', ...words], {
    cwd: repository,
    env: { ...serverEnvironment({ port: addresses.port, dataFolder }), PUBLIC_URL: addresses.site },
  });
  return stdout;
}
