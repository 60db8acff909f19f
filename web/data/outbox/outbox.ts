import { onSessionEnd, typedBy } from '../session.ts';
import type { Entry, EntryAddress, Kind, Outcome } from './entry.ts';
import { KeptEntries } from './keptEntries.ts';
import { hasOldKeys } from './oldKeys.ts';
import type { Senders } from './sender.ts';
import { Sending } from './sending.ts';
import { Tab } from './tab.ts';
import { TabMarks } from './tabMarks.ts';
import type { FetchWork } from './unsentWork.ts';

/** How long a page waits for requests in flight, in milliseconds. */
const SETTLE_TIMEOUT_MS = 1_500;

/** Called at each change with the kind that changed, or with undefined when sending itself resumes or stops. */
type Listener = (kind: string | undefined) => void;

/** Where the typing at one address is kept. */
export type Slot<Content> = {
  readonly read: () => Content | undefined;
  readonly keep: (content: Content) => void;
  readonly forget: () => void;
};

/**
 * Everything a person has typed or given that the server does not have, in one order. It is kept in the
 * browser at every key, so that a reload, a crash or a lost connection loses nothing, and is sent once, one
 * entry at a time, oldest first. An entry leaves only when the server has it, or when the person discards it.
 * The outbox does not know what an entry is about: its capability names the kind and says how it is sent.
 */
export class Outbox {
  readonly #kept: KeptEntries;
  readonly #tab = new Tab();
  readonly tabMarks: TabMarks;
  readonly #sending: Sending;
  /** Fetches the code that knows the capabilities. */
  readonly fetchWork: FetchWork | undefined;
  readonly #whose: () => string;
  readonly #listeners = new Set<Listener>();
  #lastOrder = 0;
  /** The person whose old keys have been taken over. */
  #oldKeysTakenOf: string | undefined;

