import type { GivenAnswer, SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { Entry, Outcome } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { ANSWER, type PendingSave, type SaveOutcome } from './sendAnswer.ts';

export type StoredAnswer = { readonly answers: readonly GivenAnswer[]; readonly revision: number };

export type Conflict = {
  readonly mine: PendingSave;
  readonly theirs: readonly GivenAnswer[];
  readonly revision: number;
};

type Parts = {
  /** The answers that the server has, by step. */
  readonly stored: ReadonlyMap<string, StoredAnswer>;
  readonly send: (save: PendingSave) => Promise<SaveOutcome>;
  /** Called with the result of sending each answer, except those that are sent again later. */
  readonly settled: (save: PendingSave, outcome: SaveOutcome) => void;
};

/** The answers of one journey, as far as this tab knows: those the server has, and those that wait in the outbox. */
export class JourneyAnswers {
  readonly #outbox: Outbox;
  readonly #journeyId: string;
  readonly #parts: Parts;
  #stored: ReadonlyMap<string, StoredAnswer>;
  #conflict: Conflict | undefined;
  #readings = 0;
  #newest = 0;
  #taken = 0;

  constructor(outbox: Outbox, journeyId: string, parts: Parts) {
    this.#outbox = outbox;
    this.#journeyId = journeyId;
    this.#parts = parts;
    this.#stored = parts.stored;
  }

  /** Makes this queue the one that sends them. */
  start(): void {
    this.#outbox.sends(ANSWER, this.#journeyId, entry => this.send(entry));
  }

  /**
   * All answers by step: the latest one given, otherwise the stored one.
   *
   * @param waiting as `waiting` gives them
   */
  all(waiting: readonly PendingSave[] = this.waiting()): SavedAnswers {
    const answers = new Map<string, readonly GivenAnswer[]>();
    for (const [stepId, stored] of this.#stored) answers.set(stepId, stored.answers);
    for (const save of waiting) answers.set(save.stepId, save.answers);
    return answers;
  }

  /** Those that the server does not have yet, oldest first. */
  waiting(): readonly PendingSave[] {
    return this.#entries().map(({ content }) => content);
  }

  conflict(): Conflict | undefined {
    return this.#conflict;
  }

  /** The answers that the server has, as far as this tab knows; another map after each change. */
  stored(): ReadonlyMap<string, StoredAnswer> {
    return this.#stored;
  }

  /** Revision of the stored answer to a step; 0 while none is stored. */
  revisionOf(stepId: string): number {
    return this.#stored.get(stepId)?.revision ?? 0;
  }

  /** Submits an answer. A second one to the latest step replaces the first, and is based on the same revision. */
  give(stepId: string, answers: readonly GivenAnswer[]): void {
    const last = this.#entries().at(-1);
    const replaces = last?.content.stepId === stepId && !this.#outbox.isUnderWay(last.id);
    const basedOn = replaces ? last.content.basedOn : this.revisionOf(stepId);
    // The outcome is passed to `settled`.
    void this.#outbox.give(ANSWER, { scope: this.#journeyId, key: stepId }, { stepId, answers, basedOn });
  }

  /** Ends a conflict: `mine` sends the person's answer again, over the stored one; `theirs` keeps the stored one. */
  resolve(choice: 'mine' | 'theirs'): void {
    const conflict = this.#conflict;
    if (!conflict) return;
    this.#conflict = undefined;
    const [first, ...rest] = this.#entries();
    const { stepId } = conflict.mine;
    const { theirs: answers, revision } = conflict;
    if (choice === 'theirs') this.#take(stepId, { answers, revision });
    if (first && choice === 'mine') this.#rebase([first], stepId, revision);
    if (first && choice === 'theirs') {
      this.#rebase(rest, stepId, revision);
      this.#outbox.forget(first);
    }
    this.#outbox.release(this.#journeyId);
  }

  /** Sends one entry for the outbox. */
  async send(entry: Entry<PendingSave>): Promise<Outcome> {
    const { content: save } = entry;
    const outcome = await this.#parts.send(save);
    if (outcome.kind === 'later') return outcome;
    if (outcome.kind === 'conflict')
      this.#conflict = { mine: save, theirs: outcome.theirs, revision: outcome.revision };
    if (outcome.kind === 'saved') {
      const others = this.#entries().filter(({ id }) => id !== entry.id);
      this.#rebase(others, save.stepId, outcome.revision);
      this.#take(save.stepId, { answers: save.answers, revision: outcome.revision });
    }
    this.#parts.settled(save, outcome);
    return { kind: outcome.kind === 'conflict' ? 'held' : 'sent' };
  }

  /**
   * Reads the stored answers again with `read`. Returns the result, or undefined if a later read has started. Reads
   * once more if the server accepted an answer meanwhile, which may be missing from the result.
   */
  async readAgain<Read extends { readonly stored: ReadonlyMap<string, StoredAnswer> }>(
    read: () => Promise<Read>,
  ): Promise<Read | undefined> {
    this.#readings += 1;
    const mine = this.#readings;
    for (;;) {
      const before = this.#taken;
      const answer = await read();
      if (mine < this.#newest) return undefined;
      if (before === this.#taken) {
        this.#newest = mine;
        this.#stored = answer.stored;
        return answer;
      }
    }
  }

  /** Records an answer that the server has accepted or reported. */
  #take(stepId: string, stored: StoredAnswer): void {
    this.#taken += 1;
    this.#stored = new Map(this.#stored).set(stepId, stored);
  }

  /** A later answer to the same step is based on the revision that was just stored. */
  #rebase(entries: readonly Entry<PendingSave>[], stepId: string, revision: number): void {
    for (const entry of entries) {
      if (entry.content.stepId !== stepId) continue;
      this.#outbox.change({ ...entry, content: { ...entry.content, basedOn: revision } });
    }
  }

  #entries(): readonly Entry<PendingSave>[] {
    return this.#outbox.entries(ANSWER, this.#journeyId);
  }
}
