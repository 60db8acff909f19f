import { type Failure, isFailure } from './failure.ts';

/**
 * The state of one remote operation (API-007): idle, running, then done or failed. `answer` stays while the operation
 * runs again, so that a page does not empty itself to refresh.
 */
export type Remote<T> = {
  readonly phase: 'idle' | 'triggered' | 'started' | 'completed' | 'failed';
  readonly isFetching: boolean;
  readonly answer: T | undefined;
  readonly error: Failure | undefined;
};

const IDLE = { phase: 'idle', isFetching: false, answer: undefined, error: undefined } as const;

/**
 * One remote operation and its lifecycle. When it is triggered again while it runs, only the latest run
 * counts.
 */
export class Operation<T, Given extends readonly unknown[] = []> {
  /** The work to run; replaced when its inputs have changed. */
  work: (...args: Given) => Promise<T>;
  #state: Remote<T> = IDLE;
  #run = 0;
  readonly #listeners = new Set<() => void>();

  constructor(work: (...args: Given) => Promise<T>) {
    this.work = work;
  }

  readonly state = (): Remote<T> => this.#state;

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether anybody hears of it: not once its page was left. */
  readonly isWatched = (): boolean => this.#listeners.size > 0;

  /**
   * Runs it. Returns the answer, or undefined when it failed or a later run overtook it. Throws only faults of this
   * page, not failed calls.
   */
  readonly trigger = async (...args: Given): Promise<T | undefined> => {
    this.#run += 1;
    const mine = this.#run;
    this.#set({ ...this.#state, phase: 'triggered', isFetching: true, error: undefined });
    try {
      const going = this.work(...args);
      if (this.#run === mine) this.#set({ ...this.#state, phase: 'started' });
      const answer = await going;
      if (this.#run !== mine) return undefined;
      this.#set({ phase: 'completed', isFetching: false, answer, error: undefined });
      return answer;
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown;
      if (this.#run === mine)
        this.#set({ ...this.#state, phase: 'failed', isFetching: false, error: thrown });
      return undefined;
    }
  };

  /** Clears answer and error; a run in progress no longer counts. */
  readonly reset = (): void => {
    this.#run += 1;
    this.#set(IDLE);
  };

  #set(state: Remote<T>): void {
    this.#state = state;
    for (const tell of this.#listeners) tell();
  }
}
