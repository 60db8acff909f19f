import { once } from 'node:events';
import { join } from 'node:path';
import { type Running, runningAs, startProcess, startServer } from '../running/children.ts';
import { BENCH_DATA, type BenchDatabase } from '../running/database.ts';
import { gatherCrowd } from './crowd.ts';
import type { FloorAssignment } from './floor.ts';
import type { LoadMessage, Slice, SliceOrder } from './load.ts';
import { type Person, peopleIn } from './people.ts';
import { type Question, questionnaire, questionsOf } from './questionnaire.ts';
import type { Assignment } from './walk.ts';

/** Connections at once, each for a different person with a journey of their own. */
const PEOPLE = 10;
/** Connections to PostgreSQL: the server's default (DATABASE_POOL), and the same for the floor. */
const POOL = 10;
/**
 * Short enough that any other load on the machine affects a slice of the floor and the product's slice beside it
 * equally.
 */
const SLICE_MS = 400;

/** Pairs before the measurement begins, and how long they may take. */
const WARM_UP_PAIRS = 5_000;
const WARM_UP_MS = 15_000;

export type Kind = 'floor' | 'product';
const KINDS: readonly Kind[] = ['floor', 'product'];

/** A slice, and the processor time that the answering process used during it, in milliseconds. */
export type MeasuredSlice = Slice & { readonly cpuMs: number | undefined };

/**
 * The floor and the product at one number of questions, slice by slice. Slices with the same index were measured side
 * by side.
 */
export type PairsRun = { readonly questions: number } & Readonly<Record<Kind, readonly MeasuredSlice[]>>;

export type MeasureOptions = {
  readonly lengths: readonly number[];
  /** How long each of the two is measured at each length. */
  readonly measureMs: number;
  /** If given, product and floor each write a V8 profile of their whole run into it at the end. */
  readonly profileFolder?: string;
  readonly log: (line: string) => void;
};

/** One process that puts load on one server, at one length. */
type Load = { measure(sliceMs: number): Promise<MeasuredSlice>; stop(): void };

/** Floor and product side by side, each asked by people of its own. */
export type SideBySide = {
  readonly servers: Readonly<Record<Kind, Running>>;
  /** Measures both in short slices: floor, product, product, floor and so on, all lengths in turn. */
  measure(measureMs: number): Promise<readonly PairsRun[]>;
  stop(): Promise<void>;
};

/**
 * Measures floor and product in short slices. Both run from the first slice to the last; while one is measured, the
 * other is idle.
 */
export async function measurePairs(
  bench: BenchDatabase,
  { measureMs, ...options }: MeasureOptions,
): Promise<readonly PairsRun[]> {
  // Ten people call here as fast as they are answered, which is more than anybody may.
  const both = await startSideBySide(bench, { ...options, settings: { RATE_LIMITS: 'off' } });
  try {
    return await both.measure(measureMs);
  } finally {
    await both.stop();
  }
}

/**
 * Starts floor and product, and warms both up.
 *
 * @param settings of the product, beside those that it shares with the floor
 */
export async function startSideBySide(
  bench: BenchDatabase,
  {
    lengths,
    profileFolder,
    log,
    settings = {},
  }: Omit<MeasureOptions, 'measureMs'> & { readonly settings?: Readonly<Record<string, string>> },
): Promise<SideBySide> {
  await gatherCrowd(bench);
  const asked = lengths.map(length => questionsOf(questionnaire(length)));
  const people = await Promise.all(
    lengths.map(length => peopleIn(bench.database, questionnaire(length), 2 * PEOPLE)),
  );
  const servers: Record<Kind, Running> = {
    floor: await startFloor(
      {
        databaseUrl: bench.url,
        connections: POOL,
        people: people.flat(),
        questions: asked.toSorted((one, other) => other.length - one.length)[0] ?? [],
      },
      profileFolder,
    ),
    product: await startServer(
      { DATABASE_URL: bench.url, DATABASE_POOL: String(POOL), DATA_DIR: BENCH_DATA, ...settings },
      profileFolder,
    ),
  };
  const started: Load[] = [];
  async function stop(): Promise<void> {
    for (const load of started) load.stop();
    await servers.product.stop();
    await servers.floor.stop();
  }
  const loads: Record<Kind, Load>[] = [];
  try {
    for (const at of lengths.keys()) {
      const load = async (kind: Kind) => {
        const half = (people[at] ?? []).slice(...(kind === 'floor' ? [0, PEOPLE] : [PEOPLE]));
        const one = await startLoad(
          servers[kind],
          assignment(kind, servers[kind].port, half, asked[at] ?? []),
        );
        started.push(one);
        return one;
      };
      loads.push({ floor: await load('floor'), product: await load('product') });
    }
    for (const both of loads) for (const kind of KINDS) await warmUp(both[kind]);
    // Writes out what the warm-up left in memory, so that no slice has to pay for it.
    await bench.execute('checkpoint');
  } catch (fault) {
    await stop();
    throw fault;
  }
  return {
    servers,
    stop,
    async measure(measureMs) {
      const runs = lengths.map(questions => ({
        questions,
        floor: [] as MeasuredSlice[],
        product: [] as MeasuredSlice[],
      }));
      for (let round = 0; round < Math.ceil(measureMs / SLICE_MS); round += 1) {
        const order = round % 2 === 0 ? KINDS : KINDS.toReversed();
        for (const [at, run] of runs.entries()) {
          for (const kind of order) {
            const slice = await loads[at]?.[kind].measure(SLICE_MS);
            if (slice) run[kind].push(slice);
          }
        }
        if (round % 20 === 0) log(`  ${round * SLICE_MS} of ${measureMs} ms`);
      }
      return runs;
    },
  };
}

/** Runs until the code that answers is compiled, however slow the machine is at the moment. */
async function warmUp(load: Load): Promise<void> {
  const began = performance.now();
  for (let pairs = 0; pairs < WARM_UP_PAIRS && performance.now() - began < WARM_UP_MS; ) {
    pairs += (await load.measure(SLICE_MS)).pairTimes.length;
  }
}

function assignment(
  kind: Kind,
  port: number,
  people: readonly Person[],
  questions: readonly Question[],
): Assignment {
  const authorizations = people.map(
    ({ customerId, basicAuthToken }) => `Basic ${kind === 'floor' ? customerId : basicAuthToken}`,
  );
  return { port, authorizations, questions };
}

async function startFloor(assignment: FloorAssignment, profileFolder?: string): Promise<Running> {
  const file = join(import.meta.dirname, 'floor.ts');
  const { child, heard } = await startProcess<{ port: number }>(file, assignment, profileFolder);
  return runningAs(child, heard.port);
}

async function startLoad(server: Running, assignment: Assignment): Promise<Load> {
  const file = join(import.meta.dirname, 'load.ts');
  const { child } = await startProcess<LoadMessage>(file, assignment);
  const gone = once(child, 'exit').then(() => [{ fault: 'A load process ended before its slice did.' }]);
  return {
    async measure(sliceMs) {
      const before = server.cpuMs();
      const order: SliceOrder = { sliceMs };
      child.send(order);
      const [said] = (await Promise.race([once(child, 'message'), gone])) as [LoadMessage];
      const after = server.cpuMs();
      if (!('slice' in said))
        throw new Error('fault' in said ? said.fault : 'A load process measured nothing.');
      return {
        ...said.slice,
        cpuMs: before === undefined || after === undefined ? undefined : after - before,
      };
    },
    stop: () => void child.kill(),
  };
}
