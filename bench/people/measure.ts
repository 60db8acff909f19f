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

/** What somebody looks for, and the times it took in milliseconds, from when it was due. */
export type LookTimes = {
  readonly kind: string;
  readonly asked: number;
  readonly p50: number;
  readonly p99: number;
};
export type PeopleMeasured = { readonly people: number; readonly looks: readonly LookTimes[] };

type Chance = () => number;
/** A look: what is asked. The floor asks only whether the server lives, what the machine itself takes. */
type Look = { readonly kind: string; readonly path: string; readonly follows?: true };

const list = (query: Readonly<Record<string, string>>) => `/staff/api/people?${new URLSearchParams(query)}`;
const PLACES = ['england', 'scotland', 'wales', 'northern-ireland', 'outside'];
const LABELS = ['Active', 'Complete', 'Abandoned', 'Soft Dropout', 'Hard Dropout', 'Expired', 'Invalidated'];

/** What is asked in turn. */
const LOOKS: readonly ((chance: Chance) => Look)[] = [
  () => ({ kind: 'floor', path: '/health/live' }),
  () => ({ kind: 'page', path: list({}) }),
  () => ({ kind: 'page', path: list({}), follows: true }),
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
  chance => ({ kind: 'search', path: list({ find: oneOf(chance, SURNAMES) }), follows: true }),
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
    await bench.execute('vacuum analyze');
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
    const begin = performance.now();
    let next: string | null = null;
    for (let number = 0; number < WARM_UP + looks; number += 1) {
      const look = LOOKS[number % LOOKS.length]?.(chance) ?? { kind: 'page', path: list({}) };
      const path =
        look.follows && next ? `${look.path}${look.path.endsWith('?') ? '' : '&'}after=${next}` : look.path;
      const due = begin + (number * 1000) / PER_SECOND;
      await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
      // One at a time: a look that is late because of the one before has waited for it, and that counts.
      const from = number < WARM_UP ? performance.now() : Math.min(due, performance.now());
      const answer = await connection.request(`GET ${path} HTTP/1.1\r\n${head}`, '');
      if (answer.status !== 200) throw new Error(`${path} gave ${answer.status}: ${answer.body}`);
      const took = performance.now() - from;
      next = look.kind === 'floor' || look.kind === 'count' ? null : JSON.parse(answer.body).next;
      if (number >= WARM_UP) times.set(look.kind, [...(times.get(look.kind) ?? []), took]);
    }
    return {
      people,
      looks: [...times].map(([kind, all]) => ({
        kind,
        asked: all.length,
        p50: quantile(all, 0.5),
        p99: quantile(all, 0.99),
      })),
    };
  } finally {
    connection?.close();
    await server.stop();
  }
}
