import { describe, expect, it } from 'vitest';
import { Offline } from './failure.ts';
import { Operation } from './operation.ts';

function phasesOf<T>(operation: Operation<T>): string[] {
  const phases: string[] = [];
  operation.watch(() => {
    const { phase, isFetching } = operation.state();
    phases.push(isFetching ? `${phase}, fetching` : phase);
  });
  return phases;
}

describe('a remote operation', () => {
  it('is triggered, started and completed, fetching in between (API-007)', async () => {
    const operation = new Operation(async () => 'answer');
    const phases = phasesOf(operation);
    expect(operation.state().phase).toBe('idle');
    expect(await operation.trigger()).toBe('answer');
    expect(phases).toEqual(['triggered, fetching', 'started, fetching', 'completed']);
    expect(operation.state()).toMatchObject({ answer: 'answer', error: undefined });
  });

  it('is triggered, started and failed, with its error (API-007)', async () => {
    const failure = new Offline();
    const operation = new Operation(async () => {
      throw failure;
    });
    const phases = phasesOf(operation);
    expect(await operation.trigger()).toBeUndefined();
    expect(phases).toEqual(['triggered, fetching', 'started, fetching', 'failed']);
    expect(operation.state().error).toBe(failure);
  });

  it('shows the earlier answer while it runs again, and no earlier error', async () => {
    const answers = ['first', new Offline(), 'third'];
    const operation = new Operation(async () => {
      const next = answers.shift();
      if (next instanceof Offline) throw next;
      return next;
    });
    await operation.trigger();
    await operation.trigger();
    expect(operation.state()).toMatchObject({ phase: 'failed', answer: 'first' });
    const again = operation.trigger();
    expect(operation.state()).toMatchObject({ isFetching: true, answer: 'first', error: undefined });
    await again;
    expect(operation.state()).toMatchObject({ phase: 'completed', answer: 'third' });
  });

  it('counts only the latest of two runs', async () => {
    let finishFirst = (_: string) => {};
    const runs = [new Promise<string>(finish => (finishFirst = finish)), Promise.resolve('second')];
    const operation = new Operation(() => runs.shift() ?? Promise.resolve('none'));
    const first = operation.trigger();
    expect(await operation.trigger()).toBe('second');
    finishFirst('first');
    expect(await first).toBeUndefined();
    expect(operation.state().answer).toBe('second');
  });

  it('lets a fault of the page through instead of showing it as a failed call', async () => {
    const operation = new Operation(async () => {
      throw new TypeError('a fault of ours');
    });
    await expect(operation.trigger()).rejects.toThrow('a fault of ours');
  });

  it('forgets answer and error when reset', async () => {
    const operation = new Operation(async () => 'answer');
    await operation.trigger();
    operation.reset();
    expect(operation.state()).toEqual({
      phase: 'idle',
      isFetching: false,
      answer: undefined,
      error: undefined,
    });
  });
});
