import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';

/** An answer on its way to the server. `basedOn` is the revision the person saw when they gave it; 0 when none was stored. */
export type PendingSave = {
  readonly stepId: string;
  readonly answers: readonly GivenAnswer[];
  readonly basedOn: number;
};

/** What became of sending one. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  /** No connection, or the server could not take it now: keep it and send it again later. */
  | { readonly kind: 'later' }
  /** Somebody, perhaps the same person in another tab, changed this answer since. */
  | { readonly kind: 'conflict'; readonly theirs: readonly GivenAnswer[]; readonly revision: number }
  /** The server refused the value, in words for the person. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The step is not on the path; the server says where to go. */
  | { readonly kind: 'moved'; readonly goTo?: { readonly pageId: string; readonly stepId: string } };

export type Conflict = {
  readonly mine: PendingSave;
  readonly theirs: readonly GivenAnswer[];
  readonly revision: number;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Listener = {
  readonly settled: (save: PendingSave, outcome: SaveOutcome) => void;
  /** The list, or what it is doing, changed. */
  readonly changed: () => void;
};

/** Milliseconds before a save that could not be sent is tried again; the last one repeats. */
const RETRY_AFTER = [2_000, 5_000, 15_000, 30_000];

/**
 * The answers that the server does not have yet: kept in the browser's storage, so that a reload or a tunnel loses
 * none, and sent one at a time in the order they were given.
 */
export class SaveQueue {
  readonly #store: Store;
  readonly #key: string;
  readonly #send: (save: PendingSave) => Promise<SaveOutcome>;
  readonly #listener: Listener;
  #sending = false;
  #conflict: Conflict | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    store: Store,
    key: string,
    send: (save: PendingSave) => Promise<SaveOutcome>,
    listener: Listener,
  ) {
    this.#store = store;
    this.#key = key;
    this.#send = send;
    this.#listener = listener;
  }

  pending(): readonly PendingSave[] {
    const text = this.#store.getItem(this.#key);
    if (!text) return [];
    try {
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) ? list.filter(isPendingSave) : [];
    } catch {
      return [];
    }
  }

  conflict(): Conflict | undefined {
    return this.#conflict;
  }

  sending(): boolean {
    return this.#sending;
  }

  /** The last try did not reach the server. */
  waiting(): boolean {
    return this.#failures > 0;
  }

  /** Adds a save. A second answer to the step given last takes the place of the first, unless that one is under way. */
  add(save: PendingSave): void {
    const list = [...this.pending()];
    const last = list.at(-1);
    const underWay = this.#sending && list.length === 1;
    if (last?.stepId === save.stepId && !underWay) list[list.length - 1] = { ...save, basedOn: last.basedOn };
    else list.push(save);
    this.#write(list);
    void this.drain();
  }

  /** Takes over saves that another tab, now gone, could not send. */
  adopt(saves: readonly PendingSave[]): void {
    if (saves.length > 0) this.#write([...saves, ...this.pending()]);
  }

  /** Sends what waits, in order, until all is sent or something stops it. Safe to call at any time. */
  async drain(): Promise<void> {
    if (this.#sending || this.#conflict || this.#closed) return;
    clearTimeout(this.#retry);
    this.#sending = true;
    this.#listener.changed();
    try {
      for (let save = this.pending()[0]; save; save = this.pending()[0]) {
        const outcome = await this.#send(save);
        if (this.#closed) return;
        if (!this.#settle(save, outcome)) break;
      }
    } finally {
      this.#sending = false;
      this.#listener.changed();
    }
  }

  /** Ends a conflict: `mine` sends the person's answer again over the stored one, `theirs` lets the stored one stand. */
  resolve(choice: 'mine' | 'theirs'): void {
    const conflict = this.#conflict;
    if (!conflict) return;
    this.#conflict = undefined;
    const [first, ...rest] = this.pending();
    if (choice === 'mine' && first) this.#write([{ ...first, basedOn: conflict.revision }, ...rest]);
    else this.#write(rest.map(save => rebased(save, conflict.mine.stepId, conflict.revision)));
    void this.drain();
  }

  /** Stops sending; what waits stays stored. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
  }

  /** Whether to go on with the next one. */
  #settle(save: PendingSave, outcome: SaveOutcome): boolean {
    if (outcome.kind === 'later') {
      const wait = RETRY_AFTER[Math.min(this.#failures, RETRY_AFTER.length - 1)];
      this.#failures += 1;
      this.#retry = setTimeout(() => void this.drain(), wait);
      return false;
    }
    this.#failures = 0;
    if (outcome.kind === 'conflict') {
      this.#conflict = { mine: save, theirs: outcome.theirs, revision: outcome.revision };
      this.#listener.settled(save, outcome);
      return false;
    }
    const rest = this.pending().slice(1);
    this.#write(
      outcome.kind === 'saved' ? rest.map(later => rebased(later, save.stepId, outcome.revision)) : rest,
    );
    this.#listener.settled(save, outcome);
    return true;
  }

  #write(list: readonly PendingSave[]): void {
    if (list.length === 0) this.#store.removeItem(this.#key);
    else this.#store.setItem(this.#key, JSON.stringify(list));
    this.#listener.changed();
  }
}

/** A later answer to the same step is based on what was stored just before it. */
function rebased(save: PendingSave, stepId: string, revision: number): PendingSave {
  return save.stepId === stepId ? { ...save, basedOn: revision } : save;
}

function isPendingSave(value: unknown): value is PendingSave {
  if (typeof value !== 'object' || value === null) return false;
  const save = value as Partial<PendingSave>;
  return typeof save.stepId === 'string' && typeof save.basedOn === 'number' && Array.isArray(save.answers);
}
