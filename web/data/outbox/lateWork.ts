import type { Entry } from './entry.ts';
import { hasOldKeys } from './oldKeys.ts';
import type { Outbox } from './outbox.ts';
import type { Composed, UnsentWork } from './unsentWork.ts';

/** How long a person who logs out waits to hear what of their typing can be sent, in milliseconds. */
const COMPOSE_TIMEOUT_MS = 3_000;

/** The work on what is unsent whose code is fetched once there is any. */
export class LateWork {
  readonly #fetch: (() => Promise<UnsentWork>) | undefined;
  readonly #whose: () => string;
  /** The person whose old keys have been taken over. */
  #oldKeysTakenOf: string | undefined;

  /** @param fetch without it nothing is composed, and nothing taken over */
  constructor(fetch: (() => Promise<UnsentWork>) | undefined, whose: () => string) {
    this.#fetch = fetch;
    this.#whose = whose;
  }

  /** What of these entries can be sent as it stands: nothing without a connection, or on one that is too slow. */
  async composed(outbox: Outbox, typed: readonly Entry[]): Promise<readonly Composed[]> {
    const fetch = this.#fetch;
    if (typed.length === 0 || !fetch) return [];
    const compose = async () => (await fetch()).compose(outbox, typed);
    const enough = new Promise<[]>(resolve => setTimeout(resolve, COMPOSE_TIMEOUT_MS, []));
    return Promise.race([compose().catch(() => []), enough]);
  }

  /** Whether an earlier release left something that has not been taken over for this person. */
  hasOldKeys(): boolean {
    return this.#fetch !== undefined && this.#oldKeysTakenOf !== this.#whose() && hasOldKeys();
  }

  /** Takes over what an earlier release left, once for each person. Where it cannot be done, it is tried again later. */
  async takeOldKeys(outbox: Outbox): Promise<void> {
    const whose = this.#whose();
    try {
      await (await this.#fetch?.())?.takeOldKeys(outbox);
      this.#oldKeysTakenOf = whose;
    } catch {
      // No connection, or none that is fast enough for the code.
    }
  }
}
