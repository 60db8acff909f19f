import { randomUUID } from 'node:crypto';
import { startGuest } from '@towpath/server/modules/identity/guests.ts';
import { systemClock } from '@towpath/server/platform/time/clock.ts';
import { type Answered, Connection } from '../pairs/connection.ts';
import { startServer } from '../running/children.ts';
import { BENCH_DATA, type BenchDatabase } from '../running/database.ts';
import { advisersIn } from '../running/staff.ts';

const CLAIMS = 50;
/** Pieces of work before the measurement begins. */
const WARM_UP = 10;
const [TAKEN, ANOTHERS] = [204, 409];

/** What comes of many who take one piece of work at once; times in milliseconds. */
export type ClaimsMeasured = {
  readonly claims: number;
  /** For each piece of work, how many were told that it is theirs and are the one whom the list names. */
  readonly winners: readonly number[];
  /** As many at once who ask only whether the server lives. */
  readonly floor: readonly number[];
  readonly answered: readonly number[];
  /** Until everybody who took a piece knew. */
  readonly decided: readonly number[];
};

/** Puts chats that wait on the work list, each of which fifty advisers take from there at once. */
export async function measureClaims(bench: BenchDatabase, items: number): Promise<ClaimsMeasured> {
  const server = await startServer({ DATABASE_URL: bench.url, DATA_DIR: BENCH_DATA, RATE_LIMITS: 'off' });
  const connections: Connection[] = [];
  try {
    const tokens = await advisersIn(bench.database, CLAIMS);
    const advisers = tokens.map(token => {
      const connection = new Connection(server.port);
      connections.push(connection);
      const head = `host: 127.0.0.1:${server.port}\r\ncookie: staffSession=${token}`;
      return {
        get: (path: string) => connection.request(`GET ${path} HTTP/1.1\r\n${head}`, ''),
        take: (id: string) =>
          connection.request(`POST /staff/api/tasks/${id}/take HTTP/1.1\r\n${head}\r\ncontent-length: 0`, ''),
      };
    });
    type Adviser = (typeof advisers)[number];

    /** All of them at once, and how long each took. */
    async function all(ask: (adviser: Adviser) => Promise<Answered>) {
      const begin = performance.now();
      const answers = await Promise.all(
        advisers.map(async adviser => ({
          ...(await ask(adviser)),
          took: performance.now() - begin,
        })),
      );
      return { answers, decided: performance.now() - begin };
    }

    const found = { winners: [] as number[], floor: [] as number[], answered: [] as number[] };
    const decided: number[] = [];
    for (let number = 0; number < WARM_UP + items; number += 1) {
      const id = await beginWork(bench, server.port);
      const floor = await all(adviser => adviser.get('/health/live'));
      const taken = await all(adviser => adviser.take(id));
      const wrong = taken.answers.find(({ status }) => status !== TAKEN && status !== ANOTHERS);
      if (wrong) throw new Error(`Taking ${id} gave ${wrong.status}: ${wrong.body}`);
      const told = taken.answers.flatMap(({ status }, at) => (status === TAKEN ? [at] : []));
      const isListed = await Promise.all(
        told.map(async at => namesMe(await advisers[at]?.get('/staff/api/tasks'), id)),
      );
      if (number < WARM_UP) continue;
      found.winners.push(told.length === 1 && isListed[0] ? 1 : told.length === 1 ? 0 : told.length);
      found.floor.push(...floor.answers.map(({ took }) => took));
      found.answered.push(...taken.answers.map(({ took }) => took));
      decided.push(taken.decided);
    }
    return { claims: CLAIMS, ...found, decided };
  } finally {
    for (const connection of connections) connection.close();
    await server.stop();
  }
}

/** A person writes, and so is on the work list; returns the id of that work. */
async function beginWork({ database }: BenchDatabase, port: number): Promise<string> {
  const { customerId, basicAuthToken } = await startGuest(database, systemClock.now());
  const answer = await fetch(`http://127.0.0.1:${port}/api/core/chat/mine/messages`, {
    method: 'POST',
    headers: { authorization: `Basic ${basicAuthToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: randomUUID(), text: 'Hello, is somebody there?' }),
  });
  if (!answer.ok) throw new Error(`A chat was not begun: ${answer.status}.`);
  const { id } = await database
    .selectFrom('work_items')
    .select('id')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the work list tells whoever asked that a piece is theirs. */
function namesMe(answer: Answered | undefined, id: string): boolean {
  const { items } = JSON.parse(answer?.body ?? '{}') as {
    items: readonly { id: string; takenBy: { isMe: boolean } | null }[];
  };
  return items.find(item => item.id === id)?.takenBy?.isMe === true;
}
