import { outboxPrefix } from '../session.ts';
import type { Entry } from './entry.ts';
import type { Tab } from './tab.ts';

/**
 * Says in localStorage, for each tab, what its own storage holds that is not sent, by what it is called. The content
 * stays in the tab. A mark lies with the entries of the person, to go when they log out.
 */
export class TabMarks {
  readonly #whose: () => string;
  readonly #tab: Tab;
  readonly #own: () => readonly Entry[];

  /** @param own the entries that this tab alone holds */
  constructor(whose: () => string, tab: Tab, own: () => readonly Entry[]) {
    this.#whose = whose;
    this.#tab = tab;
    this.#own = own;
  }

  /** Marks what this tab holds for itself; while that is nothing, there is no mark. */
  update(): void {
    this.#set(this.#tab.id, [...new Set(this.#own().map(({ called }) => called))].join('\n'));
  }

  /** Whether any tab is marked, be it open or closed. */
  hasAny(): boolean {
    return this.#all().length > 0;
  }

  /** What other open tabs hold for themselves, by what it is called. What was in a closed one is gone with it. */
  async elsewhere(): Promise<readonly string[]> {
    const marks = this.#all();
    const gone = await this.#tab.gone(marks.map(([tab]) => tab));
    for (const tab of gone) this.#set(tab, '');
    const others = marks.filter(([tab]) => tab !== this.#tab.id && !gone.has(tab));
    return [...new Set(others.flatMap(([, text]) => text.split('\n')))];
  }

  #prefix(): string {
    return `${outboxPrefix(this.#whose())}tab/`;
  }

  #set(tab: string, text: string): void {
    const key = this.#prefix() + tab;
    try {
      if ((localStorage.getItem(key) ?? '') === text) return;
      if (text) localStorage.setItem(key, text);
      else localStorage.removeItem(key);
    } catch {
      // A browser that denies us storage keeps nothing from one tab to the next.
    }
  }

  /** The text of each mark of the person, by the id of the tab. */
  #all(): readonly (readonly [tab: string, text: string])[] {
    const prefix = this.#prefix();
    try {
      const keys = Object.keys(localStorage).filter(key => key.startsWith(prefix));
      return keys.map(key => [key.slice(prefix.length), localStorage.getItem(key) ?? '']);
    } catch {
      return [];
    }
  }
}
