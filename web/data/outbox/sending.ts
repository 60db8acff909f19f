import { words } from '../words.ts';
import type { Entry, Kind, Outcome, Send } from './entry.ts';
import type { KeptEntries } from './keptEntries.ts';
import { oneAtATime } from './tab.ts';

/** Milliseconds before each retry of what could not be sent; the last one repeats. */
const RETRY_AFTER = [2_000, 5_000, 15_000, 30_000];

/** The entries to send, and who is told about their outcome. */
type Book = {
  readonly kept: KeptEntries;
  readonly whose: () => string;
  /** Whether an entry is this tab's to send. */
  readonly isOurs: (entry: Entry) => boolean;
  /**
   * Fetches the sender of a kind while no page that shows it has registered one; undefined where there is
   * none.
   */
  readonly fetchSend: (entry: Pick<Entry, 'kind' | 'scope'>) => (() => Promise<Send>) | undefined;
  /** Called with the kind of an entry that changed, or without one when sending begins, stops or ends. */
  readonly changed: (kind?: string) => void;
};

/**
 * Sends the entries of the outbox: one at a time, oldest first, and retries later what did not get through.
 */
export class Sending {
  readonly #book: Book;
  readonly #sends = new Map<string, Send>();
  /** The callers waiting for the first try of an entry, by its id. */
  readonly #tries = new Map<
    string,
    { told: (outcome: Outcome) => void; failed: (thrown: unknown) => void }
  >();
  readonly #held = new Set<string>();
  /** How many callers have paused the sending. */
  #pauses = 0;
  #inFlight: Entry | undefined;
  #sending = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Aborted when the sending ends: results of requests in flight are then ignored. */
  #turn = new AbortController();

  constructor(book: Book) {
    this.#book = book;
  }

