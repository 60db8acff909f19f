import {
  changeDebt,
  type Debt,
  type DebtsResponse,
  keepBothDebts,
  myDebts,
} from '@towpath/contracts/api/debts.ts';
import { api } from '../../data/client.ts';
import { type Failure, isFailure, Offline } from '../../data/failure.ts';
import { keepReply, keptReply, readAgainWhenReached } from '../../data/keptReplies.ts';
import type { Entry, Outcome } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { connection } from '../../data/thisPage.ts';
import type { JourneyOfStep } from '../../journey/state/journeyStore.ts';
import { sendOwn } from '../../journey/state/ownSave.ts';
import { DEBT, type IdentifiedDebt, type WaitingDebt } from './debtKinds.ts';
import { type GivenLegalAnswers, legalSave } from './legalSave.ts';
import { afterSaving, mergedWith, NO_DEBTS } from './listed.ts';
import { outcomeOf, saveDebt } from './sendDebt.ts';
import { type UnsavedDebt, unsavedDebts } from './unsaved.ts';

/** The debts as the screen shows them; a new object whenever something in it changed. */
export type DebtListSnapshot = DebtsResponse & {
  /** 'trouble': they could not be read, and nothing of them is known. */
  readonly phase: 'loading' | 'ready' | 'trouble';
  readonly trouble: Failure | undefined;
  /** A debt is on its way to the server (DE-027). */
  readonly saving: boolean;
  /** What was saved here but has not reached the server. */
  readonly unsaved: readonly UnsavedDebt[];
};

/** The outcome of a save. */
export type Saved =
  | { readonly ok: true; readonly debt: Debt }
  | { readonly ok: false; readonly why: Failure };

/**
 * The debts of one person in this tab. The result of a save shows immediately; the list is then read again in
 * the background, since the server decides totals, legal facts and possible duplicates. Saves go through the
 * outbox: one that does not get through waits there and is sent when the connection is back.
 */
