import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requests } from '../data/thisPage.ts';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does one thing after the other, each in an idle time of its own, and none before the calm (WT-117)', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const done: string[] = [];
  whenIdle(
    ['a', 'b'].map(name => async () => void done.push(name)),
    1000,
  );
  await vi.advanceTimersByTimeAsync(999);
  expect(idle).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([idle.length, done]).toEqual([1, []]);
  idle[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([idle.length, done]).toEqual([2, ['a']]);
  idle[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['a', 'b']);
});

it('leaves a moment in between where the browser knows no idle times, and ends when it is told to', async () => {
  const done: string[] = [];
  const end = whenIdle(
    ['a', 'b'].map(name => async () => void done.push(name)),
    0,
  );
  await vi.advanceTimersByTimeAsync(60);
  expect(done).toEqual(['a']);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(['a']);
});

it('waits until no call is on its way, nor one that an answer led to (WT-081)', async () => {
  const done: string[] = [];
  let answer = () => {};
  const answered = () => new Promise<void>(resolve => (answer = resolve));
  const call = requests.track(answered).then(() => requests.track(answered));
  whenIdle([async () => void done.push('a')], 0);
  await vi.advanceTimersByTimeAsync(1000);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual([]);
  answer();
  await call;
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(['a']);
});
