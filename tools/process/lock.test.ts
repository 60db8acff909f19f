import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'towpath-lock-'));
  file = join(folder, 'deeper', 'work.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a lock', () => {
  it('lets one at a time do the work, and tells the others once that they wait', async () => {
    let inside = 0;
    let most = 0;
    let waits = 0;
    const work = async (): Promise<number> => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(resolve => setTimeout(resolve, 30));
      inside -= 1;
      return most;
    };
    const onWait = (): void => {
      waits += 1;
    };
    const results = await Promise.all([1, 2, 3].map(() => withLock(file, work, { onWait })));
    expect(results).toEqual([1, 1, 1]);
    expect(waits).toBe(2);
    expect(existsSync(file)).toBe(false);
  });

  it('is given back when the work throws', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(file)).toBe(false);
  });

  it('is taken over from a process that is dead', async () => {
    await withLock(file, async () => {});
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(file, String(pid));
    expect(await withLock(file, async () => readFileSync(file, 'utf8'))).toBe(String(process.pid));
  });

  it('is taken over when it is empty and old: its owner died while taking it', async () => {
    await withLock(file, async () => {});
    writeFileSync(file, '');
    utimesSync(file, 0, 0);
    expect(await withLock(file, async () => 'done')).toBe('done');
  });

  it('says after a while which file to remove', async () => {
    await withLock(file, async () => {
      await expect(withLock(file, async () => {}, { patienceMs: 10 })).rejects.toThrow(
        `held ${file} for too long`,
      );
    });
  });
});
