import { Agent } from 'node:http';
import type { Call } from '@towpath/contracts/api/call.ts';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { routePath } from '../../platform/http/route.ts';
import { callBy } from '../site.ts';
import type { TestApp } from '../testApp.ts';
import type { Chance } from './chance.ts';
import { NOT_HTTP, noHttp } from './noHttp.ts';
import { rawSite } from './rawSite.ts';
import { type HostileRequest, requestMaker } from './requests.ts';
import type { Tally } from './tally.ts';
import { type RightRequest, variantMaker } from './variants.ts';

/** What people do, one call after the other; throws where a call is refused. */
type Story = (test: TestApp) => Promise<unknown>;

/** What is altered of one call comes out so often; of calls that a story makes often, fewer for each. */
const OF_ONE_CALL = 24;
/** The same where a story was spoiled and is told again, so that it comes to its end. */
const ENOUGH = 4;
const TRIES = 3;
/** After a story, while its people stand where it ended. */
const AT_THE_END = 60;
const LAST_KNOWN = 200;

// A place that is one of its own comes before one that takes any id, as it does for the server.
const patterns = CALLS.toSorted((one, other) => placesIn(one) - placesIn(other)).map(call => ({
  name: nameOf(call),
  method: call.method,
  path: new RegExp(`^${routePath(call).replace(/:\w+/g, '[^/]+')}$`),
}));

/**
 * Lets people go through stories on a server, and sends made-up requests by the network beside each of their calls:
 * nearly that call, with their credential, so that it gets as far; after it in the first round, before it in the second,
 * and so on. The call itself has an odd header and counts as well. After a story come requests of every kind with the credentials of its people. A
 * story that a made-up request spoiled is told again with fewer of them.
 *
 * @param requests how many, at least; more where it takes more to tell each story once
 * @param tally counts what is answered
 */
export async function hostileBeside(
  test: TestApp,
  stories: readonly Story[],
  { chance, requests }: { readonly chance: Chance; readonly requests: number },
  tally: Tally,
): Promise<void> {
  const { port } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  const agent = new Agent({ keepAlive: true });
  const { ask, sayRaw } = rawSite(Number(port), agent);
  const [credentials, known]: [string[], string[]] = [[], ['somewhere']];
  const any = requestMaker(chance, () => credentials, known);
  const { right, variant } = variantMaker(chance, credentials, known);
  const end = tally.sent() + requests;
  let [isBefore, isCalm] = [false, false];

  async function send(made: HostileRequest): Promise<void> {
    const { status, body } = made.call === NOT_HTTP ? await sayRaw(made.path) : await ask(made);
    tally.count(made, status, body);
  }

  /** The story's own call, after those that are nearly it. */
  async function inject(options: InjectOptions) {
    const request = rightRequest(options);
    note(credentials, request.headers['authorization']);
    const often = tally.sentOf(request.call);
    const enough = isCalm ? ENOUGH : OF_ONE_CALL;
    const many = often < enough ? chance.below(7) : isCalm ? 0 : chance.below(2);
    const nearly = async () => {
      for (let left = many; left > 0; left--) await send(variant(request));
    };
    if (isBefore) await nearly();
    const made = right(request);
    const answer = await test.app.inject({ ...options, headers: made.headers });
    tally.count(made, answer.statusCode, answer.body);
    if (!isBefore) await nearly();
    for (const [, id] of answer.body.matchAll(/"(?:id|\w+Id)":"?([\w.-]+)/g)) note(known, id);
    return answer;
  }
  // It is all of the server but for one method, which is the same to who calls it.
  const app = Object.create(test.app, { inject: { value: inject } }) as FastifyInstance;
  const disturbed: TestApp = { ...test, app, call: (call, options) => callBy(app, call, options) };

  async function isTold(story: Story | undefined): Promise<boolean> {
    credentials.length = 0;
    await forgetEmails(test.database);
    try {
      await story?.(disturbed);
      return true;
    } catch {
      tally.spoiled();
      return false;
    }
  }

  try {
    for (let turn = 0; turn < stories.length || tally.sent() < end; turn++) {
      isBefore = Math.floor(turn / stories.length) % 2 === 1;
      isCalm = false;
      for (let tries = 0; tries < TRIES && !(await isTold(stories[turn % stories.length])); tries++)
        isCalm = true;
      for (let left = AT_THE_END; left > 0 && tally.sent() < end; left--) {
        await send(chance.happens(4) ? noHttp(chance) : any());
      }
    }
  } finally {
    agent.destroy();
  }
}

/** So that a story can be told again: its people come by the same emails. */
async function forgetEmails(database: Database): Promise<void> {
  const another = sql<string>`id || '@towpath.example'`;
  await database
    .updateTable('customers')
    .set({ email: another, email_key: another })
    .where('email', '!=', another)
    .execute();
}

/** Keeps the newest of what was seen, each once. */
function note(list: string[], seen: string | undefined): void {
  if (seen === undefined || list.includes(seen)) return;
  list.push(seen);
  if (list.length > LAST_KNOWN) list.shift();
}

/** How many parts of its path are an id. */
function placesIn({ path }: Call): number {
  return path.split('{').length - 1;
}

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

function rightRequest({
  method = 'GET',
  url,
  query,
  headers,
  cookies,
  payload,
}: InjectOptions): RightRequest {
  const place = String(url);
  const asked = new URLSearchParams(query as Record<string, string> | undefined).toString();
  const cookie = Object.entries(cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    call: patterns.find(one => one.method === method && one.path.test(place))?.name ?? place,
    method,
    path: asked === '' ? place : `${place}?${asked}`,
    headers: {
      ...(headers as Record<string, string> | undefined),
      ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
    },
    // The stories send nothing but objects.
    body: payload as object | undefined,
  };
}
