import { addMember } from '@towpath/server/modules/staff/members.ts';
import { startStaffSession } from '@towpath/server/modules/staff/sessions.ts';
import { systemClock } from '@towpath/server/platform/time/clock.ts';
import { addManyPeople } from '@towpath/tools/seed/manyPeople.ts';
import { FORENAMES, SURNAMES } from '@towpath/tools/seed/names.ts';
import { chanceFrom, oneOf } from '../creditors/synthetic.ts';
import { Connection } from '../pairs/connection.ts';
import { quantile } from '../report/reaches.ts';
import { startServer } from '../running/children.ts';
import { BENCH_DATA, type BenchDatabase } from '../running/database.ts';

const SEED = 1;
/** Looks per second: far more than a team makes. */
const PER_SECOND = 20;
const WARM_UP = 60;
const SLOWEST = 12;

/** What somebody looks for, and the times it took in milliseconds, from when it was due. */
export type LookTimes = {
  readonly kind: string;
  readonly asked: number;
  readonly p50: number;
  readonly p99: number;
};
/** One look, and the milliseconds since the first at which it was answered. */
export type SlowLook = { readonly path: string; readonly took: number; readonly at: number };
export type PeopleMeasured = {
  readonly people: number;
  readonly looks: readonly LookTimes[];
  /** The slowest of all: neighbours waited for one another. */
  readonly slowest: readonly SlowLook[];
};

type Chance = () => number;
/** A look: what is asked. The floor asks only whether the server lives, what the machine itself takes. */
type Look = { readonly kind: string; readonly path: string };

const list = (query: Readonly<Record<string, string>>) => `/staff/api/people?${new URLSearchParams(query)}`;
const PLACES = ['england', 'scotland', 'wales', 'northern-ireland', 'outside'];
const LABELS = ['Active', 'Complete', 'Abandoned', 'Soft Dropout', 'Hard Dropout', 'Expired', 'Invalidated'];

/** What is asked in turn; with a word alone the next page of the look before. */
const LOOKS: readonly (((chance: Chance) => Look) | 'page' | 'search')[] = [
  () => ({ kind: 'floor', path: '/health/live' }),
  () => ({ kind: 'page', path: list({}) }),
  'page',
  chance => ({ kind: 'page', path: list({ sort: oneOf(chance, ['name', 'name-last', 'seen-first']) }) }),
  chance => ({ kind: 'filtered', path: list({ status: oneOf(chance, LABELS) }) }),
  chance => ({
    kind: 'filtered',
    path: list({ status: `${oneOf(chance, LABELS)},Completed Offline`, nation: oneOf(chance, PLACES) }),
  }),
  chance => ({ kind: 'filtered', path: list({ nation: oneOf(chance, PLACES), sort: 'name' }) }),
  chance => ({ kind: 'filtered', path: list({ partner: 'mw_name', status: oneOf(chance, LABELS) }) }),
  chance => ({ kind: 'search', path: list({ find: oneOf(chance, SURNAMES).slice(0, 3) }) }),
  chance => ({
    kind: 'search',
    path: list({ find: `${oneOf(chance, FORENAMES)} ${oneOf(chance, SURNAMES)}` }),
  }),
  chance => ({ kind: 'search', path: list({ find: oneOf(chance, SURNAMES) }) }),
  'search',
  chance => ({
    kind: 'search',
    path: list({ find: `${oneOf(chance, FORENAMES)}.${oneOf(chance, SURNAMES)}`.toLowerCase() }),
  }),
  chance => ({ kind: 'search', path: list({ find: `07700 900${Math.floor(chance() * 1000)}` }) }),
  chance => ({
    kind: 'search, misspelt',
    path: list({ find: misspelt(chance, `${oneOf(chance, FORENAMES)} ${oneOf(chance, SURNAMES)}`) }),
  }),
  chance => ({ kind: 'search, misspelt', path: list({ find: misspelt(chance, oneOf(chance, SURNAMES)) }) }),
  chance => ({
    kind: 'search, filtered',
    path: list({ find: oneOf(chance, SURNAMES).slice(0, 4), status: oneOf(chance, LABELS) }),
  }),
  chance => ({
    kind: 'count',
    path: `/staff/api/people/count?${new URLSearchParams({ status: oneOf(chance, LABELS) })}`,
  }),
  chance => ({
    kind: 'count, search',
    path: `/staff/api/people/count?${new URLSearchParams({ find: oneOf(chance, SURNAMES) })}`,
  }),
  chance => ({
    kind: 'count, search',
    path: `/staff/api/people/count?${new URLSearchParams({ find: oneOf(chance, SURNAMES), status: oneOf(chance, LABELS) })}`,
  }),
];

