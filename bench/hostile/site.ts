import type { Agent } from 'node:http';
import { rawSite } from '@towpath/server/testing/hostile/rawSite.ts';
import type { Account } from '../running/visitors.ts';

/** A running site, asked in every way. */
export function siteAt(port: number, agent: Agent) {
  const { ask, sayRaw } = rawSite(port, agent);

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
