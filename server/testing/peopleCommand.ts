import { runOps } from '../ops/run.ts';
import type { TestApp } from './testApp.ts';

/** `ops people` with these words, on the database of a test, run by Megan for this reason: its code and what it printed. */
export async function peopleCommand(test: TestApp, why: string, words: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(['people', ...words, '--why', why], {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir, SUDO_USER: 'megan' },
    say: line => void out.push(line),
    complain: line => void err.push(line),
  });
  return { code, out, err };
}
