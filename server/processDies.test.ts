import { connect, type OutgoingHttpHeaders } from 'node:http2';
import { createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { machineNginx, startProxy } from './testing/nginx.ts';
import { listenSomewhere, programRuns } from './testing/programRun.ts';
import { createTestApp, type TestApp } from './testing/testApp.ts';

const JSON_BODY = { 'content-type': 'application/json' };
/** How long nginx waits between two bytes of a body that it collects, in seconds: as the sample says. */
const PAUSE = 5;

/** The sample for operators before two processes, by HTTP/2 as browsers speak it. */
describe.runIf(machineNginx !== null)('behind nginx', { timeout: 60_000 }, () => {
  let test: TestApp;
  let alive: number;
  let ended: (() => unknown)[] = [];
  beforeAll(async () => {
    test = await createTestApp();
    alive = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => test.close());
  afterEach(async () => {
    for (const end of ended.reverse()) await end();
    ended = [];
  });

  async function proxyBefore(one: number, two: number): Promise<number> {
    const runs = programRuns();
    const port = await freePort();
    const stop = await startProxy(runs.folder, port, [one, two]);
    ended.push(runs.close, stop);
    return port;
  }

  /** In the place of a process: dies as soon as it has heard something, and says how often it did. */
  async function dyingProcess(): Promise<{ readonly port: number; readonly heard: () => number }> {
    let heard = 0;
    const server = createServer(socket => {
      // It is reset by the other side where that has more to say.
      socket.on('error', () => undefined);
      socket.once('data', () => {
        heard += 1;
        socket.destroy();
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    ended.push(() => server.close());
    const address = server.address();
    return { port: typeof address === 'object' && address ? address.port : 0, heard: () => heard };
  }

  function ask(port: number, headers: OutgoingHttpHeaders, body: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
      session.once('error', reject);
      const call = session.request({ ...headers, ...JSON_BODY });
      call.once('error', reject);
      call.once('response', answer => {
        resolve(Number(answer[':status']));
        session.close();
      });
      call.resume();
      // As browsers do: what is asked first, the body after it.
      setImmediate(() => call.end(body));
    });
  }

  it.each([
    ['POST', '/api/core/answers/mine', 401],
    ['POST', '/api/core/household/mine', 401],
    ['POST', '/api/core/sfs/mine/list', 401],
    ['POST', '/api/core/sfs/mine/expenditure/category', 401],
    ['POST', '/api/core/sfs/mine/income/category', 401],
    ['POST', '/api/core/customers/create-journey', 401],
    ['POST', '/api/core/customers/create-next-journey', 401],
    ['POST', '/api/core/users/customer/login', 400],
    ['POST', '/api/core/users/customer/refreshtoken', 401],
    ['POST', '/api/core/sessions/guest', 200],
  ])(
    '%s %s is answered by the other process where one dies with it (IS-284)',
    async (method, path, status) => {
      const dying = await dyingProcess();
      const port = await proxyBefore(dying.port, alive);
      // Which of the two is asked first is the proxy's choice: one of two calls.
      for (let tries = 0; tries < 2; tries++) {
        expect(await ask(port, { ':method': method, ':path': path }, '{}')).toBe(status);
      }
      expect(dying.heard()).toBe(1);
    },
  );

  it('a body that the proxy collects reaches no process before it is whole, and who stops for long is let go (IS-099)', async () => {
    const dying = await dyingProcess();
    const port = await proxyBefore(dying.port, dying.port);
    const began = performance.now();
    const seconds = await new Promise<number>((resolve, reject) => {
      const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
        socket.write(
          'POST /api/core/answers/mine HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n',
        );
      });
      // Drips for two seconds, then says nothing more.
      const dripping = setInterval(() => socket.write(' '), 200);
      setTimeout(() => clearInterval(dripping), 2_000);
      socket.resume();
      socket.once('error', reject);
      socket.once('close', () => resolve((performance.now() - began) / 1000));
    });
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThan(2 + PAUSE + 10);
    expect(dying.heard()).toBe(0);
  });
});

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  return port;
}