  /**
   * @param senders of each kind, for what waits while no page that shows it is open
   * @param whose says whose entries these are; asked each time, since another person may have logged in
   * @param fetchWork fetches the code that knows the capabilities; without it what is typed stays typed; `browser`: see `KeptEntries`
   */
  constructor(senders: Senders = {}, whose = typedBy, fetchWork?: FetchWork, browser?: () => Storage) {
    this.#whose = whose;
    this.fetchWork = fetchWork;
    this.#kept = new KeptEntries(whose, browser);
    this.tabMarks = new TabMarks(whose, this.#tab, () => this.#kept.all('tab'));
    this.#sending = new Sending({
      kept: this.#kept,
      whose,
      isOurs: entry => this.#isOurs(entry),
      fetchSend: ({ kind, scope }) => {
        const fetch = senders[kind];
        return fetch && (async () => (await fetch()).sendsFor(this, scope));
      },
      changed: kind => this.#changed(kind),
    });
  }

  /** Listens for the connection, and for the end of the session. Returns a function that stops this. */
  readonly start = (): (() => void) => {
    const again = () => void this.#goOn();
    void this.#tab.hold().then(again);
    void this.#takeOldKeys();
    window.addEventListener('online', again);
    const stopListening = onSessionEnd(({ why }) => {
      this.stopSending();
      if (why === 'logout') this.#kept.forgetMemory();
    });
    return () => {
      window.removeEventListener('online', again);
      stopListening();
      this.stopSending();
    };
  };

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The typed entries of a kind, and those that this tab has to send, oldest first. */
  entries<Content>(kind: Kind<Content>, scope: string): readonly Entry<Content>[] {
    return this.#kept
      .all()
      .filter(entry => entry.kind === kind.name && entry.scope === scope && this.#isOurs(entry))
      .flatMap(entry => (kind.fits(entry.content) ? [{ ...entry, content: entry.content }] : []));
  }

  /** Where the typing at an address is kept until it is given, sent or discarded. */
  slot<Content>(kind: Kind<Content>, place: () => EntryAddress): Slot<Content> {
    const id = () => this.#kept.idOf(kind, place());
    return {
      read: () => {
        const content = this.#kept.get(id())?.content;
        return kind.fits(content) ? content : undefined;
      },
      keep: content => this.keep(kind, place(), content),
      forget: () => {
        if (this.#kept.get(id())) this.forget({ id: id(), kind: kind.name });
      },
    };
  }

  /** Stores what is typed at an address, replacing what was typed there before. */
  keep<Content>(kind: Kind<Content>, place: EntryAddress, content: Content): void {
    const id = this.#kept.idOf(kind, place);
    this.#kept.put(kind, { ...this.#entry(kind, place, content), id, state: 'typed', tab: null });
    this.#changed(kind.name);
  }

  /** Removes an entry. */
  forget({ id, kind }: Pick<Entry, 'id' | 'kind'>): void {
    this.#kept.remove(id);
    this.#sending.drop(id);
    this.#changed(kind);
  }

  /** Removes all typed, waiting and refused entries at an address. */
  forgetPlace(kind: Kind<unknown>, { scope, key }: EntryAddress): void {
    for (const entry of this.#kept.all())
      if (entry.kind === kind.name && entry.scope === scope && entry.key === key) this.forget(entry);
  }

  /**
   * Queues an entry, after those that wait. Resolves with the outcome of the first try; rejects when the
   * sender has a fault. It replaces the last waiting entry at the same address, unless that is being sent,
   * and any refused one; for a kind where only the newest counts, it replaces any.
   */
  give<Content>(kind: Kind<Content>, place: EntryAddress, content: Content): Promise<Outcome> {
    const same = this.#kept
      .all()
      .filter(
        entry =>
          entry.kind === kind.name &&
          entry.state !== 'typed' &&
          !this.isUnderWay(entry.id) &&
          this.#isOurs(entry),
      );
    const isThere = (entry: Entry | undefined) => entry?.scope === place.scope && entry.key === place.key;
    const before = same.filter(
      entry => isThere(entry) && (kind.onlyNewest || entry.state === 'refused' || entry === same.at(-1)),
    );
    for (const entry of before) this.#kept.remove(entry.id);
    const entry = this.#entry(kind, place, content);
    const id = this.#kept.idOf(kind, place, `${entry.order}.${this.#tab.id}`);
    const tried = this.#sending.firstTry(id);
    this.#kept.put(kind, { ...entry, id, state: 'waiting', tab: this.#tab.id });
    for (const gone of before) this.#sending.follow(gone.id, tried);
    this.#changed(kind.name);
    void this.drain();
    return tried;
  }

  /**
   * Takes over what an earlier release kept.
   *
   * @param order where it stands among what waits, ahead of everything given from now on; left out for what is only
   *   typed
   */
  takeOver<Content>(kind: Kind<Content>, place: EntryAddress, content: Content, order?: number): void {
    const entry = { ...this.#entry(kind, place, content), at: null };
    if (order === undefined)
      this.#kept.put(kind, { ...entry, id: this.#kept.idOf(kind, place), state: 'typed', tab: null });
    else {
      const id = this.#kept.idOf(kind, place, `${order}.${this.#tab.id}`);
      this.#kept.put(kind, { ...entry, id, order, state: 'waiting', tab: this.#tab.id });
    }
    this.#changed(kind.name);
  }

  /** Changes the content of an entry, keeping its position. */
  change<Content>(entry: Entry<Content>): void {
    if (this.#kept.rewrite(entry)) this.#changed(entry.kind);
  }

  /** Registers how entries of a kind are sent, replacing any earlier sender, and sends what waits. */
  sends<Content>(
    kind: Kind<Content>,
    scope: string,
    send: (entry: Entry<Content>) => Promise<Outcome>,
  ): void {
    this.#sending.by(kind, scope, send);
    void this.#goOn();
  }

  /** Whether a waiting entry can be sent from here. */
  canSend(entry: Entry): boolean {
    return entry.state === 'waiting' && this.#sending.has(entry);
  }

  /** Sends what waits, in order, until all is sent or something stops it. Safe to call at any time. */
  async drain(): Promise<void> {
    if (this.isSending()) return this.until(() => !this.isSending());
    return this.#sending.drain();
  }

  /** A place is free again, after `held`. */
  release(scope: string): void {
    this.#sending.release(scope);
  }

  isSending(): boolean {
    return this.#sending.isSending();
  }

  /** Whether this one is on its way now. */
  isUnderWay(id: string): boolean {
    return this.#sending.isUnderWay(id);
  }

  /** The last try did not reach the server. */
  isWaiting(): boolean {
    return this.#sending.isWaiting();
  }

  /** The last try did not reach the server, and the next one is some time away. */
  isStuck(): boolean {
    return this.isWaiting() && !this.isSending();
  }

  /** Whether this person gave something here that has not reached the server. */
  hasWaiting(): boolean {
    return this.#kept.all().some(({ state }) => state !== 'typed');
  }

  /** Everything of the person's that only this browser has: typed, waiting or refused, from any tab. */
  unsent(): readonly Entry[] {
    return this.#kept.all();
  }

  /** Whether this browser may have anything of the person's that is not sent, in any of its tabs. */
  hasUnsent(): boolean {
    return this.unsent().length > 0 || this.tabMarks.hasAny();
  }

  /** Waits briefly for what can be sent now, what an earlier release left here included. */
  async settled(): Promise<void> {
    const enough = new Promise(resolve => setTimeout(resolve, SETTLE_TIMEOUT_MS));
    if (this.#hasOldKeys()) await Promise.race([this.#takeOldKeys(), enough]);
    const isThrough = () => !this.#sending.next() || this.isStuck();
    if (!isThrough()) void this.drain();
    await Promise.race([this.until(isThrough), enough]);
  }

  /**
   * Calls back once everything waiting has been sent; never where another tab sends it. Returns a function
   * that cancels this.
   */
  whenSent(tell: () => void): () => void {
    let waits = true;
    void this.until(() => !waits || !this.hasWaiting()).then(() => waits && tell());
    return () => {
      waits = false;
    };
  }

  /** Waits until the condition holds. */
  until(holds: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const look = () => {
        if (!holds()) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /**
   * Pauses sending while the server's state is read, so that nothing arrives there unseen in between. What was in
   * flight is sent again afterwards, by whichever sender is registered by then. Returns the function that resumes.
   */
  pause(): () => void {
    const resume = this.#sending.pause();
    return () => {
      resume();
      void this.#goOn();
    };
  }

  /** Ends the sending. Waiting entries are kept for the next sender to be registered. */
  readonly stopSending = (): void => {
    this.#sending.stop();
  };

  /** Sends what waits, including entries of closed tabs. */
  async #goOn(): Promise<void> {
    this.tabMarks.update();
    await this.#takeLeftBehind();
    await this.drain();
  }

  /** Takes over what closed tabs could not send. */
  async #takeLeftBehind(): Promise<void> {
    const others = this.#kept.all().filter(({ tab }) => tab !== null && tab !== this.#tab.id);
    const gone = await this.#tab.gone(others.flatMap(({ tab }) => tab ?? []));
    const left = others.filter(({ tab }) => tab !== null && gone.has(tab));
    for (const entry of left) this.#kept.rewrite({ ...entry, tab: this.#tab.id });
    if (left.length > 0) this.#changed();
  }

  #hasOldKeys(): boolean {
    return this.#oldKeysTakenOf !== this.#whose() && hasOldKeys();
  }

  /** Takes over what an earlier release left, once for each person. Where it cannot be done, it is tried again later. */
  async #takeOldKeys(): Promise<void> {
    if (!this.#hasOldKeys()) return;
    const whose = this.#whose();
    try {
      await (await this.fetchWork?.())?.takeOldKeys(this);
      this.#oldKeysTakenOf = whose;
    } catch {
      // No connection. What is the person's own, and not a journey's, has been taken over all the same.
    }
    void this.#goOn();
  }

  #isOurs({ tab }: Entry): boolean {
    return tab === null || tab === this.#tab.id;
  }

  #entry<Content>(kind: Kind<Content>, place: EntryAddress, content: Content) {
    this.#lastOrder = Math.max(Date.now(), this.#lastOrder + 1);
    const { scope, key } = place;
    const at = location.pathname + location.hash;
    return {
      scope,
      key,
      content,
      kind: kind.name,
      called: kind.called,
      at,
      order: this.#lastOrder,
      says: null,
    };
  }

  #changed(kind?: string): void {
    this.tabMarks.update();
    for (const tell of this.#listeners) tell(kind);
  }
}
