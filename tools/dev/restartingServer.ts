import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../sourceFiles.ts';

/** The folders the server is made from. */
const WATCHED = ['server', 'domain', 'contracts', 'content'];
const OF_NO_EFFECT = /(^|\/)(node_modules|build|testing|\.data)(\/|$)|\.(test\.tsx?|md)$|~$/;
/** An editor writes a file in several steps, and a pull changes many files at once. */
const SETTLE_MS = 200;

/** A server that restarts at every change of its sources. */
export interface RestartingServer {
  /** Stops the server and the watching. */
  stop(): Promise<void>;
}

/**
 * Runs the server and restarts it whenever one of its files changes.
 *
 * If it ends by itself, with its own message, it stays down until the next change, which may fix it.
 *
 * @param env the environment of the server
 * @param print receives each line of the server's output, and one when it restarts
 */
export function startRestartingServer(
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): RestartingServer {
  let running: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let settling: NodeJS.Timeout | undefined;
  let stopped = false;

  const start = (): void => {
    const child = spawn(process.execPath, [...process.execArgv, join(root, 'server', 'main.ts')], {
      cwd: root,
      env: { ...env, TOWPATH_SUPERVISOR: String(process.pid) },
      // Closing the channel tells it to stop on every system; Windows has no signal for that.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    running = child;
    if (child.stdout) createInterface({ input: child.stdout }).on('line', print);
    ended = new Promise(resolve => {
      child.once('exit', code => {
        running = undefined;
        resolve();
        if (code) print('The server has stopped. It starts again when a file changes.');
      });
    });
  };
  const end = async (): Promise<void> => {
    if (running?.connected) running.disconnect();
    await ended;
  };
  const restart = async (): Promise<void> => {
    print('Starting the server again …');
    await end();
    if (!stopped) start();
  };
  const watchers = WATCHED.filter(folder => existsSync(join(root, folder))).map(folder =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || OF_NO_EFFECT.test(file.replaceAll('\\', '/'))) return;
      clearTimeout(settling);
      settling = setTimeout(restart, SETTLE_MS);
    }),
  );

  start();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
      await end();
    },
  };
}
