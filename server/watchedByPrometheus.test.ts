import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { REPOSITORY_ROOT } from './platform/config/config.ts';
import { listenSomewhere, portOf, programRuns } from './testing/programRun.ts';
import { createPublishedDatabase } from './testing/testDatabase.ts';

/** Debian's package `prometheus`, where this machine has it. */
const PROMETHEUS = '/usr/bin/prometheus';
const SAMPLES = join(REPOSITORY_ROOT, 'deploy', 'watching');
const TOKEN = 'what-only-prometheus-knows-of-this-test';

it.runIf(existsSync(PROMETHEUS))(
  'Prometheus reads both processes with the sample for containers, and nothing with another token (IS-325)',
  async () => {
    const runs = programRuns();
    onTestFinished(() => runs.close());
    const { url, close } = await createPublishedDatabase();
    onTestFinished(close);
    const settings = {
      DATABASE_URL: url,
      SMTP_URL: 'smtp://localhost:9',
      CONTENT_DIR: `${REPOSITORY_ROOT}/content`,
      HOST: '127.0.0.1',
      METRICS_TOKEN: TOKEN,
    };
    const ports = [
      await portOf(runs.run('server/main.ts', settings)),
      await portOf(runs.run('server/main.ts', settings)),
    ];
    await watchedAs(['up', 'up'], TOKEN, ports, runs.folder);
    await watchedAs(['down', 'down'], 'another', ports, runs.folder);
  },
  120_000,
);

/**
 * Waits until Prometheus says so of the two processes, asked with a token by the sample; only names, places and the time
 * between two looks are changed.
 */
async function watchedAs(
  health: readonly string[],
  token: string,
  [one, two]: readonly number[],
  folder: string,
): Promise<void> {
  const place = (name: string) => join(folder, `${token}-${name}`);
  writeFileSync(place('token'), token);
  const config = readFileSync(join(SAMPLES, 'prometheus.containers.yml'), 'utf8')
    .replace('"site-1:3000"', `"127.0.0.1:${one}"`)
    .replace('"site-2:3000"', `"127.0.0.1:${two}"`)
    .replace('/run/secrets/metrics-token', place('token'))
    .replace('/etc/prometheus/towpath', SAMPLES)
    .replaceAll('_interval: 15s', '_interval: 2s');
  writeFileSync(place('prometheus.yml'), config);
  const { server, port } = await listenSomewhere();
  server.close();
  const words = {
    'config.file': place('prometheus.yml'),
    'storage.tsdb.path': place('numbers'),
    'web.listen-address': `127.0.0.1:${port}`,
  };
  const child = spawn(
    PROMETHEUS,
    Object.entries(words).map(([name, word]) => `--${name}=${word}`),
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  try {
    await expect.poll(() => healthOf(port), { timeout: 40_000, interval: 250 }).toEqual(health);
  } finally {
    child.kill();
    await ended;
  }
}

/** How the last look at each process went: `up`, `down`, or `unknown` before it; none while Prometheus does not answer yet. */
async function healthOf(port: number): Promise<readonly string[]> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/targets`);
    const text = await answer.text();
    return [...text.matchAll(/"health":"(\w+)"/g)].map(([, health = '']) => health);
  } catch {
    return [];
  }
}
