import type { Page } from '@playwright/test';

/** What a part of the way costs a person. */
export type Cost = { screens: number; taps: number; words: number };

/** Less of a screen's words left than this, and it is another screen though its address is the same. */
const SAME_SCREEN = 0.3;

/**
 * Counts what a person does and reads, part by part.
 *
 * - a screen: a new address, or a page whose main content is replaced
 * - a tap: each press on the page, counted in the page itself, so also one that a story makes by the way; focusing a
 *   field to type into is one, and choosing from a list that the browser draws is one more
 * - a word: each that is visible in the main part or in a drawer when a screen is shown, and each that appears there
 */
export class Effort {
  readonly page: Page;
  readonly #partOf: (address: string, before: string) => string;
  readonly #looked: () => Promise<void>;
  readonly costs = new Map<string, Cost>();
  /** How often Enter was pressed, as the key for the next field of a phone's keyboard: no press on the page. */
  keysForNext = 0;
  /** The addresses of the screens, in order. */
  readonly seen: string[] = [];
  #part = '';
  #address = '';
  #words: ReadonlyMap<string, number> = new Map();
  /** The most of each word that was seen at once on this screen. */
  #read = new Map<string, number>();

  /**
   * @param partOf the part of the way that a screen belongs to, by its address and the part before it
   * @param looked what else is looked at on each screen, once it no longer changes
   */
  constructor(
    page: Page,
    partOf: (address: string, before: string) => string,
    looked: () => Promise<void> = async () => undefined,
  ) {
    this.page = page;
    this.#looked = looked;
    this.#partOf = partOf;
  }

  /** Begins to count; before the first page is opened. */
  async start(): Promise<void> {
    await this.page.exposeFunction('countTap', () => this.tapped());
    await this.page.exposeFunction('countNext', () => {
      this.keysForNext += 1;
    });
    await this.page.addInitScript(() => {
      const count = (event: Event) => {
        // Put on the page by `exposeFunction`, which no type says.
        if (event.isTrusted) (globalThis as unknown as { countTap: () => void }).countTap();
      };
      document.addEventListener('pointerdown', count, true);
      const countKey = (event: KeyboardEvent) => {
        if (!event.isTrusted || event.key !== 'Enter') return;
        // Put on the page by `exposeFunction`, which no type says.
        (globalThis as unknown as { countNext: () => void }).countNext();
      };
      document.addEventListener('keydown', countKey, true);
    });
  }

  /** A press that the browser itself receives, such as the choice from a list that it draws. */
  tapped(): void {
    this.#cost().taps += 1;
  }

  /** Looks at the screen once it no longer changes, and counts what is new. */
  async look(): Promise<void> {
    const now = await this.#settled();
    this.#part = this.#partOf(now.address, this.#part);
    const kept = [...this.#words.keys()].filter(word => now.words.has(word)).length;
    const isAnother = now.address !== this.#address || kept < this.#words.size * SAME_SCREEN;
    if (isAnother) {
      this.#cost().screens += 1;
      this.seen.push(now.address);
      this.#read = new Map();
    }
    for (const [word, times] of now.words) {
      const before = this.#read.get(word) ?? 0;
      if (times <= before) continue;
      this.#cost().words += times - before;
      this.#read.set(word, times);
    }
    this.#address = now.address;
    this.#words = now.words;
    await this.#looked();
  }

  total(parts: readonly string[] = [...this.costs.keys()]): Cost {
    const sum = { screens: 0, taps: 0, words: 0 };
    for (const part of parts) {
      const cost = this.costs.get(part);
      if (!cost) continue;
      sum.screens += cost.screens;
      sum.taps += cost.taps;
      sum.words += cost.words;
    }
    return sum;
  }

  /** The parts and their sum, as lines to print. */
  lines(): readonly string[] {
    const line = (name: string, { screens, taps, words }: Cost) =>
      `${name.padEnd(24)}${String(screens).padStart(8)}${String(taps).padStart(8)}${String(words).padStart(8)}`;
    return [
      `${''.padEnd(24)}${'screens'.padStart(8)}${'taps'.padStart(8)}${'words'.padStart(8)}`,
      ...[...this.costs].map(([name, cost]) => line(name, cost)),
      line('in all', this.total()),
      `and the keyboard’s key for the next field ${this.keysForNext} times`,
    ];
  }

  #cost(): Cost {
    const cost = this.costs.get(this.#part) ?? { screens: 0, taps: 0, words: 0 };
    this.costs.set(this.#part, cost);
    return cost;
  }

  async #settled(): Promise<{ address: string; words: ReadonlyMap<string, number> }> {
    let last = '';
    for (let times = 0; times < 60; times += 1) {
      const text = await this.page.evaluate(visibleText).catch(whileLoading);
      const url = new URL(this.page.url());
      const address = `${url.pathname}${url.hash}`;
      const now = `${address} ${text}`;
      if (now === last && text !== '' && !/^(Getting|Loading)/u.test(text))
        return { address, words: counted(text) };
      last = now;
      await this.page.waitForTimeout(120);
    }
    throw new Error(`The screen at ${this.page.url()} does not come to rest.`);
  }
}

/** A document that was replaced while it was read has no text yet; any other fault is one. */
function whileLoading(fault: unknown): string {
  if (fault instanceof Error && fault.message.includes('Execution context was destroyed')) return '';
  throw fault;
}

function counted(text: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const word of text.split(/\s+/u)) {
    // What has no letter and no digit is no word.
    if (/[\p{L}\p{N}]/u.test(word)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

/** The text of the main part and of drawers that a person can see; without what only a screen reader reads out. */
function visibleText(): string {
  const parts: string[] = [];
  for (const root of document.querySelectorAll('main, [role=dialog]')) {
    if (root.getAttribute('role') === 'dialog' && root.closest('main')) continue;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('select, script, style, .visually-hidden')) continue;
      if (!parent.checkVisibility({ checkVisibilityCSS: true })) continue;
      const { width, height } = parent.getBoundingClientRect();
      if (width > 1 && height > 1) parts.push(node.textContent ?? '');
    }
  }
  return parts.join(' ').replaceAll(/\s+/gu, ' ').trim();
}
