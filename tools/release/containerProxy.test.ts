import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { machineNginx, startProxy } from '@towpath/server/testing/nginx.ts';
import { listenSomewhere, programRuns } from '@towpath/server/testing/programRun.ts';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../sourceFiles.ts';
import { composeConfig } from '../testing/composeConfig.ts';

const CALLER = '127.0.0.77';
const TOKEN = 'a-token-of-a-link';

it.runIf(machineNginx !== null)(
  'the proxy in a container leaves no log there that grows, and tells the engine of each call without address or token (IS-318, IS-324)',
  async () => {
    const file = readFileSync(join(root, 'deploy', 'compose.production.yaml'), 'utf8');
    const { command } = composeConfig(file, { TOWPATH_RELEASE: '1' }).services.proxy;
    const runs = programRuns();
    const [port, ...processes] = [await freePort(), await freePort(), await freePort()] as const;
    onTestFinished(() => runs.close());
    const stop = await startProxy(runs.folder, port, processes, { command });
    const path = `/reset-password?token=${TOKEN}`;
    const byTls = [await call(port, path), await call(port, path, 'x'.repeat(200_000))];
    const plainly = await new Promise((resolve, reject) => {
      const headers = { host: 'localhost' };
      get({ socketPath: join(runs.folder, 'http.sock'), path, headers }, answer => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      }).once('error', reject);
    });
    await stop();

    expect([...byTls, plainly]).toEqual([503, 413, 301]);
    const logs = readdirSync(join(runs.folder, 'logs'));
    expect(logs).toEqual(expect.arrayContaining(['towpath.log', 'towpath-errors.log']));
    for (const name of logs) {
      expect([name, lstatSync(join(runs.folder, 'logs', name)).isSymbolicLink()]).toEqual([name, true]);
    }
    const told = readFileSync(join(runs.folder, 'engine.log'), 'utf8');
    // In no order: what was refused for its size is told once its caller has hung up, which may come last.
    const statuses = [...told.matchAll(/ (?:GET|POST) \S+ (\d+) /g)].map(([, status]) => status);
    expect(statuses.sort()).toEqual(['301', '413', '503']);
    expect(told).not.toContain(TOKEN);
    expect(told).not.toContain(CALLER);
  },
  60_000,
);

/** The status of a call by TLS, with a body where there is one. */
function call(port: number, path: string, body = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === '' ? 'GET' : 'POST',
        localAddress: CALLER,
        rejectUnauthorized: false,
      },
      answer => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  server.close();
  return port;
}
