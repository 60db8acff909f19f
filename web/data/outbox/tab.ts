import { STORAGE_PREFIX } from '../session.ts';

const KEY = `${STORAGE_PREFIX}tab`;
/**
 * How long the lock of this tab may still be held by the page before a reload, in milliseconds. If it is held
 * longer, it belongs to another tab.
 */
const LOCK_TIMEOUT_MS = 1_000;

const lockOf = (tab: string) => `${STORAGE_PREFIX}outbox.tab.${tab}`;

/** This tab. Its id outlives a reload, not the tab; while the tab lives it holds a lock of that name. */
export class Tab {
  #id: string;

  constructor() {
    this.#id = quietly(() => sessionStorage.getItem(KEY)) || newId();
    quietly(() => sessionStorage.setItem(KEY, this.#id));
  }

  get id(): string {
    return this.#id;
  }

  /**
   * Shows other tabs that this one is open. A duplicated tab starts with the id of the original, which holds
   * the lock; it then takes a new id, so that each tab sends its own entries.
   */
  async hold(): Promise<void> {
    if (await heldFromNowOn(this.#id)) return;
    this.#id = newId();
    quietly(() => sessionStorage.setItem(KEY, this.#id));
    await heldFromNowOn(this.#id);
  }

  /** Which of these tabs are closed. Without locks (an old browser, no https) every other tab counts as closed. */
  async gone(tabs: Iterable<string>): Promise<ReadonlySet<string>> {
    const others = new Set(tabs);
    others.delete(this.#id);
    if (others.size === 0) return others;
    const { held = [] } = (await locks()?.query()) ?? {};
    const living = new Set(held.map(({ name }) => name));
    return new Set([...others].filter(tab => !living.has(lockOf(tab))));
  }
}

/**
 * Does the work while no other tab of this browser does any under the same name. Without locks it starts at
 * once: the server treats a repeated request as one.
 */
export async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  await (manager ? manager.request(`${STORAGE_PREFIX}outbox.${name}`, work) : work());
}

function locks(): LockManager | undefined {
  return quietly(() => navigator.locks);
}

/** Whether the lock was acquired; it is then held for as long as the page is open. */
function heldFromNowOn(tab: string): Promise<boolean> {
  const manager = locks();
  if (!manager) return Promise.resolve(true);
  return new Promise(resolve => {
    manager
      .request(lockOf(tab), { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
        resolve(true);
        return new Promise<never>(() => {});
      })
      .catch(() => resolve(false));
  });
}

function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
