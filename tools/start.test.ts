import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '@towpath/server/platform/database/postgres/cluster.ts';
import {
  isAlive,
  readLockFile,
  runOnce,
  waitUntilGone,
} from '@towpath/server/platform/database/postgres/running.ts';
import {
  listenSomewhere,
  type ProgramRuns,
  portOf,
  programRuns,
} from '@towpath/server/testing/programRun.ts';
import { compare, savingPerson } from '@towpath/server/testing/savingPeople.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let runs: ProgramRuns;
beforeEach(() => {
  runs = programRuns();
});
afterEach(() => runs.close());

/** Runs what `npm start` runs, but without building the pages. */
const run = (settings: Readonly<Record<string, string>> = {}) => runs.run('tools/start.ts', settings);

describe('npm start', { timeout: 120_000 }, () => {
  it('starts with no settings, says how far it is, and stops in order when told', async () => {
    const server = run();
    const port = await portOf(server);
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200);
    const postgres = readLockFile(join(runs.folder, 'postgres'))?.pid ?? 0;
    expect(isAlive(postgres)).toBe(true);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(server.err()).toBe('');
    expect(server.out().split('\n')).toEqual([
      expect.stringMatching(/^Mails are kept on this machine only: read them at http:\/\/localhost:\d+$/),
      expect.stringMatching(/^Addresses are made up: .* http:\/\/localhost:\d+\/postcodes$/),
      expect.stringMatching(
        /^Text messages are kept on this machine only: read them at http:\/\/localhost:\d+$/,
      ),
      expect.stringMatching(/^Credit searches find made-up people only: see who at http:\/\/localhost:\d+$/),
      expect.stringMatching(
        /^Applications go to nobody: read them, and answer them, at http:\/\/localhost:\d+$/,
      ),
      'Starting the database …',
      expect.stringMatching(/^Brought the database up to date \(\d+ migrations\)\.$/),
      `Towpath is running at http://localhost:${port}`,
      'Stopping …',
      '',
    ]);
  });

  it('says so in one line when its port is in use, and starts nothing', async () => {
    const taken = await listenSomewhere();
    const server = run({ PORT: String(taken.port) });
    expect(await server.ended).toBe(1);
    expect(server.err()).toBe(
      `Port ${taken.port} is in use. Stop what uses it, or set PORT to another number.\n`,
    );
    expect(server.out()).toBe('');
    taken.server.close();
  });

  it('takes its database along when it is killed outright', async () => {
    const server = run();
    await portOf(server);
    const postgres = readLockFile(join(runs.folder, 'postgres'))?.pid ?? 0;
    expect(isAlive(postgres)).toBe(true);
    server.process.kill('SIGKILL');
    expect(await waitUntilGone(postgres, 10_000)).toBe(true);
  });

  it('starts its database again when that is killed, under load and by itself, and gives up where it dies again and again (IS-004)', async () => {
    const server = run({ RATE_LIMITS: 'off' });
    const port = await portOf(server);
    const database = () => readLockFile(join(runs.folder, 'postgres'))?.pid ?? 0;
    const call = () => fetch(`http://localhost:${port}/api/core/sessions/guest`, { method: 'POST' });
    for (let death = 1; death <= 4; death++) {
      const statuses = new Set<number>();
      let goesOn = true;
      const load = Array.from({ length: 4 }, async () => {
        while (goesOn) statuses.add((await call()).status);
      });
      const killed = database();
      process.kill(killed, 'SIGKILL');
      await expect
        .poll(() => server.out().match(/The database runs again\./g)?.length, { timeout: 30_000 })
        .toBe(death);
      goesOn = false;
      await Promise.all(load);
      expect([...statuses].filter(status => ![200, 503].includes(status))).toEqual([]);
      expect((await call()).status).toBe(200);
      expect(database()).not.toBe(killed);
    }
    expect(server.out().match(/The database ended by itself\. Starting it again …/g)).toHaveLength(4);
    expect(server.err()).toBe('');
    process.kill(database(), 'SIGKILL');
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(
      /^The database ended 5 times within 5 minutes, and is not started again\. Its log: \S+postgres\.log\n$/,
    );
  });

  it('loses nothing that was acknowledged, and does nothing twice, when it and its database are killed under load (IS-017)', async () => {
    const free = await listenSomewhere();
    free.server.close();
    const settings = { PORT: String(free.port), RATE_LIMITS: 'off' };
    let server = run(settings);
    await portOf(server);
    const origin = `http://localhost:${free.port}`;
    const people = await Promise.all(Array.from({ length: 6 }, () => savingPerson(() => origin)));
    let goesOn = true;
    const load = people.map(async person => {
      while (goesOn) await person.save();
    });
    const sum = () => people.reduce((all, person) => all + person.acknowledged().changes, 0);
    const moreSaved = () => {
      const before = sum();
      return expect.poll(sum, { timeout: 60_000 }).toBeGreaterThan(before + 60);
    };
    for (const killed of ['server', 'database', 'server']) {
      await moreSaved();
      if (killed === 'database') {
        process.kill(readLockFile(join(runs.folder, 'postgres'))?.pid ?? 0, 'SIGKILL');
      } else {
        server.process.kill('SIGKILL');
        await server.ended;
        server = run(settings);
      }
    }
    await moreSaved();
    goesOn = false;
    await Promise.all(load);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const kept = await startCluster(runs.folder, { durable: true });
    const compared = await compare(people, async statement => (await runOnce(kept.url, statement)).rows);
    await kept.stop();
    expect(compared).toEqual({ changes: sum(), lost: 0, doubled: 0 });
  });

  it('stops when told to in the middle of starting', async () => {
    const server = run();
    while (!server.out().includes('Starting')) await new Promise(resolve => setTimeout(resolve, 10));
    server.process.kill('SIGINT');
    expect(await server.ended).toBe(0);
    expect(server.err()).toBe('');
  });

  it('starts no stand-in and no database in production, and names all that is missing (HO-060, HO-065)', async () => {
    const server = run({ NODE_ENV: 'production' });
    expect(await server.ended).toBe(1);
    expect(server.out()).toBe('');
    const lines = server.err().trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(20);
    for (const line of lines) expect(line).toMatch(/^Production: /);
    expect(existsSync(join(runs.folder, 'postgres'))).toBe(false);
  });

  it('starts no stand-in for what is off, and says what people will not find (HO-063)', async () => {
    const off = { CREDIT_FILE_PROVIDER: 'off', MESSAGE_PROVIDER: 'off', ADDRESS_PROVIDER: 'off' };
    const server = run(off);
    await portOf(server);
    expect(server.out()).toContain('Credit reports are not searched');
    expect(server.out()).toContain('No text messages are sent');
    expect(server.out()).toContain('Addresses are not looked up');
    expect(server.out()).not.toMatch(/made up|made-up/);
  });
});
