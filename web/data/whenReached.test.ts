import { afterEach, expect, it, vi } from 'vitest';
import { connection } from './thisPage.ts';
import { whenReached } from './whenReached.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what could not be read is read once the server is reached, also where the browser says nothing of it (WT-159)', async () => {
  vi.useFakeTimers();
  let isThere = false;
  const asked: unknown[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { pathname: '/dashboard' });
  vi.stubGlobal('fetch', async (...given: unknown[]) => {
    asked.push(given);
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  let reads = 0;
  const stop = whenReached(() => {
    reads += 1;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect([reads, asked.length]).toEqual([0, 0]);
  connection.reportUnreachable();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([reads, asked.length]).toEqual([0, 2]);
  isThere = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([reads, asked.length]).toEqual([1, 3]);
  stop();
  connection.reportUnreachable();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([reads, asked.length]).toEqual([1, 3]);
  connection.reportAnswered();
});
