/** Whether the browser says itself that it has no connection, or only no answer comes: then it may be our fault. */
export type Away = 'offline' | 'unreached';

/** What is said in either case. */
export type AwayWords = Readonly<Record<Away, string>>;

/** Why no answer has come. */
export function whyAway(): Away {
  return navigator.onLine ? 'unreached' : 'offline';
}

/**
 * Whether this browser reaches the server. The browser's own report is only a hint (a phone on a network
 * without internet says "online"), so calls report their outcome: no answer means offline, any answer means
 * online.
 */
export class Connection {
  #reached = true;
  readonly #listeners = new Set<() => void>();

  readonly reportAnswered = (): void => this.#set(true);

  readonly reportUnreachable = (): void => this.#set(false);

  readonly isOnline = (): boolean => this.#reached;

  /** Why the server is not reached, as far as a browser can tell; undefined while it is. */
  readonly away = (): Away | undefined => (this.#reached ? undefined : whyAway());

  /** Calls back at every change, until the returned function is called. */
  readonly watch = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      this.#reached = this.#reached && navigator.onLine;
      addEventListener('online', this.reportAnswered);
      addEventListener('offline', this.reportUnreachable);
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      removeEventListener('online', this.reportAnswered);
      removeEventListener('offline', this.reportUnreachable);
    };
  };

  #set(now: boolean): void {
    if (this.#reached === now) return;
    this.#reached = now;
    for (const tell of this.#listeners) tell();
  }
}
