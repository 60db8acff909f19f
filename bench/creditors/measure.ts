import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGuest } from '@towpath/server/modules/identity/guests.ts';
import { REPOSITORY_ROOT } from '@towpath/server/platform/config/config.ts';
import { systemClock } from '@towpath/server/platform/time/clock.ts';
import { Connection } from '../pairs/connection.ts';
import { startServer } from '../running/children.ts';
import { BENCH_DATA, type BenchDatabase } from '../running/database.ts';
import { chanceFrom, creditorNames, oneOf } from './synthetic.ts';
import { TERM_KINDS, type Term, type TermKind, termsFor } from './terms.ts';

/** Requests per second: the load of sixty people who type without a pause, at one request every 600 ms. */
const PER_SECOND = 100;
/** One request in this many only asks the server for its health: what the machine itself takes, in the same run. */
const FLOOR_EVERY = 5;
/** More connections than are ever busy at once. */
const CONNECTIONS = 20;
const WARM_UP = 300;
/** Far above the ids of the operator's own creditors. */
const FIRST_ID = 100_000;

/** Times in milliseconds, from the moment a term was due to be sent to the end of the answer. */
export type Suggestions = {
  readonly kind: TermKind | 'all' | 'floor';
  readonly asked: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of terms whose creditor was among the suggestions; undefined where that would say nothing. */
  readonly found: number | undefined;
};

export type CreditorsMeasured = {
  readonly creditors: number;
  readonly suggestions: readonly Suggestions[];
};

/** Loads this many made-up creditors into a server, and asks it for suggestions at an even rate. */
export async function measureCreditors(
  bench: BenchDatabase,
  { creditors, terms }: { readonly creditors: number; readonly terms: number },
): Promise<CreditorsMeasured> {
  const chance = chanceFrom(20);
  const names = creditorNames(chance, creditors);
  const contentDir = contentWith(names);
  const server = await startServer({
    DATABASE_URL: bench.url,
    DATA_DIR: BENCH_DATA,
    CONTENT_DIR: contentDir,
  });
  try {
    await bench.execute('vacuum analyze');
    const { basicAuthToken } = await startGuest(bench.database, systemClock.now());
    const asked = await ask(server.port, `Basic ${basicAuthToken}`, termsFor(chance, names, WARM_UP + terms));
    return { creditors, suggestions: summarise(asked.slice(WARM_UP)) };
  } finally {
    await server.stop();
    rmSync(contentDir, { recursive: true, force: true });
  }
}

/** The operator's content with these creditors instead. */
function contentWith(names: readonly string[]): string {
  const folder = join(BENCH_DATA, `content-${process.pid}`);
  cpSync(join(REPOSITORY_ROOT, 'content'), folder, { recursive: true });
  const file = join(folder, 'creditors.json');
  const chance = chanceFrom(21);
  const creditors = names.map((name, at) => ({
    id: FIRST_ID + at,
    name,
    creditTypeIds: [oneOf(chance, [1, 4, 6, 43])],
    ...(at % 10 === 0 ? { aliases: [`${oneOf(chance, names)} of ${at}`] } : {}),
  }));
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), creditors }));
  return folder;
}

/** Without a term it is a request of the floor. */
type Asked = { readonly term: Term | null; readonly took: number; readonly found: boolean };

/**
 * Sends each term when it is due, whether or not earlier ones are answered: otherwise a slow answer would delay the
 * next ones and hide their wait.
 */
async function ask(port: number, authorization: string, terms: readonly Term[]): Promise<readonly Asked[]> {
  const free = Array.from({ length: CONNECTIONS }, () => new Connection(port));
  const waiting: ((connection: Connection) => void)[] = [];
  const all = [...free];
  const begin = performance.now();

  const askOne = async (term: Term | null, place: number): Promise<Asked> => {
    const due = begin + (place * 1000) / PER_SECOND;
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
    // A timer may fire a little early. Lateness has to count, or a slow answer before this one would go unnoticed.
    const from = Math.min(due, performance.now());
    const connection = free.pop() ?? (await new Promise<Connection>(resolve => waiting.push(resolve)));
    const path = term
      ? `/api/core/debts/creditors?searchTerm=${encodeURIComponent(term.typed)}`
      : '/health/live';
    const answer = await connection.request(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${authorization}`,
      '',
    );
    const took = performance.now() - from;
    const next = waiting.shift();
    if (next) next(connection);
    else free.push(connection);
    if (answer.status !== 200) throw new Error(`'${path}' gave ${answer.status}: ${answer.body}`);
    if (!term) return { term, took, found: true };
    const names = (JSON.parse(answer.body) as { creditorName: string }[]).map(one => one.creditorName);
    return { term, took, found: term.meant === null ? names.length === 0 : names.includes(term.meant) };
  };

  try {
    const mixed = terms.flatMap((term, at) => (at % FLOOR_EVERY === 0 ? [null, term] : [term]));
    return await Promise.all(mixed.map(askOne));
  } finally {
    for (const connection of all) connection.close();
  }
}

function summarise(asked: readonly Asked[]): readonly Suggestions[] {
  return (['floor', 'all', ...TERM_KINDS] as const).map(kind => {
    const these = asked.filter(({ term }) =>
      term === null ? kind === 'floor' : kind === 'all' || term.kind === kind,
    );
    const times = these.map(({ took }) => took).sort((a, b) => a - b);
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    // Two letters match thousands of creditors: whether the intended one is among the first says nothing.
    const tells = kind === 'two words' || kind === 'misspelt';
    return {
      kind,
      asked: these.length,
      p50: at(0.5),
      p99: at(0.99),
      found: tells ? these.filter(one => one.found).length / these.length : undefined,
    };
  });
}
