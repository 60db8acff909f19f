import { onReset, personId } from '../session.ts';
import type { Entry, Kind, Outcome, Place } from './entry.ts';
import { KeptEntries } from './keptEntries.ts';
import { oneAtATime, Tab } from './tab.ts';

/** Milliseconds before what could not be sent is tried again; the last one repeats. */
const RETRY_AFTER = [2_000, 5_000, 15_000, 30_000];
/** How long a page waits for what is on its way, in milliseconds. */
const PATIENCE = 1_500;

type Sender = {
  readonly kind: Kind<unknown>;
  readonly scope: string;
  readonly send: (entry: Entry) => Promise<Outcome>;
};

/** Told of each change: of which kind, or of none in particular where the sending itself goes on or stops. */
type Listener = (kind: string | undefined) => void;

/** Where what is typed at one place is kept. */
export type Slot<Content> = {
  readonly read: () => Content | undefined;
  readonly keep: (content: Content) => void;
  readonly forget: () => void;
};

/**
 * All that a person has typed or given and the server does not have, in one order. It is kept in the browser at each
 * key, so that a reload, a crash or a tunnel loses none, and is sent once, one at a time, oldest first. An entry leaves
 * only when the server has it, or when the person gives it up. What an entry is about is its capability's to know: it
 * names the kind and says how it is sent.
 */
export class Outbox {
  readonly #whose: () => string;
  readonly #kept: KeptEntries;
  readonly #tab = new Tab();
  readonly #senders = new Map<string, Sender>();
  readonly #submitters = new Map<string, () => Promise<boolean>>();
  /** Who waits for the first try of an entry, by its id. */
  readonly #tries = new Map<
    string,
    { told: (outcome: Outcome) => void; failed: (thrown: unknown) => void }
  >();
  readonly #listeners = new Set<Listener>();
  readonly #held = new Set<string>();
  #underWay: string | undefined;
  #sending = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #lastOrder = 0;
  /** Ends with the sending: what was on its way then counts for nothing here. */
  #turn = new AbortController();

  /** @param whose says whose entries these are; asked each time, since another person may have logged in */
  constructor(whose: () => string = personId) {
    this.#whose = whose;
    this.#kept = new KeptEntries(whose);
  }

