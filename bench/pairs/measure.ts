import { once } from 'node:events';
import { join } from 'node:path';
import { type Running, runningAs, startProcess, startServer } from '../running/children.ts';
import { BENCH_DATA, type BenchDatabase } from '../running/database.ts';
import { gatherCrowd } from './crowd.ts';
import type { FloorAssignment } from './floor.ts';
import type { Assignment, Load, LoadMessage } from './load.ts';
import { peopleIn } from './people.ts';
import { questionnaire, questionsOf } from './questionnaire.ts';

/** Connections at once, each a person of its own in a journey of its own. */
const PEOPLE = 10;
/** Connections to PostgreSQL: what the server has when nobody sets DATABASE_POOL, and the floor the same. */
const POOL = 10;

export type Kind = 'floor' | 'product';
const KINDS: readonly Kind[] = ['floor', 'product'];

/** One run: the load's figures, and processor time of the answering process for one pair, in milliseconds. */
export type Run = Load & {
  readonly kind: Kind;
  readonly questions: number;
  readonly cpuMsPerPair: number | undefined;
};

export type MeasureOptions = {
  readonly lengths: readonly number[];
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
  readonly profileFolder?: string;
  readonly onRun: (run: Run) => void;
};

/** Measures floor and product in turn, over and over, so that whatever else the machine does falls on both. */
export async function measurePairs(bench: BenchDatabase, options: MeasureOptions): Promise<readonly Run[]> {
  await gatherCrowd(bench);
  const runs: Run[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    for (const questions of options.lengths) {
      for (const kind of KINDS) {
        const run = await measureOnce(bench, kind, questions, options);
        options.onRun(run);
        runs.push(run);
      }
    }
  }
  return runs;
}

async function measureOnce(
  bench: BenchDatabase,
  kind: Kind,
  length: number,
  { warmUpMs, measureMs, profileFolder }: MeasureOptions,
): Promise<Run> {
  const definition = questionnaire(length);
  const questions = questionsOf(definition);
  const people = await peopleIn(bench.database, definition, PEOPLE);
  const server =
    kind === 'floor'
      ? await startFloor({ databaseUrl: bench.url, connections: POOL, people, questions })
      : await startServer(
          { DATABASE_URL: bench.url, DATABASE_POOL: String(POOL), DATA_DIR: BENCH_DATA },
          profileFolder,
        );
  try {
    // One run must not pay for what the one before left in memory.
    await bench.execute('checkpoint');
    const authorizations = people.map(
      ({ customerId, basicAuthToken }) => `Basic ${kind === 'floor' ? customerId : basicAuthToken}`,
    );
    const { load, cpuMs } = await putLoadOn(server, {
      port: server.port,
      authorizations,
      questions,
      warmUpMs,
      measureMs,
    });
    return { ...load, kind, questions: length, cpuMsPerPair: cpuMs && cpuMs / load.pairs };
  } finally {
    await server.stop();
  }
}

async function startFloor(assignment: FloorAssignment): Promise<Running> {
  const file = join(import.meta.dirname, 'floor.ts');
  const { child, heard } = await startProcess<{ port: number }>(file, assignment);
  return runningAs(child, heard.port);
}

async function putLoadOn(
  server: Running,
  assignment: Assignment,
): Promise<{ readonly load: Load; readonly cpuMs: number | undefined }> {
  const file = join(import.meta.dirname, 'load.ts');
  const { child, heard } = await startProcess<LoadMessage>(file, assignment);
  try {
    const before = server.cpuMs();
    const said = 'measuring' in heard ? ((await once(child, 'message'))[0] as LoadMessage) : heard;
    const after = server.cpuMs();
    if (!('load' in said))
      throw new Error('fault' in said ? said.fault : 'The load process measured nothing.');
    const cpuMs = before === undefined || after === undefined ? undefined : after - before;
    return { load: said.load, cpuMs };
  } finally {
    child.kill();
  }
}
