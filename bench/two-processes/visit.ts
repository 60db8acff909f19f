import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { ANSWER_REVISION_HEADER } from '@towpath/contracts/api/answers.ts';
import type { Account } from '../running/visitors.ts';

/** What came of a call: a status, or in words why there is none. */
export type Called = { readonly call: string; readonly status: number | string };

type Answer = {
  readonly status: number | string;
  readonly revision: string | undefined;
  readonly body: string;
};

const STEP = 'nation';
const CHOICES = [
  ['england', 'England'],
  ['wales', 'Wales'],
] as const;
/** After each call: twelve people behind one address then stay below what the proxy lets one address ask. */
const PAUSE_MS = 200;
/** Somebody comes back after so many answers, and logs in anew. */
const ANSWERS_OF_A_VISIT = 15;

/**
 * What somebody with an account does: logs in, looks at the dashboard, answers and changes the answer, opens the page
 * again, comes back another day. Every call counts against the limits on calls, as it does for people.
 *
 * @param tell is told what came of each call
 */
export function visitor(port: number, { email, password }: Account, tell: (called: Called) => void) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
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
    const answer = await ask(agent, { port, method, path, headers, body: body && JSON.stringify(body) });
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

  return { step, leave: () => agent.destroy() };
}

function ask(
  agent: Agent,
  {
    port,
    method,
    path,
    headers,
    body,
  }: {
    readonly port: number;
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | undefined;
  },
): Promise<Answer> {
  return new Promise(resolve => {
    const failed = ({ message }: Error) => resolve({ status: message, revision: undefined, body: '' });
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers, timeout: 20_000 },
      answer => {
        let text = '';
        answer.on('data', part => {
          text += part;
        });
        answer.once('error', failed);
        answer.once('end', () => {
          const revision = answer.headers[ANSWER_REVISION_HEADER];
          resolve({
            status: answer.statusCode ?? 0,
            revision: typeof revision === 'string' ? revision : undefined,
            body: text,
          });
        });
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('no answer')));
    sent.once('error', failed);
    sent.end(body);
  });
}
