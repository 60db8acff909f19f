import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { Entry, Outcome } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { ANSWER, type PendingSave } from './answerKinds.ts';

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

type Settled = (save: PendingSave, outcome: SaveOutcome) => void;

/** The answers of one journey that wait in the outbox, and what the server says of each. */
export class AnswerQueue {
  readonly #outbox: Outbox;
  readonly #journeyId: string;
  readonly #settled: Settled;
  readonly #call: (save: PendingSave) => Promise<SaveOutcome>;
  #conflict: Conflict | undefined;

  constructor(
    outbox: Outbox,
    journeyId: string,
    send: (save: PendingSave) => Promise<SaveOutcome>,
    settled: Settled,
  ) {
    this.#outbox = outbox;
    this.#journeyId = journeyId;
    this.#call = send;
    this.#settled = settled;
  }

  /** From now on answers are sent from here. */
  start(): void {
    this.#outbox.sends(ANSWER, this.#journeyId, entry => this.send(entry));
  }

  pending(): readonly PendingSave[] {
    return this.#entries().map(({ content }) => content);
  }

  conflict(): Conflict | undefined {
    return this.#conflict;
  }

  /** Adds a save. A second answer to the latest step replaces the first, and is based on the same revision. */
  add(save: PendingSave): void {
    const last = this.#entries().at(-1);
    const replaces = last?.content.stepId === save.stepId && !this.#outbox.isUnderWay(last.id);
    const content = replaces ? { ...save, basedOn: last.content.basedOn } : save;
    // The outcome is passed to `settled`.
    void this.#outbox.give(ANSWER, { scope: this.#journeyId, key: save.stepId }, content);
  }

  /** Ends a conflict: `mine` sends the person's answer again over the stored one, `theirs` lets the stored one stand. */
  resolve(choice: 'mine' | 'theirs'): void {
    const conflict = this.#conflict;
    if (!conflict) return;
    this.#conflict = undefined;
    const [first, ...rest] = this.#entries();
    const { revision } = conflict;
    if (first && choice === 'mine') this.#rebase([first], conflict.mine.stepId, revision);
    if (first && choice === 'theirs') {
      this.#rebase(rest, conflict.mine.stepId, revision);
      this.#outbox.forget(first);
    }
    this.#outbox.release(this.#journeyId);
  }

  /** How the outbox sends one of them. */
  async send(entry: Entry<PendingSave>): Promise<Outcome> {
    const outcome = await this.#call(entry.content);
    switch (outcome.kind) {
      case 'later':
        return outcome;
      case 'conflict':
        this.#conflict = { mine: entry.content, theirs: outcome.theirs, revision: outcome.revision };
        this.#settled(entry.content, outcome);
        return { kind: 'held' };
      case 'saved':
        this.#rebase(
          this.#entries().filter(({ id }) => id !== entry.id),
          entry.content.stepId,
          outcome.revision,
        );
        this.#settled(entry.content, outcome);
        return { kind: 'sent' };
      default:
        this.#settled(entry.content, outcome);
        return { kind: 'sent' };
    }
  }

  /** A later answer to the same step is based on what was stored just before it. */
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
