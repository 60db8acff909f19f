import { spawn } from 'node:child_process';

/**
 * Starts a small shell that waits for the end of this process, however it ends, and then tells PostgreSQL to
 * stop: after a SIGKILL no code of ours runs any more, but the pipe to the shell closes. Returns the function
 * that dismisses the shell.
 */
export function stopPostgresWhenWeDie(postgresPid: number): () => void {
  if (process.platform === 'win32') {
    const stop = () => process.kill(postgresPid);
    process.once('exit', stop);
    return () => process.off('exit', stop);
  }
  const guard = spawn(
    '/bin/sh',
    ['-c', 'while read -r _; do :; done; kill -INT "$1"', 'postgres-guard', String(postgresPid)],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/', env: {} },
  );
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  return () => {
    guard.kill('SIGKILL');
  };
}
