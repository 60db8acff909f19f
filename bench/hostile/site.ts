import { type Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Account } from '../running/visitors.ts';
import type { HostileRequest } from './requests.ts';

/** What came back: a status, or in words why there is none. */
type Came = { readonly status: number | string; readonly body: string };

const PATIENCE_MS = 60_000;
/** Of a server that lets go of what is no HTTP without a word. */
const CLOSED = 0;

/** A running site, asked in every way. */
export function siteAt(port: number, agent: Agent) {
  function ask({ method, path, headers, body }: Omit<HostileRequest, 'call'>): Promise<Came> {
    return new Promise(resolve => {
      const call = request({ host: '127.0.0.1', port, agent, method, path, headers, timeout: PATIENCE_MS });
      call.once('response', answer => {
        const parts: Buffer[] = [];
        answer.on('data', part => parts.push(part));
        answer.once('error', fault => resolve({ status: fault.message, body: '' }));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
        );
      });
      call.once('timeout', () => call.destroy(new Error('no answer')));
      call.once('error', fault => resolve({ status: fault.message, body: '' }));
      call.end(body);
    });
  }

  /** Says something word by word and hears what comes, at most for as long as a request may take. */
  function sayRaw(said: string): Promise<Came> {
    return new Promise(resolve => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.end(said, 'latin1'));
      socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
      socket.on('data', part => {
        heard += part;
      });
      socket.once('close', () => {
        const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
        resolve({ status: status === undefined ? CLOSED : Number(status), body: heard });
      });
      // It closes next: a connection that is reset is let go of.
      socket.on('error', () => undefined);
    });
  }

  const call = async (method: string, path: string, body?: object, authorization?: string) => {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(authorization === undefined ? {} : { authorization }),
    };
    const came = await ask({ method, path: `/api/core${path}`, headers, body: body && JSON.stringify(body) });
    if (came.status !== 200 && came.status !== 201 && came.status !== 204) {
      throw new Error(`${method} ${path} was answered ${came.status}: ${came.body}`);
    }
    return came.body === '' ? {} : JSON.parse(came.body);
  };

  /** Logs in, with a journey and without, and comes as guests as well: values of the Authorization header. */
  async function comeAnew(accounts: readonly Account[]): Promise<readonly string[]> {
    const all: string[] = [];
    for (const { email, password } of accounts) {
      const { accessToken } = await call('POST', '/users/customer/login', { email, password });
      all.push(`Bearer ${accessToken}`);
    }
    for (let guest = 0; guest < accounts.length; guest++) {
      const { basicAuthToken } = await call('POST', '/sessions/guest');
      all.push(`Basic ${basicAuthToken}`);
    }
    // The last of each has none.
    for (const one of all.filter((_, index) => index % accounts.length !== accounts.length - 1)) {
      await call('POST', '/customers/create-journey', {}, one);
      await call(
        'POST',
        '/answers/mine',
        { stepId: 'nation', answers: [{ id: 'nation.england', value: 'England' }] },
        one,
      );
    }
    return all;
  }

  /** Ids of pages, steps and answers of a journey, with those that are made of them. */
  async function knownIds(): Promise<readonly string[]> {
    const { basicAuthToken, userId } = await call('POST', '/sessions/guest');
    const authorization = `Basic ${basicAuthToken}`;
    await call('POST', '/customers/create-journey', {}, authorization);
    const found = JSON.stringify(await call('GET', '/journeys/mine/pages', undefined, authorization));
    const ids = [...found.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id);
    return [...new Set([...ids, userId, 'somewhere'])];
  }

  return { ask, sayRaw, comeAnew, knownIds };
}
