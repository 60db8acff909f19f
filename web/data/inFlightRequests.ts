import { Offline } from './failure.ts';

/**
 * How long logging out waits for requests in flight, in milliseconds. Short, because someone may be watching
 * the screen.
 */
const DRAIN_TIMEOUT_MS = 1_000;

/** The requests of a page that are on their way. */
export class InFlightRequests {
  readonly #inFlight = new Map<AbortController, Promise<unknown>>();
  #isDraining = false;

  /**
   * Makes a request that logging out waits for, and aborts if it takes too long. `make` gets the signal to send with;
   * the caller's signal, `own`, aborts it as well. A request that logging out aborts, or that starts while it drains,
   * throws `Offline`: its outcome is unknown.
   */
  async track<T>(make: (signal: AbortSignal) => Promise<T>, own?: AbortSignal): Promise<T> {
    if (this.#isDraining) throw new Offline();
    const controller = new AbortController();
    const stop = () => controller.abort(own?.reason);
    if (own?.aborted) stop();
    own?.addEventListener('abort', stop);
    const answer = make(controller.signal);
    this.#inFlight.set(controller, answer);
    try {
      return await answer;
    } catch (thrown) {
      throw this.#isDraining && !own?.aborted ? new Offline() : thrown;
    } finally {
      this.#inFlight.delete(controller);
      own?.removeEventListener('abort', stop);
    }
  }

  /** Resolves once no request is on its way, nor any that an answer led to at once. */
  async quiet(): Promise<void> {
    while (this.#inFlight.size > 0) {
      await Promise.allSettled(this.#inFlight.values());
      // A response may lead to another request.
      await new Promise(resolve => setTimeout(resolve));
    }
  }

  /**
   * Waits for requests in flight, so that an answer being saved is saved and no request arrives after its session has
   * ended; then runs `work`, which ends the session. No other request is sent until that is done.
   */
  async drainBefore<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + DRAIN_TIMEOUT_MS;
    while (this.#inFlight.size > 0 && Date.now() < until) {
      const enough = new Promise(resolve => setTimeout(resolve, until - Date.now()));
      await Promise.race([Promise.allSettled(this.#inFlight.values()), enough]);
      // A response may lead to another request.
      await new Promise(resolve => setTimeout(resolve));
    }
    this.#isDraining = true;
    for (const controller of this.#inFlight.keys()) controller.abort();
    try {
      return await work();
    } finally {
      this.#isDraining = false;
    }
  }
}
