import { endIfOver, NOBODY, outboxPrefix } from '../session.ts';
import type { Entry, EntryAddress, Kind } from './entry.ts';
import { isNumber, isText, objectOf, oneOf, optional, orNull, readAs, type Shape } from './shape.ts';

type Kept = { readonly keptIn: Kind<unknown>['keptIn'] };

const isAnything: Shape<unknown> = (value): value is unknown => value !== undefined;

const isEntry = objectOf<Omit<Entry, 'id'>>({
  scope: isText,
  key: isText,
  kind: isText,
  called: isText,
  at: optional(orNull(isText)),
  state: oneOf('typed', 'waiting', 'refused'),
  order: isNumber,
  tab: orNull(isText),
  says: orNull(isText),
  content: isAnything,
});

/** The entries of one person at a time, each under a key of its own, so that two tabs do not write over each other. */
export class KeptEntries {
  readonly #whose: () => string;
  readonly #stores: Readonly<Record<Kept['keptIn'], Store>>;
  /** The parsed texts, so that each is parsed only once. */
  readonly #read = new Map<string, { readonly text: string; readonly entry: Entry | undefined }>();
  /** Whether this page has had a session. */
  #wasSomebodys = false;

  /** @param browser the storage that all tabs share; where it throws, entries are kept in memory */
  constructor(whose: () => string, browser = () => localStorage) {
    this.#whose = whose;
    this.#stores = { browser: new Store(browser), tab: new Store(() => sessionStorage) };
  }

  /** All entries of the person, or those kept in one of the storages, oldest first. */
  all(keptIn?: Kept['keptIn']): readonly Entry[] {
    const prefix = this.#prefix();
    const stores = keptIn ? [this.#stores[keptIn]] : Object.values(this.#stores);
    const entries = stores.flatMap(store =>
      store.keys(prefix).flatMap(id => this.#entryAt(id, store.get(id)) ?? []),
    );
    return entries.sort((a, b) => a.order - b.order);
  }

  /**
   * Keeps an entry. Where the session is over, in another tab perhaps, what is typed into its page is not kept: it
   * would be nobody's, and stay behind for anyone. The page then ends too.
   */
  put<Content>(kind: Kept, entry: Entry<Content>): void {
    const { id, ...rest } = entry;
    if (this.#wasSomebodys && id.startsWith(outboxPrefix(NOBODY))) endIfOver();
    else this.#stores[kind.keptIn].set(id, JSON.stringify(rest));
  }

  /** Overwrites a stored entry. False when it is gone. */
  rewrite(entry: Entry): boolean {
    const keptIn = this.#keptAt(entry.id);
    if (keptIn) this.put({ keptIn }, entry);
    return keptIn !== undefined;
  }

  get(id: string): Entry | undefined {
    const keptIn = this.#keptAt(id);
    return keptIn && this.#entryAt(id, this.#stores[keptIn].get(id));
  }

  remove(id: string): void {
    for (const store of Object.values(this.#stores)) store.remove(id);
    this.#read.delete(id);
  }

  /** Clears the in-memory entries that no storage accepted, as the storages are cleared at logout. */
  forgetMemory(): void {
    for (const store of Object.values(this.#stores)) store.forgetMemory();
  }

  /** The key of what is typed at an address, or with `order` of one of the entries that wait there. */
  idOf(kind: { readonly name: string }, { scope, key }: EntryAddress, order?: string): string {
    const parts = [kind.name, scope, key, ...(order === undefined ? [] : [order])];
    return this.#prefix() + parts.map(encodeURIComponent).join('/');
  }

  #prefix(): string {
    const person = this.#whose();
    if (person !== NOBODY) this.#wasSomebodys = true;
    return outboxPrefix(person);
  }

  #keptAt(id: string): Kept['keptIn'] | undefined {
    return (['browser', 'tab'] as const).find(keptIn => this.#stores[keptIn].get(id) !== undefined);
  }

  #entryAt(id: string, text: string | undefined): Entry | undefined {
    if (text === undefined) return undefined;
    const lastRead = this.#read.get(id);
    if (lastRead?.text === text) return lastRead.entry;
    const read = readAs(isEntry, text);
    const entry = read && { ...read, id };
    this.#read.set(id, { text, entry });
    return entry;
  }
}

/** A browser storage; what it does not accept stays in memory, and everything else works. */
class Store {
  readonly #storage: () => Storage;
  readonly #memory = new Map<string, string>();

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  keys(prefix: string): readonly string[] {
    return [...new Set([...this.#storedKeys(), ...this.#memory.keys()])].filter(key =>
      key.startsWith(prefix),
    );
  }

  get(key: string): string | undefined {
    return this.#memory.get(key) ?? this.#quietly(storage => storage.getItem(key)) ?? undefined;
  }

  set(key: string, text: string): void {
    this.#memory.set(key, text);
    this.#quietly(storage => {
      storage.setItem(key, text);
      this.#memory.delete(key);
    });
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#quietly(storage => storage.removeItem(key));
  }

  forgetMemory(): void {
    this.#memory.clear();
  }

  #storedKeys(): readonly string[] {
    return this.#quietly(storage => Object.keys(storage)) ?? [];
  }

  #quietly<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
      return act(this.#storage());
    } catch {
      return undefined;
    }
  }
}
