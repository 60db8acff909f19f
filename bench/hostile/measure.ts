import { Agent } from 'node:http';
import { startServer } from '../running/children.ts';
import { BENCH_DATA, type BenchDatabase } from '../running/database.ts';
import { accountsIn } from '../running/visitors.ts';
import { chanceFrom } from './chance.ts';
import { type HostileRequest, requestMaker } from './requests.ts';
import { siteAt } from './site.ts';

/** How a running site took so many made-up requests. */
export type HostileMeasured = {
  readonly requests: number;
  readonly seed: number;
  /** How many answers of each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers of 500 or more, and requests without an answer: how many of each, by call and what came. */
  readonly faults: Readonly<Record<string, number>>;
};

/** So many at once: enough to meet each other, too few to be turned away for their number. */
const AT_ONCE = 6;
/** Sessions are ended by some of the calls, so everybody comes anew after so many requests. */
const ANEW_AFTER = 400;
const NOT_HTTP = 'no HTTP';

/** What is no HTTP, or nearly none: the server may close without a word, but not answer that it is at fault. */
const NO_HTTP = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  '\r\n\r\n\r\n',
  'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc',
  'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  'GET /api/core/\0 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET http://evil.example/api/core/content/site HTTP/1.1\r\nhost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
];

/**
 * Sends made-up requests to the whole site: every call of the contracts with values, headers, bodies, methods and
 * sessions that are nearly right or not at all, and now and then what is no HTTP. The same seed makes the same requests.
 */
export async function measureHostile(
  { url, database }: BenchDatabase,
  { requests, seed }: { readonly requests: number; readonly seed: number },
  say: (line: string) => void,
): Promise<HostileMeasured> {
  const server = await startServer({ DATABASE_URL: url, DATA_DIR: BENCH_DATA, RATE_LIMITS: 'off' });
  const chance = chanceFrom(seed);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses: Record<string, number> = {};
  const faults: Record<string, number> = {};
  const site = siteAt(server.port, agent);
  let credentials: readonly string[] = [];
  let sent = 0;
  const known = await site.knownIds();
  const next = requestMaker(chance, () => credentials, known);

  const count = (what: HostileRequest, status: number | string, body: string) => {
    statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
    if (typeof status === 'number' && status < 500) return;
    const code = /"code":"([^"]+)"/.exec(body)?.[1] ?? '';
    const kind = `${what.call}: ${status} ${code}`.trim();
    faults[kind] = (faults[kind] ?? 0) + 1;
    if (faults[kind] === 1)
      say(`${kind}\n  ${what.method} ${what.path.slice(0, 300)} ${String(what.body).slice(0, 600)}`);
  };

  async function sendUntil(until: number): Promise<void> {
    while (sent < until) {
      const number = ++sent;
      if (number % 10_000 === 0) say(`${number} requests, ${Object.keys(faults).length} kinds of fault …`);
      const made = chance.happens(2) ? noHttp(chance.pick(NO_HTTP)) : next();
      const { status, body } = made.call === NOT_HTTP ? await site.sayRaw(made.path) : await site.ask(made);
      count(made, status, body);
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
  return { requests, seed, statuses, faults };
}

function noHttp(said: string): HostileRequest {
  return { method: '', path: said, headers: {}, body: undefined, call: NOT_HTTP };
}
