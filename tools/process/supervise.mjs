// Plain JavaScript for Node 20: this runs before anything is installed.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const WAYS_TO_STOP = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const ONE_CTRL_C_MS = 1000;
const SWEEP_MS = 5000;

/**
 * Runs a command and leaves no process behind, however it ends: by itself, by Ctrl-C, SIGTERM, a closed terminal, or
 * because npm was killed.
 *
 * The command leads a process group of its own. So a Ctrl-C, which a terminal sends to every process and npm then
 * sends again, reaches the command once; and its database is stopped by the command, in order, not by the terminal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions, graceMs?: number,
 *   onStart?: (child: import('node:child_process').ChildProcess) => void}} [options]
 *   graceMs: how long an orderly end may take after the first signal, before the group is killed
 * @returns {Promise<{code: number, interrupted: boolean}>} the exit code (128 + the signal's number if a signal ended
 *   it, 127 if it cannot start), and whether it was told to stop; many commands end with code 0 then
 */
export function supervise(command, args, { cwd, env, stdio = 'inherit', graceMs = 20_000, onStart } = {}) {
  return new Promise(resolve => {
    let askedAt = 0;
    let impatience;
    const stop = signal => {
      const now = Date.now();
      if (askedAt === 0) {
        askedAt = now;
        // On Windows a signal cannot be sent on, only end a process outright; a Ctrl-C has reached the command already.
        if (ownGroup) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
        impatience = setTimeout(() => killGroup(child.pid, 'SIGKILL'), graceMs);
      } else if (now - askedAt > ONE_CTRL_C_MS) {
        killGroup(child.pid, 'SIGKILL');
      }
    };
    const ownGroup = process.platform !== 'win32';
    // Before the command is started: one that is up and running may be told to stop at once.
    for (const signal of WAYS_TO_STOP) process.on(signal, stop);
    const child = spawn(command, args, {
      cwd,
      env: { ...(env ?? process.env), TOWPATH_SUPERVISOR: String(process.pid) },
      stdio,
      detached: ownGroup,
    });
    onStart?.(child);
    process.stdout.on('error', ignoreClosedTerminal);
    process.stderr.on('error', ignoreClosedTerminal);

    // An npm that is killed outright passes nothing on: its death shows only as a change of the parent process, or,
    // where a shell stands between, as the end of the parent's parent.
    const parent = process.ppid;
    const npm = process.env.npm_lifecycle_event ? parentOfShell(parent) : undefined;
    const parentWatch = setInterval(() => {
      if (!process.env.npm_lifecycle_event || askedAt > 0) return;
      if (process.ppid !== parent || (npm !== undefined && !isAlive(npm))) stop('SIGTERM');
    }, 500);

    const finish = async code => {
      clearTimeout(impatience);
      clearInterval(parentWatch);
      if (ownGroup) await sweep(child.pid);
      for (const signal of WAYS_TO_STOP) process.off(signal, stop);
      process.stdout.off('error', ignoreClosedTerminal);
      process.stderr.off('error', ignoreClosedTerminal);
      resolve({ code, interrupted: askedAt > 0 });
    };
    child.once('error', () => finish(127));
    child.once('exit', (code, signal) => finish(code ?? 128 + constants.signals[signal]));
  });
}

/** A command that crashed may have left children in the group: asks them to end, then kills them. */
async function sweep(group) {
  if (!killGroup(group, 'SIGTERM')) return;
  const deadline = Date.now() + SWEEP_MS;
  while (Date.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, 50));
    if (!killGroup(group, 0)) return;
  }
  killGroup(group, 'SIGKILL');
}

/** @returns {number | undefined} the parent of a process that is a shell; undefined for any other */
function parentOfShell(pid) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(stateOf(pid)) ?? [];
    return /(^|\/|-)((ba|da|a|z|k)?sh|busybox)$/.test(name) && Number(parent) > 1
      ? Number(parent)
      : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {string} such as `(sh) S 4711`: its name, a letter, its parent */
function stateOf(pid) {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/stat`, 'utf8');
  const words = ['-o', 'comm=,ppid=', '-p', String(pid)];
  const [, name, parent] = /^(.*?)\s+(\d+)\s*$/.exec(execFileSync('ps', words, { encoding: 'utf8' })) ?? [];
  return `(${name}) S ${parent}`;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** @returns {boolean} false if the group has no process left */
function killGroup(group, signal) {
  if (group === undefined) return false;
  try {
    process.kill(process.platform === 'win32' ? group : -group, signal);
    return true;
  } catch {
    return false;
  }
}

function ignoreClosedTerminal(error) {
  if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
}
