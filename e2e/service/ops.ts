import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addresses, dataFolder } from './addresses.ts';
import { serverEnvironment } from './server.ts';

const repository = join(import.meta.dirname, '..', '..');

/** A server that a command is for: the one under test unless a story has its own. */
type Service = { readonly port: number; readonly dataFolder: string };

/** Runs a command of an operator, as `npm run ops`, with the settings of a service. Gives what it prints. */
export async function opsOf({ port, dataFolder }: Service, ...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/ops/main.ts', ...words], {
    cwd: repository,
    env: { ...serverEnvironment({ port, dataFolder }), PUBLIC_URL: `http://localhost:${port}` },
  });
  return stdout;
}

/** The same for the service under test. */
export const ops = (...words: readonly string[]) => opsOf({ port: addresses.port, dataFolder }, ...words);
