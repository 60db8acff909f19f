/** What a page reads as it opens, and may read as soon as it is known that the person has come to it. */
export type EarlyRead<Answer> = {
  /** The ids of the pages that read it. */
  readonly pages: readonly string[];
  readonly read: () => Promise<Answer>;
};

/** What the page of an address reads while the rest of its journey is still on its way. Each is used once. */
export class EarlyReads {
  readonly #known: readonly EarlyRead<unknown>[];
  readonly #begun = new Map<EarlyRead<unknown>, Promise<unknown>>();

  constructor(known: readonly EarlyRead<unknown>[]) {
    this.#known = known;
  }

  /** Begins what a page reads. */
  beginFor(pageId: string): void {
    for (const one of this.#known) if (one.pages.includes(pageId)) this.begin(one);
  }

  begin(read: EarlyRead<unknown>): void {
    const reading = read.read();
    // Whoever takes it hears of a failure; without this, one until then would count as an unhandled rejection.
    reading.catch(() => undefined);
    this.#begun.set(read, reading);
  }

  /** What was begun, the first time it is asked for; it may reject as the read does. */
  take<Answer>(read: EarlyRead<Answer>): Promise<Answer> | undefined {
    const reading = this.#begun.get(read);
    this.#begun.delete(read);
    // Kept under the read that it came from.
    return reading as Promise<Answer> | undefined;
  }
}
