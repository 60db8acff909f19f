import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';

export type StoredAnswer = { readonly answers: readonly GivenAnswer[]; readonly revision: number };

/** The answers that the server has, as far as this tab knows. */
export class StoredAnswers {
  #byStep: ReadonlyMap<string, StoredAnswer>;
  #readings = 0;
  #newest = 0;
  #saves = 0;

  constructor(byStep: ReadonlyMap<string, StoredAnswer>) {
    this.#byStep = byStep;
  }

  byStep(): ReadonlyMap<string, StoredAnswer> {
    return this.#byStep;
  }

  /** Revision of the answer to a step; 0 while none is stored. */
  revisionOf(stepId: string): number {
    return this.#byStep.get(stepId)?.revision ?? 0;
  }

  /** The server has taken an answer, or told of one. */
  take(stepId: string, stored: StoredAnswer): void {
    this.#saves += 1;
    this.#byStep = new Map(this.#byStep).set(stepId, stored);
  }

  /**
   * Reads all of them again with `read`. Returns the result, or undefined where a later read is newer. It is read once
   * more when the server took an answer meanwhile, which may not be in it.
   */
  async readAgain<Read extends { readonly stored: ReadonlyMap<string, StoredAnswer> }>(
    read: () => Promise<Read>,
  ): Promise<Read | undefined> {
    this.#readings += 1;
    const mine = this.#readings;
    for (;;) {
      const before = this.#saves;
      const answer = await read();
      if (mine < this.#newest) return undefined;
      if (before === this.#saves) {
        this.#newest = mine;
        this.#byStep = answer.stored;
        return answer;
      }
    }
  }
}
