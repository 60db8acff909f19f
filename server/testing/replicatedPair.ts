import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  type ClusterLocation,
  locateCluster,
  makeFolderFor,
} from '../platform/database/postgres/location.ts';
import { runOnce, waitUntilItAnswers } from '../platform/database/postgres/running.ts';
import { temporaryFolder } from '../platform/database/temporaryFolder.ts';
import { listenSomewhere } from './programRun.ts';

/** Two PostgreSQL, of which the second has all that the first has said is saved. */
export type ReplicatedPair = {
  /** Names both, as DATABASE_URL does. */
  readonly url: string;
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  killPrimary(): void;
  /** Stops the primary in order, as an upgrade of it does, and starts it again. */
  restartPrimary(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  close(): Promise<void>;
};

const USER = 'towpath';
const PASSWORD = 'of-this-test';
const run = promisify(execFile);

export async function replicatedPair(): Promise<ReplicatedPair> {
  const folder = temporaryFolder();
  const [one, two] = [await locateCluster(join(folder, 'one')), await locateCluster(join(folder, 'two'))];
  const [onePort, twoPort] = [await freePort(), await freePort()];
  const addressAt = (port: number) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const processes: ChildProcess[] = [];
  const start = async (place: ClusterLocation, port: number, settings: readonly string[] = []) => {
    const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=on'];
    const child = spawn(
      join(place.programs, 'bin', 'postgres'),
      ['-D', place.cluster, ...[...options, ...settings].flatMap(setting => ['-c', setting])],
      { ...as(place), stdio: 'ignore' },
    );
    processes.push(child);
    const fault = await waitUntilItAnswers(
      () => addressAt(port),
      () => child.exitCode === null,
    );
    if (fault) throw fault;
    return child;
  };

  await initialise(one);
  const first = await start(one, onePort);
  await runOnce(addressAt(onePort), 'create database towpath');
  await stop(first);
  await run('cp', ['-a', one.cluster, two.cluster]);
  writeFileSync(join(two.cluster, 'standby.signal'), '');
  appendFileSync(
    join(two.cluster, 'postgresql.conf'),
    `\nprimary_conninfo = 'host=127.0.0.1 port=${onePort} user=${USER} password=${PASSWORD} application_name=second'\n`,
  );
  // A commit is said to be done once the second has it on its disk.
  const startPrimary = () =>
    start(one, onePort, ['synchronous_standby_names=second', 'synchronous_commit=on']);
  let primary = await startPrimary();
  await start(two, twoPort);
  await waitUntilInStep(addressAt(onePort));

  return {
    url: `postgres://${USER}:${PASSWORD}@127.0.0.1:${onePort},127.0.0.1:${twoPort}/towpath`,
    primaryUrl: `postgres://${USER}:${PASSWORD}@127.0.0.1:${onePort}/towpath`,
    standbyUrl: `postgres://${USER}:${PASSWORD}@127.0.0.1:${twoPort}/towpath`,
    killPrimary: () => void primary.kill('SIGKILL'),
    async restartPrimary() {
      await stop(primary);
      primary = await startPrimary();
    },
    async promote() {
      await runOnce(addressAt(twoPort), 'select pg_promote(true, 30)');
    },
    async close() {
      await Promise.all(processes.map(stop));
      for (const { cluster } of [one, two]) rmSync(dirname(cluster), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function initialise(place: ClusterLocation): Promise<void> {
  makeFolderFor(place.cluster, place.account);
  const passwordFile = join(dirname(place.cluster), 'password');
  writeFileSync(passwordFile, PASSWORD, { mode: 0o644 });
  await run(
    join(place.programs, 'bin', 'initdb'),
    [
      `--pgdata=${place.cluster}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '-N',
    ],
    as(place),
  );
}

async function waitUntilInStep(url: string): Promise<void> {
  for (;;) {
    const { rows } = await runOnce(url, "select 1 from pg_stat_replication where sync_state = 'sync'");
    if (rows.length > 0) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** PostgreSQL refuses to run as root. */
function as({ account }: ClusterLocation) {
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : {};
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

async function freePort(): Promise<number> {
  const { server, port } = await listenSomewhere();
  await new Promise(resolve => server.close(resolve));
  return port;
}