/** The name with one letter that is in no name of ours in place of another. */
function misspelt(chance: Chance, name: string): string {
  const at = Math.floor(chance() * name.length);
  return `${name.slice(0, at)}q${name.slice(at + 1)}`;
}

/** Fills a database with people and looks them up, page by page and by name, at an even rate. */
export async function measurePeople(
  bench: BenchDatabase,
  { people, looks }: { readonly people: number; readonly looks: number },
  say: (line: string) => void,
): Promise<PeopleMeasured> {
  // The server publishes the questions that these people are on.
  const server = await startServer({ DATABASE_URL: bench.url, DATA_DIR: BENCH_DATA, RATE_LIMITS: 'off' });
  let connection: Connection | undefined;
  try {
    await addManyPeople(bench.url, { count: people, seed: SEED, say });
    // What so many new rows leave to be done is done before, so that it is not measured.
    await bench.execute('vacuum analyze');
    await bench.execute('checkpoint');
    // Only now: the server ends one that nothing comes by for so long.
    connection = new Connection(server.port);
    const now = systemClock.now();
    const device = { kind: null, browser: null, system: null };
    const token = await bench.database.transaction().execute(async trx => {
      const member = { email: 'jo@towpath.example', name: 'Jo', role: 'adviser', at: now };
      return startStaffSession(trx, (await addMember(trx, member)) ?? '', device, now);
    });
    const head = `host: 127.0.0.1:${server.port}\r\ncookie: staffSession=${token}`;
    const chance = chanceFrom(SEED);
    const times = new Map<string, number[]>();
    const slow: SlowLook[] = [];
    const begin = performance.now();
    let nextPage = list({});
    for (let number = 0; number < WARM_UP + looks; number += 1) {
      const asked = LOOKS[number % LOOKS.length] ?? 'page';
      const look: Look = typeof asked === 'string' ? { kind: asked, path: nextPage } : asked(chance);
      const due = begin + (number * 1000) / PER_SECOND;
      await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
      // One at a time: a look that is late because of the one before has waited for it, and that counts.
      const from = number < WARM_UP ? performance.now() : Math.min(due, performance.now());
      const { kind, path } = look;
      const answer = await connection.request(`GET ${path} HTTP/1.1\r\n${head}`, '');
      if (answer.status !== 200) throw new Error(`${path} gave ${answer.status}: ${answer.body}`);
      const took = performance.now() - from;
      const isList = kind !== 'floor' && kind !== 'count';
      const next: string | null = isList ? JSON.parse(answer.body).next : null;
      nextPage = next === null ? path : `${path}${path.endsWith('?') ? '' : '&'}after=${next}`;
      if (number < WARM_UP) continue;
      times.set(kind, [...(times.get(kind) ?? []), took]);
      slow.push({ path, took, at: performance.now() - begin });
    }
    return {
      people,
      looks: [...times].map(([kind, all]) => ({
        kind,
        asked: all.length,
        p50: quantile(all, 0.5),
        p99: quantile(all, 0.99),
      })),
      slowest: slow
        .sort((one, other) => other.took - one.took)
        .slice(0, SLOWEST)
        .sort((one, other) => one.at - other.at),
    };
  } finally {
    connection?.close();
    await server.stop();
  }
}
