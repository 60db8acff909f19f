import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { machineNginx, startProxy } from './testing/nginx.ts';
import { listenSomewhere, programRuns } from './testing/programRun.ts';

/** From where the test calls: an address that nothing else has. */
const CALLER = '127.0.0.77';
const HEADER = 'x-called-from';
const TOKEN = 'a-token-of-a-link';

/** The sample for operators with nobody behind it: what nginx keeps of who calls, and whom it counts together. */
describe.runIf(machineNginx !== null)('behind nginx', { timeout: 60_000 }, () => {
  let ended: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ended.reverse()) await end();
    ended = [];
  });

  async function proxy(callerFrom?: string) {
    const runs = programRuns();
    const [port, one, two] = [await freePort(), await freePort(), await freePort()];
    const stop = await startProxy(runs.folder, port, [one, two], callerFrom ? { callerFrom } : {});
    ended.push(runs.close, stop);
    return { port, folder: runs.folder, stop };
  }

  it('no log has the address of a caller, or what stands after a question mark, however a call ends (IS-318)', async () => {
    const { port, folder, stop } = await proxy();
    const path = `/reset-password?token=${TOKEN}`;
    const at = { port, localAddress: CALLER };
    expect(await ask({ ...at, path })).toBe(ERRORS.UNAVAILABLE.status);
    expect(await ask({ ...at, path, method: 'POST' }, 'x'.repeat(200_000))).toBe(
      ERRORS.BODY_TOO_LARGE.status,
    );
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const statuses: (number | undefined)[] = [];
    for (let round = 0; round < 60 && !statuses.includes(429); round++) {
      const calls = Array.from({ length: 100 }, () => ask({ ...at, path, agent }));
      statuses.push(...(await Promise.all(calls)));
    }
    agent.destroy();
    expect(statuses).toContain(429);
    await new Promise((resolve, reject) => {
      get({ socketPath: join(folder, 'http.sock'), path, headers: { host: 'localhost' } }, answer => {
        answer.resume().once('end', resolve);
      }).once('error', reject);
    });
    await stop();
    ended.pop();
    const logs = readdirSync(join(folder, 'logs'));
    expect(logs).toContain('towpath.log');
    const lines = logs.flatMap(name => readFileSync(join(folder, 'logs', name), 'utf8').split('\n'));
    expect(lines.some(line => / \/\S* 301 /u.test(line))).toBe(true);
    expect(lines.some(line => / \/\S* 413 /u.test(line))).toBe(true);
    expect(lines.filter(line => line.includes(TOKEN) || line.includes(CALLER))).toEqual([]);
  });

  it.each([
    'sessions/guest',
    'users/customer/login',
    'users/customer/refreshtoken',
    'customers/create-journey',
    'customers/create-next-journey',
  ])('%s takes no body that is larger than any of its own (IS-319)', async call => {
    const { port } = await proxy();
    const at = { port, path: `/api/core/${call}`, method: 'POST' };
    expect(await ask(at, 'x'.repeat(9_000))).toBe(ERRORS.BODY_TOO_LARGE.status);
    expect(await ask(at, 'x'.repeat(7_000))).toBe(ERRORS.UNAVAILABLE.status);
  });

  it.each([
    ['2001:db8:1:2:', true],
    ['2001:db8::', true],
    ['2001:db8:5::', true],
    ['2001:0:0:5:', true],
    ['198.51.100.', false],
  ])('of %s… all that one line has is counted together: %s (IS-319)', async (line, together) => {
    const { port } = await proxy(HEADER);
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const statuses: (number | undefined)[] = [];
    const last = (n: number) => (together ? `a:b:c:${(n + 1).toString(16)}` : String(1 + (n % 250)));
    for (let round = 0; round < 12; round++) {
      const calls = Array.from({ length: 100 }, (_, n) => {
        const headers = { [HEADER]: `${line}${last(round * 100 + n)}` };
        return ask({ port, path: '/api/core/nothing', agent, headers });
      });
      statuses.push(...(await Promise.all(calls)));
    }
    agent.destroy();
    expect(statuses.includes(429)).toBe(together);
    // The line beside it is not held up.
    const beside = { [HEADER]: together ? '2001:db8:1:3:a:b:c:d' : '198.51.101.1' };
    expect(await ask({ port, path: '/api/core/nothing', headers: beside })).toBe(503);
  });
});

/** The status of a call by TLS. */
function ask(options: RequestOptions, body = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', rejectUnauthorized: false, ...options }, answer => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    call.once('error', reject);
    call.end(body);
  });
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  return port;
}
