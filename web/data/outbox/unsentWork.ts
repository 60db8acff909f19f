import type { Entry } from './entry.ts';
import type { Outbox } from './outbox.ts';

/** Something typed from which its call can be made. */
export type Composed = {
  /** The typed entries that the call holds. */
  readonly ids: readonly string[];
  /** Gives it to the outbox, to be sent, as its own button does. */
  readonly give: () => void;
};

/** What has to be known of the capabilities to deal with what is unsent. The code is fetched when it is needed. */
export type UnsentWork = {
  /**
   * Takes into the outbox what an earlier release kept of this person elsewhere in the browser. Rejects without a
   * connection, where the server has to be asked whose it is.
   */
  readonly takeOldKeys: (outbox: Outbox) => Promise<void>;
  /** What of these typed entries can be sent as it stands. What is not finished, or cannot be looked at, is left out. */
  readonly compose: (outbox: Outbox, typed: readonly Entry[]) => Promise<readonly Composed[]>;
};

/** Fetches the code that knows the capabilities. */
export type FetchWork = () => Promise<UnsentWork>;
