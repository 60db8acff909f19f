import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2';
import type { TcpNetConnectOpts } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { ANSWER_REVISION_HEADER } from '@towpath/contracts/api/answers.ts';
import type { Account } from '../running/visitors.ts';

/** What came of a call: a status, or in words why there is none. */
export type Called = { readonly call: string; readonly status: number | string };

type Answer = {
  readonly status: number | string;
  readonly revision: string | undefined;
  readonly body: string;
};

/** Where the site is, and from which address of this machine they call. */
type Where = { readonly port: number; readonly from: string };

const STEP = 'nation';
const CHOICES = [
  ['england', 'England'],
  ['wales', 'Wales'],
] as const;
/** After each call: one person then stays below what the service lets one person ask. */
const PAUSE_MS = 200;
/** Somebody comes back after so many answers, and logs in anew: hashing a password is what takes longest. */
const ANSWERS_OF_A_VISIT = 5;

/**
 * What somebody with an account does: logs in, looks at the dashboard, answers and changes the answer, opens the page
 * again, comes back another day. Every call counts against the limits on calls, as it does for people.
 *
 * @param tell is told what came of each call
 */
export function visitor({ port, from }: Where, { email, password }: Account, tell: (called: Called) => void) {
  const connection = connectionTo(port, from);
  let authorization: string | undefined;
  let hasJourney = false;
  let revision: string | undefined;
  let answers = 0;

  async function call(method: string, path: string, body?: object, more: Record<string, string> = {}) {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(authorization === undefined ? {} : { authorization }),
      ...more,
    };
    const answer = await connection.ask(
      { ':method': method, ':path': path, ...headers },
      body && JSON.stringify(body),
    );
    tell({ call: `${method} ${path}`, status: answer.status });
    await wait(PAUSE_MS);
    return answer;
  }

  async function logIn(): Promise<boolean> {
    authorization = undefined;
    const { status, body } = await call('POST', '/api/core/users/customer/login', { email, password });
    if (status !== 200) return false;
    authorization = `Bearer ${JSON.parse(body).accessToken}`;
    if (!hasJourney)
      hasJourney = (await call('POST', '/api/core/customers/create-journey', {})).status === 200;
    return true;
  }

  /** One thing that they do. */
  async function step(): Promise<void> {
    if (authorization === undefined || answers >= ANSWERS_OF_A_VISIT) {
      answers = 0;
      if (!(await logIn())) return;
    }
    await call('GET', '/dashboard');
    await call('GET', '/api/core/journeys/mine/status');
    const [id, value] = CHOICES[answers++ % CHOICES.length] ?? CHOICES[0];
    const saved = await call(
      'POST',
      '/api/core/answers/mine',
      { stepId: STEP, answers: [{ id: `${STEP}.${id}`, value }] },
      revision === undefined ? {} : { [ANSWER_REVISION_HEADER]: revision },
    );
    revision = saved.revision ?? revision;
    await call('GET', '/api/core/answers/mine');
  }

  return { step, leave: connection.close };
}

/** A connection by HTTP/2 as a browser keeps one: opened at the first call, and again where the other side closed it. */
function connectionTo(port: number, from: string) {
  let session: ClientHttp2Session | undefined;
  const open = () => {
    if (session && !session.closed && !session.destroyed) return session;
    const socket: TcpNetConnectOpts = { host: '127.0.0.1', port, localAddress: from };
    session = connect(`https://127.0.0.1:${port}`, {
      createConnection: () => connectTls({ ...socket, ALPNProtocols: ['h2'], rejectUnauthorized: false }),
    });
    // What was under way says so by itself.
    session.on('error', () => undefined);
    session.once('goaway', () => session?.close());
    return session;
  };
  function ask(headers: OutgoingHttpHeaders, body: string | undefined): Promise<Answer> {
    return new Promise(resolve => {
      const failed = ({ message }: Error) => resolve({ status: message, revision: undefined, body: '' });
      const stream = open().request(headers, { endStream: body === undefined });
      let [text, status, revision]: [string, number, string | undefined] = ['', 0, undefined];
      stream.setEncoding('utf8');
      stream.setTimeout(20_000, () => stream.destroy(new Error('no answer')));
      stream.once('response', answer => {
        status = Number(answer[':status']);
        revision = answer[ANSWER_REVISION_HEADER]?.toString();
      });
      stream.on('data', part => {
        text += part;
      });
      stream.once('error', failed);
      stream.once('end', () => resolve({ status: status || 'no answer', revision, body: text }));
      if (body !== undefined) stream.end(body);
    });
  }
  return { ask, close: () => session?.close() };
}
