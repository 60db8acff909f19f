import { Agent } from 'node:http';
import { connect } from '@towpath/server/platform/database/database.ts';
import { type Chance, chanceFrom } from '@towpath/server/testing/hostile/chance.ts';
import { hostileBesideAll } from '@towpath/server/testing/hostile/everyStory.ts';
import { NOT_HTTP, noHttp } from '@towpath/server/testing/hostile/noHttp.ts';
import { requestMaker } from '@towpath/server/testing/hostile/requests.ts';
import { type Tally, tally } from '@towpath/server/testing/hostile/tally.ts';
import { startServer } from '../running/children.ts';
import { BENCH_DATA, type BenchDatabase } from '../running/database.ts';
import { accountsIn } from '../running/visitors.ts';
import { siteAt } from './site.ts';

/** How a site took so many made-up requests. */
export type HostileMeasured = {
  readonly requests: number;
  readonly seed: number;
  /** How many answers of each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers of 500 or more, and requests without an answer: each kind with the first that it came to. */
  readonly faults: readonly string[];
  /** Calls of the contracts of which none succeeded. */
  readonly neverSucceeded: readonly string[];
  /** A line for each call: how many of its requests succeeded. */
  readonly shares: readonly string[];
};

/** Of a hundred requests, those that go to the whole site as it is started; the others go beside what people do. */
const TO_THE_SITE = 40;
/** Of those, how many go beside searches of a credit file, and how many where there are limits. */
const BESIDE_SEARCHES = 10;
const WITH_LIMITS = 10;
/** So many at once: enough to meet each other, too few to be turned away for their number. */
const AT_ONCE = 6;
/** Sessions are ended by some of the calls, so everybody comes anew after so many requests. */
const ANEW_AFTER = 400;
/**
 * Sends made-up requests: beside each call that people make on their way through everything, nearly that call; to the
 * whole site every call of the contracts with values, headers, bodies, methods and sessions that are nearly right or not
 * at all, and now and then what is no HTTP. The same seed makes the same requests, but for what happens at once.
 */
export async function measureHostile(
  bench: BenchDatabase,
  { requests, seed }: { readonly requests: number; readonly seed: number },
  say: (line: string) => void,
): Promise<HostileMeasured> {
  const counted = tally(line => say(line));
  const chance = chanceFrom(seed);
  const part = (percent: number) => Math.round((requests * percent) / 100);
  // First, while the keys of the database are those of that site.
  await toTheSite(bench, { requests: part(TO_THE_SITE), chance }, counted);
  await hostileBesideAll(
    {
      withoutLimits: part(100 - TO_THE_SITE - BESIDE_SEARCHES - WITH_LIMITS),
      withLimits: part(WITH_LIMITS),
      searches: part(BESIDE_SEARCHES),
    },
    chance,
    counted,
    () => connect(bench.url, 5, async () => undefined),
  );
  return {
    requests: counted.sent(),
    seed,
    statuses: counted.statuses(),
    faults: counted.faults(),
    neverSucceeded: counted.neverSucceeded(),
    shares: counted.shares(),
  };
}

/** The whole site, as a trial starts it. */
async function toTheSite(
  { url, database }: BenchDatabase,
  { requests, chance }: { readonly requests: number; readonly chance: Chance },
  counted: Tally,
): Promise<void> {
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: BENCH_DATA, RATE_LIMITS: 'off' });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const site = siteAt(server.port, agent);
  let credentials: readonly string[] = [];
  let sent = 0;
  const known = await site.knownIds();
  const next = requestMaker(chance, () => credentials, known);

  async function sendUntil(until: number): Promise<void> {
    while (sent < until) {
      sent++;
      const made = chance.happens(2) ? noHttp(chance) : next();
      const { status, body } = made.call === NOT_HTTP ? await site.sayRaw(made.path) : await site.ask(made);
      counted.count(made, status, body);
    }
  }

  try {
    while (sent < requests) {
      credentials = await site.comeAnew(await accountsIn(database, 3));
      const until = Math.min(sent + ANEW_AFTER, requests);
      await Promise.all(Array.from({ length: AT_ONCE }, () => sendUntil(until)));
    }
  } finally {
    sent = requests;
    agent.destroy();
    await server.stop();
  }
}