  /**
   * Registers how entries of a kind are sent, replacing the earlier sender. An entry in flight is sent again
   * from here, so that the new sender hears of its outcome: the server treats a repeated request as one.
   */
  by<Content>(kind: Kind<Content>, scope: string, send: (entry: Entry<Content>) => Promise<Outcome>): void {
    const key = keyOf({ kind: kind.name, scope });
    if (this.#inFlight && keyOf(this.#inFlight) === key) this.#breakOff();
    this.#sends.set(key, fitting(kind, send));
  }

  /** Whether there is a sender for such entries. */
  has(entry: Pick<Entry, 'kind' | 'scope'>): boolean {
    return this.#sends.has(keyOf(entry)) || this.#book.fetchSend(entry) !== undefined;
  }

  /**
   * Pauses sending until the returned function is called, and forgets the senders: others are about to
   * register.
   */
  pause(): () => void {
    this.stop();
    this.#pauses += 1;
    let isPaused = true;
    return () => {
      if (isPaused) this.#pauses -= 1;
      isPaused = false;
    };
  }

  /** The outcome of the first try of an entry; rejects when the sender has a fault. */
  firstTry(id: string): Promise<Outcome> {
    return new Promise((told, failed) => this.#tries.set(id, { told, failed }));
  }

  /** A caller waiting for an entry that was replaced is told about its replacement. */
  follow(id: string, tried: Promise<Outcome>): void {
    const waiting = this.#tries.get(id);
    this.#tries.delete(id);
    if (waiting) void tried.then(waiting.told, waiting.failed);
  }

  /** An entry was discarded: it is not sent. */
  drop(id: string): void {
    this.#tries.get(id)?.told({ kind: 'later' });
    this.#tries.delete(id);
  }

  /** Sends what waits, in order, until all is sent or something stops it. Safe to call at any time. */
  async drain(): Promise<void> {
    if (this.#sending) return;
    if (!this.next()) return;
    clearTimeout(this.#retry);
    const { signal } = this.#turn;
    this.#sending = true;
    this.#book.changed();
    await oneAtATime(this.#book.whose(), () => Promise.race([this.#sendAll(signal), over(signal)]));
    if (signal.aborted) return;
    this.#sending = false;
    this.#book.changed();
    // Entries that were added while the last one settled.
    if (!this.isWaiting()) await this.drain();
  }

  /** A place is free again, after `held`. */
  release(scope: string): void {
    this.#held.delete(scope);
    void this.drain();
  }

  isSending(): boolean {
    return this.#sending;
  }

  /** Whether this one is on its way now. */
  isUnderWay(id: string): boolean {
    return this.#inFlight?.id === id;
  }

  /** The last try did not reach the server. */
  isWaiting(): boolean {
    return this.#failures > 0;
  }

  /** Ends the sending. Waiting entries are kept for the next sender to be registered. */
  stop(): void {
    this.#breakOff();
    this.#sends.clear();
    this.#held.clear();
    this.#tries.clear();
    clearTimeout(this.#retry);
    this.#failures = 0;
  }

  /** The result of what is in flight is ignored from here on. */
  #breakOff(): void {
    this.#turn.abort();
    this.#turn = new AbortController();
    this.#inFlight = undefined;
    this.#sending = false;
  }

  async #sendAll(turn: AbortSignal): Promise<void> {
    for (let entry = this.next(); entry && !turn.aborted; entry = this.next()) {
      this.#inFlight = entry;
      let outcome: Outcome;
      try {
        const send = await this.#sendOf(entry);
        if (turn.aborted) return;
        outcome = send ? await send(entry) : { kind: 'later' };
      } catch (thrown) {
        if (turn.aborted) return;
        this.#tries.get(entry.id)?.failed(thrown);
        this.#tries.delete(entry.id);
        outcome = { kind: 'later' };
      }
      if (turn.aborted) return;
      this.#inFlight = undefined;
      if (!this.#settle(entry, outcome)) return;
    }
  }

  /** The sender of an entry; undefined while its code cannot be loaded. */
  async #sendOf(entry: Entry): Promise<Send | undefined> {
    const { signal } = this.#turn;
    const key = keyOf(entry);
    const send =
      this.#sends.get(key) ??
      (await this.#book
        .fetchSend(entry)?.()
        .catch(() => undefined));
    if (send && !signal.aborted) this.#sends.set(key, send);
    return send;
  }

  /** Whether to go on with the next one. */
  #settle(entry: Entry, outcome: Outcome): boolean {
    if (outcome.kind === 'later') {
      const wait = RETRY_AFTER[Math.min(this.#failures, RETRY_AFTER.length - 1)];
      this.#failures += 1;
      this.#retry = setTimeout(() => void this.drain(), wait);
      // Later entries have to wait just as long.
      for (const { told } of this.#tries.values()) told(outcome);
      this.#tries.clear();
      return false;
    }
    this.#failures = 0;
    if (outcome.kind === 'sent') this.#book.kept.remove(entry.id);
    const now = this.#book.kept.get(entry.id);
    if (outcome.kind === 'refused' && now)
      this.#book.kept.rewrite({ ...now, state: 'refused', says: outcome.says });
    if (outcome.kind === 'held') this.#held.add(entry.scope);
    else {
      this.#tries.get(entry.id)?.told(outcome);
      this.#tries.delete(entry.id);
    }
    this.#book.changed(entry.kind);
    return true;
  }

  /** The oldest that waits here and can be sent. */
  next(): Entry | undefined {
    if (this.#pauses > 0) return undefined;
    return this.#book.kept
      .all()
      .find(
        entry =>
          entry.state === 'waiting' &&
          this.#book.isOurs(entry) &&
          !this.#held.has(entry.scope) &&
          this.has(entry),
      );
  }
}

/**
 * Sends entries that match the shape of the kind. Others, written by another release or another script, are
 * refused: they stay among what is unsent until the person gives the same again, or gives them up.
 */
export function fitting<Content>(
  kind: Kind<Content>,
  send: (entry: Entry<Content>) => Promise<Outcome>,
): Send {
  return entry =>
    kind.fits(entry.content)
      ? send({ ...entry, content: entry.content })
      : Promise.resolve({ kind: 'refused', says: words.unreadable(entry.called) });
}

function keyOf({ kind, scope }: Pick<Entry, 'kind' | 'scope'>): string {
  return `${kind} ${scope}`;
}

function over(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
}
