import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testOutbox } from '../../testing/outbox.ts';
import type { PendingSave } from './answerKinds.ts';
import { AnswerQueue, type SaveOutcome } from './answerQueue.ts';
import { takeOverAnswers } from './keptBefore.ts';

const save = (stepId: string, value: string, basedOn = 0): PendingSave => ({
  stepId,
  answers: [{ id: stepId, value }],
  basedOn,
});

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

type Told = ConstructorParameters<typeof AnswerQueue>[3];

/** The answers of a journey in a tab that has just opened it. */
function opened(send: (save: PendingSave) => Promise<SaveOutcome>, told: Told = () => {}) {
  const outbox = testOutbox();
  takeOverAnswers(outbox, 'j1');
  const queue = new AnswerQueue(outbox, 'j1', send, told);
  queue.start();
  return { outbox, queue };
}

let browser: TestBrowser;

describe('answers on their way to the server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    browser = standInForBrowser();
    // A browser without locks: they have tests of their own.
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are sent once each and in the order they were given', async () => {
    const there = server();
    const { queue } = opened(there.send);
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
    const { queue, outbox } = opened(there.send);
    queue.add(save('nation', 'England'));
    queue.add(save('housing', 'Rent'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outbox.isWaiting()).toBe(true);
    expect(queue.pending()).toHaveLength(2);
    there.state.reachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.received).toEqual(['nation=England', 'housing=Rent']);
    expect(outbox.isWaiting()).toBe(false);
  });

  it('survive a reload of the page', async () => {
    const there = server();
    there.state.reachable = false;
    const before = opened(there.send);
    before.queue.add(save('nation', 'England'));
    await vi.advanceTimersByTimeAsync(1_000);
    before.outbox.stopSending();
    there.state.reachable = true;
    opened(there.send);
    await vi.runAllTimersAsync();
    expect(there.received).toEqual(['nation=England']);
    expect(browser.storage.size).toBe(0);
  });

  it('of an earlier release go out first, from the keys they were kept under (HO-051)', async () => {
    const there = server();
    browser.storage.set(
      'towpath.saves.j1.t1',
      JSON.stringify([save('nation', 'England'), save('housing', 'Rent')]),
    );
    browser.storage.set('towpath.saves.another.t1', JSON.stringify([save('nation', 'Wales')]));
    const { queue } = opened(there.send);
    queue.add(save('employment', 'Working'));
    await vi.runAllTimersAsync();
    expect(there.received).toEqual(['nation=England', 'housing=Rent', 'employment=Working']);
    expect([...browser.storage.keys()]).toEqual(['towpath.saves.another.t1']);
  });

  it('keep only the newest of two answers to one step that wait together', async () => {
    const there = server();
    there.state.reachable = false;
    const { queue } = opened(there.send);
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
    const { queue } = opened(there.send);
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
    const { queue } = opened(there.send);
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
    const { queue } = opened(send, (pending, outcome) => settled.push(`${pending.stepId}: ${outcome.kind}`));
    queue.add(save('phone', '0700'));
    queue.add(save('nation', 'England'));
    await vi.runAllTimersAsync();
    expect(settled).toEqual(['phone: refused', 'nation: saved']);
  });

  it('are not confused by storage that something else wrote to', () => {
    const entry = 'towpath.outbox/u1/answer/j1/nation/1.t';
    for (const text of ['{"not": "an entry"}', 'not JSON', '[]']) {
      browser.storage.set(entry, text);
      expect(opened(server().send).queue.pending()).toEqual([]);
    }
    browser.storage.set('towpath.saves.j1.t1', '{"not": "a list"}');
    expect(opened(server().send).queue.pending()).toEqual([]);
  });
});
