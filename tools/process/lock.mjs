// Plain JavaScript for Node 20: this runs before anything is installed.
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const POLL_MS = 200;
/** A lock file is created and then filled: one that is still empty after this long was left by a crash. */
const EMPTY_IS_STALE_MS = 5000;

/**
 * Does a piece of work while no other process on this machine does it. A lock whose owner is dead is taken over.
 *
 * @template T
 * @param {string} file the lock; it contains the owner's process id
 * @param {() => Promise<T>} work
 * @param {{patienceMs?: number, onWait?: () => void}} [options] onWait is called once, if another process holds the
 *   lock
 * @returns {Promise<T>} what the work returns
 * @throws {Error} if the other process does not finish within patienceMs (default ten minutes)
 */
export async function withLock(file, work, { patienceMs = 600_000, onWait } = {}) {
  await mkdir(dirname(file), { recursive: true });
  const deadline = Date.now() + patienceMs;
  let waiting = false;
  while (!(await take(file))) {
    if (await isStale(file)) {
      await rm(file, { force: true });
      continue;
    }
    if (!waiting) onWait?.();
    waiting = true;
    if (Date.now() > deadline) {
      throw new Error(`Another process has held ${file} for too long. Remove the file if none is running.`);
    }
    await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(file) {
  try {
    const owner = Number(await readFile(file, 'utf8'));
    if (owner > 0) return !isAlive(owner);
    return Date.now() - (await stat(file)).mtimeMs > EMPTY_IS_STALE_MS;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
