import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';

let told: Map<string, () => void>;
beforeEach(() => {
  told = new Map();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => told.set(name, listener));
  vi.stubGlobal('removeEventListener', (name: string) => told.delete(name));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('believes a call more than the browser: no answer is offline, any answer online again', () => {
  const connection = new Connection();
  const seen: boolean[] = [];
  const stop = connection.watch(() => seen.push(connection.isOnline()));
  connection.reportUnreachable();
  connection.reportUnreachable();
  connection.reportAnswered();
  expect(seen).toEqual([false, true]);
  stop();
});

it('hears of the browser while somebody listens, and lets go of it after that', () => {
  const connection = new Connection();
  const stop = connection.watch(() => undefined);
  told.get('offline')?.();
  expect(connection.isOnline()).toBe(false);
  told.get('online')?.();
  expect(connection.isOnline()).toBe(true);
  stop();
  expect(told.size).toBe(0);
});

it.each([
  [true, 'unreached'],
  [false, 'offline'],
] as const)('says by the browser (online: %s) why no answer comes: %s (WT-170)', (onLine, says) => {
  const connection = new Connection();
  expect(connection.away()).toBeUndefined();
  vi.stubGlobal('navigator', { onLine });
  connection.reportUnreachable();
  expect(connection.away()).toBe(says);
  connection.reportAnswered();
  expect(connection.away()).toBeUndefined();
});

it('is offline from the start where the browser says so', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const connection = new Connection();
  connection.watch(() => undefined);
  expect([connection.isOnline(), new Connection().isOnline()]).toEqual([false, true]);
});
