import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runOps } from '../ops/run.ts';
import { connect } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { temporaryFolder } from '../platform/database/temporaryFolder.ts';
import { machinePrograms, startMachinePostgres } from './machinePostgres.ts';
import { createTestApp, type TestApp } from './testApp.ts';

const KEYS = {
  JWT_SECRET: 'a secret that is long enough for tests',
  HEALTH_DATA_KEY: 'a key that is kept apart from the back-ups',
  DATA_SECRET: 'another that is kept apart from the back-ups',
};

/** A service whose back-ups are restored by the operator's own commands, on a PostgreSQL of its own. */
export type Restoring = Awaited<ReturnType<typeof startRestoring>>;

/** Starts a PostgreSQL of the machine for services that are backed up and restored. */
export async function startRestoring() {
  const folder = temporaryFolder();
  const postgres = await startMachinePostgres(machinePrograms ?? '');
  const running: TestApp[] = [];
  let number = 0;

  /** Runs a command of the operator. `heard` is told each line that it says, and may throw to cut it off there. */
  async function ops(words: readonly string[], DATABASE_URL: string, heard?: (line: string) => void) {
    const out: string[] = [];
    const err: string[] = [];
    const code = await runOps(words, {
      environment: { PATH: process.env.PATH, DATA_DIR: folder, ...KEYS, DATABASE_URL },
      say(line) {
        out.push(line);
        heard?.(line);
      },
      complain: line => void err.push(line),
    });
    return { code, out, err };
  }
  /** Runs one that goes well, and gives what it said. */
  async function done(words: readonly string[], url: string) {
    const { code, out, err } = await ops(words, url);
    expect([code, err]).toEqual([0, []]);
    return out;
  }
  const emptyDatabase = () => postgres.create(`changed_${++number}`);
  /** The service on a database, by the clock of the machine. */
  async function serve(url: string): Promise<TestApp> {
    await migrate(url);
    const test = await createTestApp(KEYS, undefined, { opened: connect(url, 5, async () => undefined) });
    test.clock.set(new Date());
    running.push(test);
    return test;
  }
  async function stop(test: TestApp): Promise<void> {
    running.splice(running.indexOf(test), 1);
    await test.close();
  }
  return {
    folder,
    ops,
    done,
    emptyDatabase,
    serve,
    stop,
    /** The service on an empty database, and where its back-ups go. */
    async service() {
      const url = await emptyDatabase();
      const kept = join(folder, `kept_${number}`);
      const test = await serve(url);
      return {
        url,
        test,
        kept,
        name: new URL(url).pathname.slice(1),
        /** Makes a back-up; what is done next has its time after it, and before that of the machine. Gives its folder. */
        async backUp() {
          await done(['backup', '--to', kept], url);
          test.clock.set(new Date());
          return join(kept, readdirSync(kept).find(entry => entry.endsWith('.backup')) ?? '');
        },
      };
    },
    /** Stops the services of a test that has ended. */
    async stopAll() {
      for (const test of running.splice(0)) await test.close();
    },
    async close() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