  /** Listens for the connection, and for the end of the session. Gives back how to stop. */
  readonly start = (): (() => void) => {
    const again = () => void this.#takeLeftBehind().then(() => this.drain());
    void this.#tab.hold().then(again);
    window.addEventListener('online', again);
    const stopListening = onReset(this.stopSending);
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

  /** What of a kind was typed, and what this tab has to send, oldest first. */
  entries<Content>(kind: Kind<Content>, scope: string): readonly Entry<Content>[] {
    return this.#kept
      .all()
      .filter(entry => entry.kind === kind.name && entry.scope === scope && this.#isOurs(entry))
      .flatMap(entry => (kind.fits(entry.content) ? [{ ...entry, content: entry.content }] : []));
  }

  /** Where what is typed at a place is kept until it is given, sent or given up. */
  slot<Content>(kind: Kind<Content>, place: () => Place): Slot<Content> {
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

  /** Keeps what is typed at a place, in the stead of what was typed there before. */
  keep<Content>(kind: Kind<Content>, place: Place, content: Content): void {
    const id = this.#kept.idOf(kind, place);
    this.#kept.put(kind, { ...this.#entry(kind, place, content), id, state: 'typed', tab: null });
    this.#changed(kind.name);
  }

  /** Lets go of an entry. */
  forget({ id, kind }: Pick<Entry, 'id' | 'kind'>): void {
    this.#kept.remove(id);
    this.#tries.get(id)?.told({ kind: 'later' });
    this.#tries.delete(id);
    this.#changed(kind);
  }

  /** Lets go of all that was typed, waits or was refused at a place. */
  forgetPlace(kind: Kind<unknown>, { scope, key }: Place): void {
    for (const entry of this.#kept.all())
      if (entry.kind === kind.name && entry.scope === scope && entry.key === key) this.forget(entry);
  }

  /**
   * Gives an entry to be sent, after those that wait. Resolves with what became of the first try; rejects where the
   * sender has a fault. One given last for the same place gives way to it, unless it is under way; of a kind where only
   * the newest counts, any one does.
   */
  give<Content>(kind: Kind<Content>, place: Place, content: Content): Promise<Outcome> {
    const same = this.#kept
      .all()
      .filter(
        entry =>
          entry.kind === kind.name &&
          entry.state !== 'typed' &&
          entry.id !== this.#underWay &&
          this.#isOurs(entry),
      );
    const isThere = (entry: Entry | undefined) => entry?.scope === place.scope && entry.key === place.key;
    const before = kind.onlyNewest ? same.filter(isThere) : same.slice(-1).filter(isThere);
    for (const entry of before) this.#kept.remove(entry.id);
    const entry = this.#entry(kind, place, content);
    const id = this.#kept.idOf(kind, place, `${entry.order}.${this.#tab.id}`);
    const tried = new Promise<Outcome>((told, failed) => this.#tries.set(id, { told, failed }));
    this.#kept.put(kind, { ...entry, id, state: 'waiting', tab: this.#tab.id });
    for (const gone of before) this.#follow(gone.id, tried);
    this.#changed(kind.name);
    void this.drain();
    return tried;
  }

  /** Takes over what an earlier release kept to be sent, before all that is given from now on. */
  takeOver<Content>(kind: Kind<Content>, place: Place, content: Content, order: number): void {
    const id = this.#kept.idOf(kind, place, `${order}.${this.#tab.id}`);
    this.#kept.put(kind, {
      ...this.#entry(kind, place, content),
      id,
      order,
      state: 'waiting',
      tab: this.#tab.id,
    });
    this.#changed(kind.name);
  }

  /** Changes what an entry holds, in its place. */
  change<Content>(entry: Entry<Content>): void {
    if (this.#kept.rewrite(entry)) this.#changed(entry.kind);
  }

  /** Says how entries of a kind are sent, in the stead of what was said before, and sends what waits. */
  sends<Content>(
    kind: Kind<Content>,
    scope: string,
    send: (entry: Entry<Content>) => Promise<Outcome>,
  ): void {
    const sender: Sender = {
      kind,
      scope,
      send: entry =>
        kind.fits(entry.content)
          ? send({ ...entry, content: entry.content })
          : Promise.resolve({ kind: 'sent' }),
    };
    this.#senders.set(senderKey(kind.name, scope), sender);
    void this.#takeLeftBehind().then(() => this.drain());
  }

  /**
   * Says how all that is typed of a kind is submitted as it stands, as by its own button. `submit` says whether all of it
   * could be.
   */
  submits(kind: Kind<unknown>, scope: string, submit: () => Promise<boolean>): void {
    this.#submitters.set(senderKey(kind.name, scope), submit);
  }

  /** Whether all that is typed or waits can be sent from here. */
  canSendAll(): boolean {
    return this.unsent().every(({ state, kind, scope }) =>
      (state === 'typed' ? this.#submitters : this.#senders).has(senderKey(kind, scope)),
    );
  }

  /** Submits what is typed and sends what waits. True once nothing is left. */
  async sendAll(): Promise<boolean> {
    const typed = new Set(
      this.unsent().flatMap(({ state, kind, scope }) => (state === 'typed' ? senderKey(kind, scope) : [])),
    );
    for (const key of typed) await this.#submitters.get(key)?.();
    await this.drain();
    await this.settled();
    return this.unsent().length === 0;
  }

  /** Sends what waits, in order, until all is sent or something stops it. Safe to call at any time. */
  async drain(): Promise<void> {
    if (this.#sending) return this.until(() => !this.#sending);
    if (!this.#next()) return;
    clearTimeout(this.#retry);
    const { signal } = this.#turn;
    this.#sending = true;
    this.#changed();
    await oneAtATime(this.#whose(), () => Promise.race([this.#sendAll(signal), over(signal)]));
    if (signal.aborted) return;
    this.#sending = false;
    this.#changed();
    // What was given while the last one settled.
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
    return this.#underWay === id;
  }

  /** The last try did not reach the server. */
  isWaiting(): boolean {
    return this.#failures > 0;
  }

  /** The last try did not reach the server, and the next one is some time away. */
  isStuck(): boolean {
    return this.isWaiting() && !this.#sending;
  }

  /** Whether something of this person was given here and has not reached the server. */
  hasWaiting(): boolean {
    return this.#kept.all().some(({ state }) => state !== 'typed');
  }

  /** All that only this browser has of the person: typed, waiting or refused, from any tab. */
  unsent(): readonly Entry[] {
    return this.#kept.all();
  }

  /** Lets what can be sent now come through, as far as a short while allows. */
  async settled(): Promise<void> {
    const enough = new Promise(resolve => setTimeout(resolve, PATIENCE));
    await Promise.race([this.until(() => !this.#next() || this.isStuck()), enough]);
  }

  /**
   * Calls back once all that waits has come through. Never where it is not sent from here: its capability has not been
   * opened since the reload, or another tab sends it. Gives back how to stop waiting.
   */
  whenSent(tell: () => void): () => void {
    let waits = true;
    void this.until(() => !waits || !this.hasWaiting()).then(() => waits && tell());
    return () => {
      waits = false;
    };
  }

  /** Waits until this holds. */
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

  /** Ends the sending. What waits stays kept, for the next who says how it is sent. */
  readonly stopSending = (): void => {
    this.#turn.abort();
    this.#turn = new AbortController();
    this.#senders.clear();
    this.#submitters.clear();
    this.#held.clear();
    this.#tries.clear();
    clearTimeout(this.#retry);
    this.#failures = 0;
    this.#underWay = undefined;
    this.#sending = false;
  };

  async #sendAll(turn: AbortSignal): Promise<void> {
    for (let next = this.#next(); next && !turn.aborted; next = this.#next()) {
      const { entry, sender } = next;
      this.#underWay = entry.id;
      let outcome: Outcome;
      try {
        outcome = await sender.send(entry);
      } catch (thrown) {
        if (turn.aborted) return;
        this.#tries.get(entry.id)?.failed(thrown);
        this.#tries.delete(entry.id);
        outcome = { kind: 'later' };
      }
      if (turn.aborted) return;
      this.#underWay = undefined;
      if (!this.#settle(entry, outcome)) return;
    }
  }

  /** Whether to go on with the next one. */
  #settle(entry: Entry, outcome: Outcome): boolean {
    if (outcome.kind === 'later') {
      const wait = RETRY_AFTER[Math.min(this.#failures, RETRY_AFTER.length - 1)];
      this.#failures += 1;
      this.#retry = setTimeout(() => void this.drain(), wait);
      // Those behind it have to wait as long.
      for (const { told } of this.#tries.values()) told(outcome);
      this.#tries.clear();
      return false;
    }
    this.#failures = 0;
    if (outcome.kind === 'sent') this.#kept.remove(entry.id);
    const now = this.#kept.get(entry.id);
    if (outcome.kind === 'refused' && now) this.change({ ...now, state: 'refused', says: outcome.says });
    if (outcome.kind === 'held') this.#held.add(entry.scope);
    else {
      this.#tries.get(entry.id)?.told(outcome);
      this.#tries.delete(entry.id);
    }
    this.#changed(entry.kind);
    return true;
  }

  /** The oldest that waits here and can be sent. */
  #next(): { readonly entry: Entry; readonly sender: Sender } | undefined {
    for (const entry of this.#kept.all()) {
      if (entry.state !== 'waiting' || !this.#isOurs(entry) || this.#held.has(entry.scope)) continue;
      const sender = this.#senders.get(senderKey(entry.kind, entry.scope));
      if (sender) return { entry, sender };
    }
    return undefined;
  }

  /** Takes over what tabs that are gone could not send. */
  async #takeLeftBehind(): Promise<void> {
    const others = this.#kept.all().filter(({ tab }) => tab !== null && tab !== this.#tab.id);
    const gone = await this.#tab.gone(others.flatMap(({ tab }) => tab ?? []));
    const left = others.filter(({ tab }) => tab !== null && gone.has(tab));
    for (const entry of left) this.#kept.rewrite({ ...entry, tab: this.#tab.id });
    if (left.length > 0) this.#changed();
  }

  #isOurs({ tab }: Entry): boolean {
    return tab === null || tab === this.#tab.id;
  }

  /** Who waited for one that has given way is told of the one in its stead. */
  #follow(id: string, tried: Promise<Outcome>): void {
    const waiting = this.#tries.get(id);
    this.#tries.delete(id);
    if (waiting) void tried.then(waiting.told, waiting.failed);
  }

  #entry<Content>(kind: Kind<Content>, place: Place, content: Content) {
    this.#lastOrder = Math.max(Date.now(), this.#lastOrder + 1);
    const { scope, key } = place;
    return { scope, key, content, kind: kind.name, called: kind.called, order: this.#lastOrder, says: null };
  }

  #changed(kind?: string): void {
    for (const tell of this.#listeners) tell(kind);
  }
}

function senderKey(kind: string, scope: string): string {
  return `${kind} ${scope}`;
}

function over(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });
}
