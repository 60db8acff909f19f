import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../config/config.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { startCluster } from './cluster.ts';
import { isAlive, readLockFile, runOnce, waitUntilGone } from './running.ts';

const node = join(REPOSITORY_ROOT, 'node_modules', 'node', 'bin', 'node');
const holder = resolve(import.meta.dirname, '../../../testing/holdCluster.ts');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A server of its own process that holds a cluster; resolves once it has one. */
async function hold(): Promise<{ process: ChildProcess; url: string; postgres: number }> {
  const child = spawn(node, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const part of child.stdout) {
    printed += part;
    if (printed.includes('\n')) break;
  }
  const [url = '', cluster = ''] = printed.trim().split(' ');
  return { process: child, url, postgres: readLockFile(cluster)?.pid ?? 0 };
}

const valueIn = async (url: string) => (await runOnce(url, 'select value from kept')).rows[0]?.value;

/** Each of these starts its own PostgreSQL, some twice, which takes a while on a busy machine. */
describe('the built-in PostgreSQL', { timeout: 120_000 }, () => {
  it('keeps what was written from one start to the next', async () => {
    const first = await startCluster(folder, { durable: false });
    await runOnce(first.url, "create table kept as select 'still here' as value");
    await first.stop();
    const second = await startCluster(folder, { durable: false });
    expect(await valueIn(second.url)).toBe('still here');
    await second.stop();
  });

  it('writes to the disk before it says so, holds UTF-8 and sorts the same on every machine', async () => {
    const cluster = await startCluster(folder, { durable: true });
    const { rows } = await runOnce(
      cluster.url,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
              datlocale as locale from pg_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ fsync: 'on', commit: 'on', encoding: 'UTF8', zone: 'UTC', locale: 'C.UTF-8' }]);
    await cluster.stop();
  });

  // On Windows there is no program that the database could ask in the same words.
  it.runIf(process.platform !== 'win32')('is given no secret of ours (IS-051)', async () => {
    const names = ['JWT_SECRET', 'DATA_SECRET', 'SMTP_URL', 'METRICS_TOKEN'];
    for (const name of names) process.env[name] = `kept from the database: ${name}`;
    try {
      const cluster = await startCluster(folder, { durable: false });
      // What it was given goes on to each program that it starts.
      await runOnce(cluster.url, 'create table given (line text)');
      await runOnce(cluster.url, "copy given from program 'env'");
      const { rows } = await runOnce(cluster.url, 'select line from given');
      const lines = rows.map(({ line }) => String(line));
      expect(lines.filter(line => line.startsWith('PATH='))).toHaveLength(1);
      expect(lines.filter(line => /kept from the database|SECRET|TOKEN/.test(line))).toEqual([]);
      await cluster.stop();
    } finally {
      for (const name of names) delete process.env[name];
    }
  });

  it('answers this machine only, and nobody without the password', async () => {
    const cluster = await startCluster(folder, { durable: false });
    const wrong = Object.assign(new URL(cluster.url), { password: 'guess' }).href;
    await expect(runOnce(wrong, 'select 1')).rejects.toThrow(/password authentication/);
    const { rows } = await runOnce(cluster.url, 'show listen_addresses');
    expect(rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await cluster.stop();
  });

  it('is reached by its Unix socket, and by TCP where the path of its files is too long for one', async () => {
    const address = 'select inet_server_addr() is null as socket';
    const cluster = await startCluster(folder, { durable: false });
    expect((await runOnce(cluster.url, address)).rows).toEqual([{ socket: process.platform !== 'win32' }]);
    await cluster.stop();
    const deep = join(folder, 'a-long-name'.repeat(10));
    mkdirSync(deep);
    const byTcp = await startCluster(deep, { durable: false });
    expect((await runOnce(byTcp.url, address)).rows).toEqual([{ socket: false }]);
    await byTcp.stop();
  });

  it('stops with a server that is killed outright', async () => {
    const held = await hold();
    expect(isAlive(held.postgres)).toBe(true);
    held.process.kill('SIGKILL');
    expect(await waitUntilGone(held.postgres, 10_000)).toBe(true);
  });

  it('starts again, with everything, after it was killed outright itself', async () => {
    const held = await hold();
    await runOnce(held.url, "create table kept as select 'survived' as value");
    process.kill(held.postgres, 'SIGKILL');
    held.process.kill('SIGKILL');
    await waitUntilGone(held.postgres, 10_000);
    const cluster = await startCluster(folder, { durable: true });
    expect(await valueIn(cluster.url)).toBe('survived');
    await cluster.stop();
  });

  it('is shared by two servers on the same folder; the second leaves it running', async () => {
    const held = await hold();
    const second = await startCluster(folder, { durable: true });
    expect(second.url).toBe(held.url);
    await second.stop();
    expect(isAlive(held.postgres)).toBe(true);
    held.process.kill('SIGKILL');
    await waitUntilGone(held.postgres, 10_000);
  });

  it('is made once by two servers that start together on an empty folder', async () => {
    const both = await Promise.all([hold(), hold()]);
    expect(both[0].url).toBe(both[1].url);
    expect(isAlive(both[0].postgres)).toBe(true);
    for (const held of both) held.process.kill('SIGKILL');
    expect(await waitUntilGone(both[0].postgres, 10_000)).toBe(true);
  });

  it('passes by a lock file whose process id belongs to something else now', async () => {
    const first = await startCluster(folder, { durable: false });
    const { data } = await placeOf(first.url);
    const lock = readFileSync(join(data, 'postmaster.pid'), 'utf8');
    await first.stop();
    writeFileSync(join(data, 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
    const second = await startCluster(folder, { durable: false });
    expect((await runOnce(second.url, 'select 1 as one')).rows).toEqual([{ one: 1 }]);
    await second.stop();
  });

  it('says in one line why it cannot start', async () => {
    const first = await startCluster(folder, { durable: false });
    const { data } = await placeOf(first.url);
    await first.stop();
    writeFileSync(join(data, 'PG_VERSION'), '9\n');
    await expect(startCluster(folder, { durable: false })).rejects.toThrow(
      /^The database did not start: [^\n]*incompatible[^\n]*$/,
    );
  });
});

async function placeOf(url: string): Promise<{ data: string }> {
  const { rows } = await runOnce(url, 'show data_directory');
  return { data: String(rows[0]?.data_directory) };
}