export class DebtList {
  readonly #journeyId: string;
  readonly #outbox: Outbox;
  /** The outcome of the last save of each debt. */
  readonly #saved = new Map<string, Saved>();
  /** Why the legal answers could not be saved. */
  #legalFailure: Failure | undefined;
  #snapshot: DebtListSnapshot;
  /** Only the answer to the latest read counts, and none that was requested before a change. */
  #reading = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ journeyId, outbox }: Pick<JourneyOfStep, 'journeyId' | 'outbox'>) {
    this.#journeyId = journeyId;
    this.#outbox = outbox;
    this.#snapshot = {
      ...NO_DEBTS,
      phase: 'loading',
      trouble: undefined,
      saving: false,
      unsaved: unsavedDebts(outbox, journeyId),
    };
    outbox.subscribe(kind => {
      const unsaved = unsavedDebts(outbox, journeyId);
      // Whether sending goes on at all decides about those that stand behind something else.
      const isOther = kind === undefined && unsaved.length !== this.#snapshot.unsaved.length;
      if (kind === DEBT.name || isOther) this.#set({ unsaved });
    });
    outbox.sends(DEBT, journeyId, entry => this.#sendOne(entry));
    const told = {
      began: () => undefined,
      saved: () => void this.load(),
      failed: (failure: Failure) => {
        this.#legalFailure = failure;
      },
    };
    outbox.sends(
      legalSave.kind,
      journeyId,
      sendOwn(legalSave, outbox, () => told),
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DebtListSnapshot => this.#snapshot;

  /** Reads the list, and does so again when the connection is back. Gives back how to stop. */
  readonly start = (): (() => void) => {
    // A page that says that it has none stays as it is until there can be one.
    const again = () => {
      if (connection.isOnline() || this.#snapshot.phase !== 'trouble') void this.load();
    };
    const stopAgain = readAgainWhenReached(again);
    void this.load();
    void this.#outbox.drain();
    return stopAgain;
  };

  /**
   * Reads the list. While it is known already it stays as it is until the answer comes; after a reload without a
   * connection it is as this tab had it (WT-066).
   */
  async load(): Promise<void> {
    this.#reading += 1;
    const mine = this.#reading;
    if (this.#snapshot.phase === 'trouble') this.#set({ phase: 'loading', trouble: undefined });
    try {
      const read = await api(myDebts);
      if (mine !== this.#reading) return;
      this.take(read);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (mine !== this.#reading || this.#snapshot.phase !== 'loading') return;
      const kept = failure instanceof Offline ? keptReply(myDebts) : undefined;
      if (!kept) return this.#set({ phase: 'trouble', trouble: failure });
      this.take(kept);
    }
  }

  /**
   * Takes over a list returned by another call, such as a credit search. Its untouched flags are settled
   * already (DE-029).
   */
  take(read: DebtsResponse): void {
    this.#reading += 1;
    const debts = [...mergedWith(this.#snapshot.debts, read.debts)];
    this.#set({ ...read, debts, phase: 'ready', trouble: undefined });
  }

  /** Whether this id is a debt that the server has. */
  has(debtId: string): boolean {
    return this.#snapshot.debts.some(({ id }) => id === debtId);
  }

  /** Saves a debt under its id: a new one at the debts step, a known one in its place (DE-027). */
  async save(body: IdentifiedDebt, stepId: string): Promise<Saved> {
    this.#set({ saving: true });
    const place = { scope: this.#journeyId, key: body.id };
    const isTried = this.#snapshot.unsaved.some(unsaved => unsaved.body.id === body.id);
    try {
      const content = { body, stepId, isTried, isNew: !this.has(body.id) };
      const { kind } = await this.#outbox.give(DEBT, place, content);
      const saved = kind === 'later' ? undefined : this.#saved.get(body.id);
      return saved ?? { ok: false, why: new Offline() };
    } finally {
      this.#set({ saving: false });
    }
  }

  /**
   * Saves what the legal questions settled, and completes the step (LQ-019). Throws why it could not be saved; without a
   * connection it waits in the outbox.
   */
  async saveLegalAnswers(legalAnswers: GivenLegalAnswers): Promise<void> {
    this.#set({ saving: true });
    this.#legalFailure = undefined;
    try {
      const place = { scope: this.#journeyId, key: legalAnswers.completes.stepId };
      const { kind } = await this.#outbox.give(legalSave.kind, place, legalAnswers);
      if (kind !== 'sent') throw this.#legalFailure ?? new Offline();
      await this.load();
    } finally {
      this.#set({ saving: false });
    }
  }

  /** Discards legal answers that wait or were refused: others are being given. */
  discardLegalAnswers(stepId: string): void {
    this.#outbox.forgetPlace(legalSave.kind, { scope: this.#journeyId, key: stepId });
  }

  /** Deletes a debt (API-032). Throws when it stays. */
  async remove(debtId: string): Promise<void> {
    const gone = await api(changeDebt, { params: { debtId }, body: { id: debtId, isDeleted: true } });
    this.#set(afterSaving(this.#snapshot, { ...gone, isDeleted: true }));
    void this.load();
  }

  /** Says that a debt is still owed, though others were cleared. Throws when that could not be saved. */
  async keepOwed(debtId: string): Promise<void> {
    const kept = await api(changeDebt, { params: { debtId }, body: { id: debtId, isStillOwed: true } });
    this.#set(afterSaving(this.#snapshot, kept));
    void this.load();
  }

  /** Records that two similar debts are different. Throws when that could not be saved. */
  async keepBoth(debtIds: readonly [string, string]): Promise<void> {
    await api(keepBothDebts, { body: { debtIds: [...debtIds] } });
    this.#set({
      possibleDuplicates: this.#snapshot.possibleDuplicates.filter(
        pair => !debtIds.every(id => pair.debtIds.includes(id)),
      ),
    });
    void this.load();
  }

  /** Discards what could not be saved. */
  discard(debtId: string): void {
    this.#outbox.forgetPlace(DEBT, { scope: this.#journeyId, key: debtId });
  }

  /** How the outbox sends a debt. The answers before it are sent before it, so that its step is on the path. */
  async #sendOne(entry: Entry<WaitingDebt>): Promise<Outcome> {
    const { body, isNew, isTried } = entry.content;
    // The earlier request may have arrived: the debt must then be changed, since adding it again would leave it as it
    // was.
    if (isNew && isTried) await this.load();
    try {
      const debt = await saveDebt(entry.content, !isNew || this.has(body.id));
      this.#saved.set(body.id, { ok: true, debt });
      this.#set(afterSaving(this.#snapshot, debt));
      void this.load();
      return { kind: 'sent' };
    } catch (why) {
      if (!isFailure(why)) throw why;
      this.#saved.set(body.id, { ok: false, why });
      return outcomeOf(why, this.#outbox, entry);
    }
  }

  #set(change: Partial<DebtListSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    if (change.debts || change.possibleDuplicates) keepReply(myDebts, listOf(this.#snapshot));
    for (const tell of this.#listeners) tell();
  }
}

/** What the server says of the debts, without what this tab adds. */
function listOf(snapshot: DebtListSnapshot): DebtsResponse {
  const { debts, totalDebtsValue, listedDebtsValue, monthlyRepaymentsValue, repaymentsUnder } = snapshot;
  const { legalQuestionsCompleted, possibleDuplicates } = snapshot;
  const sums = { totalDebtsValue, listedDebtsValue, monthlyRepaymentsValue, repaymentsUnder };
  return { debts, ...sums, legalQuestionsCompleted, possibleDuplicates };
}
