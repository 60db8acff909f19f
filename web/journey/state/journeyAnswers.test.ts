import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { JourneyAnswers } from './journeyAnswers.ts';
import { takeOverAnswers } from './keptBefore.ts';
import type { PendingSave, SaveOutcome } from './sendAnswer.ts';

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

type Parts = ConstructorParameters<typeof JourneyAnswers>[2];

/** The answers of a journey in a tab that has just opened it. */
function opened(send: Parts['send'], parts: Partial<Parts> = {}) {
  const outbox = testOutbox();
  takeOverAnswers(outbox, 'j1');
  const answers = new JourneyAnswers(outbox, 'j1', { stored: new Map(), send, settled: () => {}, ...parts });
  answers.start();
  return {
    outbox,
    answers,
    give: (stepId: string, value: string) => answers.give(stepId, [{ id: stepId, value }]),
  };
}

/** The person saw this answer, at this revision. */
const seen = (stepId: string, value: string, revision: number): Partial<Parts> => ({
  stored: new Map([[stepId, { answers: [{ id: stepId, value }], revision }]]),
});

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
    const { answers, give } = opened(there.send);
    give('nation', 'England');
    give('housing', 'Rent');
    give('nation', 'Wales');
    await vi.runAllTimersAsync();
    expect(there.received).toEqual(['nation=England', 'housing=Rent', 'nation=Wales']);
    expect(answers.waiting()).toEqual([]);
  });

  it('wait while there is no connection and go out, once, when it returns', async () => {
    const there = server();
    there.state.reachable = false;
    const { answers, give, outbox } = opened(there.send);
    give('nation', 'England');
    give('housing', 'Rent');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outbox.isWaiting()).toBe(true);
    expect(answers.waiting()).toHaveLength(2);
    there.state.reachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.received).toEqual(['nation=England', 'housing=Rent']);
    expect(outbox.isWaiting()).toBe(false);
  });

  it('survive a reload of the page', async () => {
    const there = server();
    there.state.reachable = false;
    const before = opened(there.send);
    before.give('nation', 'England');
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
    const { give } = opened(there.send);
    give('employment', 'Working');
    await vi.runAllTimersAsync();
    expect(there.received).toEqual(['nation=England', 'housing=Rent', 'employment=Working']);
    expect([...browser.storage.keys()]).toEqual(['towpath.saves.another.t1']);
  });

  it('keep only the newest of two answers to one step that wait together', async () => {
    const there = server();
    there.state.reachable = false;
    const { give } = opened(there.send);
    give('nation', 'England');
    await vi.advanceTimersByTimeAsync(100);
    give('nation', 'Wales');
    there.state.reachable = true;
    await vi.runAllTimersAsync();
    expect(there.received).toEqual(['nation=Wales']);
  });

  it('stop at an answer that was changed elsewhere until the person chooses', async () => {
    const there = server();
    there.stored.set('nation', { value: 'Wales', revision: 4 });
    const { answers, give } = opened(there.send, seen('nation', 'Scotland', 3));
    give('nation', 'England');
    await vi.runAllTimersAsync();
    expect(answers.conflict()).toMatchObject({ theirs: [{ value: 'Wales' }], revision: 4 });
    answers.resolve('mine');
    await vi.runAllTimersAsync();
    expect(there.stored.get('nation')).toEqual({ value: 'England', revision: 5 });
    expect(answers.conflict()).toBeUndefined();
  });

  it('let the stored answer stand when the person chooses it', async () => {
    const there = server();
    there.stored.set('nation', { value: 'Wales', revision: 4 });
    const { answers, give } = opened(there.send, seen('nation', 'Scotland', 3));
    give('nation', 'England');
    await vi.runAllTimersAsync();
    answers.resolve('theirs');
    await vi.runAllTimersAsync();
    expect(there.stored.get('nation')).toEqual({ value: 'Wales', revision: 4 });
    expect(answers.waiting()).toEqual([]);
  });

  it('leave a refused answer out and go on with the next', async () => {
    const settled: string[] = [];
    const there = server();
    const send = (pending: PendingSave) =>
      pending.stepId === 'phone'
        ? Promise.resolve<SaveOutcome>({ kind: 'refused', message: 'Must be a valid phone number' })
        : there.send(pending);
    const { give } = opened(send, {
      settled: (pending, outcome) => settled.push(`${pending.stepId}: ${outcome.kind}`),
    });
    give('phone', '0700');
    give('nation', 'England');
    await vi.runAllTimersAsync();
    expect(settled).toEqual(['phone: refused', 'nation: saved']);
  });

  it('are not confused by storage that something else wrote to', () => {
    const entry = 'towpath.outbox/u1/answer/j1/nation/1.t';
    for (const text of ['{"not": "an entry"}', 'not JSON', '[]']) {
      browser.storage.set(entry, text);
      expect(opened(server().send).answers.waiting()).toEqual([]);
    }
    browser.storage.set('towpath.saves.j1.t1', '{"not": "a list"}');
    expect(opened(server().send).answers.waiting()).toEqual([]);
  });
});
