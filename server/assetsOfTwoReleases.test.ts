import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from './platform/database/temporaryFolder.ts';
import { machineNginx, startProxy } from './testing/nginx.ts';

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

/** Two processes while a release goes in: each has the scripts of its own release alone. */
describe.runIf(machineNginx !== null)('the proxy before two releases', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  const processes: Server[] = [];
  let port: number;
  let stopProxy: () => Promise<void>;
  beforeAll(async () => {
    const ports = [await process('/assets/one.js'), await process('/assets/two.js')] as const;
    const free = createServer();
    port = await portOf(free);
    await new Promise(done => free.close(done));
    stopProxy = await startProxy(folder, port, ports);
  }, 60_000);
  afterAll(async () => {
    await stopProxy();
    for (const each of processes) each.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function process(has: string): Promise<number> {
    const server = createServer((asked, answer) => {
      answer.statusCode = asked.url === has ? 200 : 404;
      answer.end(asked.url);
    });
    processes.push(server);
    return portOf(server);
  }

  function statusOf(path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const call = request({ port, host: '127.0.0.1', rejectUnauthorized: false, agent: false, path });
      call.once('response', answer => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.once('error', reject);
      call.end();
    });
  }

  it('finds the script of a page whichever process is asked first, and says of one that neither has that it is not there (IS-107)', async () => {
    const asked = ['/assets/one.js', '/assets/two.js', '/assets/three.js'];
    for (let times = 0; times < 6; times++) {
      expect(await Promise.all(asked.map(statusOf))).toEqual([200, 200, 404]);
    }
  });
});
