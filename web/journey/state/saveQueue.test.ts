import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PendingSave, type SaveOutcome, SaveQueue } from './saveQueue.ts';

const save = (stepId: string, value: string, basedOn = 0): PendingSave => ({
  stepId,
  answers: [{ id: stepId, value }],
  basedOn,
});

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A server that stores one revision per step and can be cut off. */
function server() {
  const stored = new Map<string, { value: string; revision: number }>();
  const received: string[] = [];
  const state = { reachable: true };
  const send = async (pending: PendingSave): Promise<SaveOutcome> => {
    await Promise.resolve();
    if (!state.reachable) return { kind: 'later' };
    const value = pending.answers[0]?.value ?? '';
    const now = stored.get(pending.stepId);
    if (now?.value === value) return { kind: 'saved', revision: now.revision };
    if ((now?.revision ?? 0) !== pending.basedOn)
      return {
        kind: 'conflict',
        theirs: [{ id: pending.stepId, value: now?.value ?? '' }],
        revision: now?.revision ?? 0,
      };
    const revision = pending.basedOn + 1;
    stored.set(pending.stepId, { value, revision });
    received.push(`${pending.stepId}=${value}`);
    return { kind: 'saved', revision };
  };
  return { stored, received, state, send };
}

const quiet = { settled: () => {}, changed: () => {} };

describe('answers on their way to the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are sent once each and in the order they were given', async () => {
    const there = server();
    const queue = new SaveQueue(memoryStore(), 'q', there.send, quiet);
    queue.add(save('nation', 'England'));
    queue.add(save('housing', 'Rent'));
    queue.add(save('nation', 'Wales'));
    await vi.runAllTimersAsync();
    expect(there.received).toEqual(['nation=England', 'housing=Rent', 'nation=Wales']);
    expect(queue.pending()).toEqual([]);
  });

  it('wait while there is no connection and go out, once, when it returns', async () => {
    const there = server();
    there.state.reachable = false;
    const queue = new SaveQueue(memoryStore(), 'q', there.send, quiet);
    queue.add(save('nation', 'England'));
    queue.add(save('housing', 'Rent'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(queue.waiting()).toBe(true);
    expect(queue.pending()).toHaveLength(2);
    there.state.reachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.received).toEqual(['nation=England', 'housing=Rent']);
    expect(queue.waiting()).toBe(false);
  });

  it('survive a reload of the page', async () => {
    const there = server();
    const store = memoryStore();
    there.state.reachable = false;
    const before = new SaveQueue(store, 'q', there.send, quiet);
    before.add(save('nation', 'England'));
    await vi.advanceTimersByTimeAsync(1_000);
    before.close();
    there.state.reachable = true;
    const after = new SaveQueue(store, 'q', there.send, quiet);
    await after.drain();
    expect(there.received).toEqual(['nation=England']);
    expect(store.kept.size).toBe(0);
  });

  it('keep only the newest of two answers to one step that wait together', async () => {
    const there = server();
    there.state.reachable = false;
    const queue = new SaveQueue(memoryStore(), 'q', there.send, quiet);
    queue.add(save('nation', 'England'));
    await vi.advanceTimersByTimeAsync(100);
    queue.add(save('nation', 'Wales'));
    there.state.reachable = true;
    await vi.runAllTimersAsync();
    expect(there.received).toEqual(['nation=Wales']);
  });

  it('stop at an answer that was changed elsewhere until the person chooses', async () => {
    const there = server();
    there.stored.set('nation', { value: 'Wales', revision: 4 });
    const queue = new SaveQueue(memoryStore(), 'q', there.send, quiet);
    queue.add(save('nation', 'England', 3));
    await vi.runAllTimersAsync();
    expect(queue.conflict()).toMatchObject({ theirs: [{ value: 'Wales' }], revision: 4 });
    queue.resolve('mine');
    await vi.runAllTimersAsync();
    expect(there.stored.get('nation')).toEqual({ value: 'England', revision: 5 });
    expect(queue.conflict()).toBeUndefined();
  });

  it('let the stored answer stand when the person chooses it', async () => {
    const there = server();
    there.stored.set('nation', { value: 'Wales', revision: 4 });
    const queue = new SaveQueue(memoryStore(), 'q', there.send, quiet);
    queue.add(save('nation', 'England', 3));
    await vi.runAllTimersAsync();
    queue.resolve('theirs');
    await vi.runAllTimersAsync();
    expect(there.stored.get('nation')).toEqual({ value: 'Wales', revision: 4 });
    expect(queue.pending()).toEqual([]);
  });

  it('leave a refused answer out and go on with the next', async () => {
    const settled: string[] = [];
    const there = server();
    const send = (pending: PendingSave) =>
      pending.stepId === 'phone'
        ? Promise.resolve<SaveOutcome>({ kind: 'refused', message: 'Must be a valid phone number' })
        : there.send(pending);
    const queue = new SaveQueue(memoryStore(), 'q', send, {
      changed: () => {},
      settled: (pending, outcome) => settled.push(`${pending.stepId}: ${outcome.kind}`),
    });
    queue.add(save('phone', '0700'));
    queue.add(save('nation', 'England'));
    await vi.runAllTimersAsync();
    expect(settled).toEqual(['phone: refused', 'nation: saved']);
  });

  it('are not confused by storage that something else wrote to', () => {
    const store = memoryStore();
    store.setItem('q', '{"not": "a list"}');
    expect(new SaveQueue(store, 'q', server().send, quiet).pending()).toEqual([]);
    store.setItem('q', 'not JSON');
    expect(new SaveQueue(store, 'q', server().send, quiet).pending()).toEqual([]);
  });
});
