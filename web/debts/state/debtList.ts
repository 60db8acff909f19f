import {
  addDebt,
  changeDebt,
  type Debt,
  type DebtsResponse,
  keepBothDebts,
  myDebts,
} from '@towpath/contracts/api/debts.ts';
import { api } from '../../data/client.ts';
import { type Failure, isFailure, Offline } from '../../data/failure.ts';
import type { JourneyOfStep } from '../../journey/state/journeyStore.ts';
import { afterSaving, mergedWith, NO_DEBTS } from './listed.ts';
import { keepUnsaved, keptUnsaved, type UnsavedDebt } from './unsaved.ts';

/** The debts as the screen shows them; a new object whenever something in it changed. */
export type DebtListSnapshot = DebtsResponse & {
  /** 'trouble': they could not be read, and nothing of them is known. */
  readonly phase: 'loading' | 'ready' | 'trouble';
  readonly trouble: Failure | undefined;
  /** A debt is on its way to the server (DE-027). */
  readonly saving: boolean;
  /** What was saved here and has not reached the server. */
  readonly unsaved: readonly UnsavedDebt[];
};

/** What became of a save. */
export type Saved =
  | { readonly ok: true; readonly debt: Debt }
  | { readonly ok: false; readonly why: Failure };

/**
 * The debts of one person in this tab. What a save brings shows at once; the list is then read again behind it, since
 * totals, legal facts and possible duplicates are the server's to say. A save that does not get through is kept in the
 * browser and goes out when the connection is back.
 */
export class DebtList {
  readonly #journeyId: string;
  readonly #store: JourneyOfStep['store'];
  #snapshot: DebtListSnapshot;
  /** Only the answer to the latest reading counts, and none that was asked before a change. */
  #reading = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ journeyId, store }: JourneyOfStep) {
    this.#journeyId = journeyId;
    this.#store = store;
    this.#snapshot = {
      ...NO_DEBTS,
      phase: 'loading',
      trouble: undefined,
      saving: false,
      unsaved: keptUnsaved(journeyId),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DebtListSnapshot => this.#snapshot;

  /** Reads the list, sends what waits, and does both again when the connection is back. Gives back how to stop. */
  readonly start = (stepId?: string): (() => void) => {
    const again = () => void this.load().then(() => (stepId ? this.sendWaiting(stepId) : undefined));
    window.addEventListener('online', again);
    again();
    return () => window.removeEventListener('online', again);
  };

  /** Reads the list. While it is known already it stays as it is until the answer comes. */
  async load(): Promise<void> {
    this.#reading += 1;
    const mine = this.#reading;
    if (this.#snapshot.phase === 'trouble') this.#set({ phase: 'loading', trouble: undefined });
    try {
      const read = await api(myDebts);
      if (mine === this.#reading) this.take(read);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (mine === this.#reading && this.#snapshot.phase === 'loading')
        this.#set({ phase: 'trouble', trouble: failure });
    }
  }

  /** Takes over a list that came with another call, such as a credit search. Its untouched flags are settled already (DE-029). */
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
  async save(body: UnsavedDebt['body'], stepId: string): Promise<Saved> {
    this.#set({ saving: true });
    try {
      const debt = await this.#send(body, stepId);
      this.#forget(body.id);
      this.#set({ saving: false, ...afterSaving(this.#snapshot, debt) });
      void this.load();
      return { ok: true, debt };
    } catch (why) {
      if (!isFailure(why)) throw why;
      this.#keep({ body, isNew: !this.has(body.id), waits: why instanceof Offline, message: why.message });
      this.#set({ saving: false });
      return { ok: false, why };
    }
  }

  /** Saves what the legal questions settled, debt by debt (LQ-019). Throws the first failure; saving again goes on. */
  async saveFlags(changed: readonly Debt[]): Promise<void> {
    this.#set({ saving: true });
    try {
      for (const { id, ...debt } of changed) {
        const { hasLegalAction, isSecured, hasAttachmentOfEarnings, hasGuarantor, canGuarantorBeLiable } =
          debt;
        await api(changeDebt, {
          params: { debtId: id },
          body: { hasLegalAction, isSecured, hasAttachmentOfEarnings, hasGuarantor, canGuarantorBeLiable },
        });
      }
      await this.load();
    } finally {
      this.#set({ saving: false });
    }
  }

  /** Deletes a debt (API-032). Throws when it stays. */
  async remove(debtId: string): Promise<void> {
    const gone = await api(changeDebt, { params: { debtId }, body: { id: debtId, isDeleted: true } });
    this.#set(afterSaving(this.#snapshot, { ...gone, isDeleted: true }));
    void this.load();
  }

  /** The person says that two debts which look alike are two. Throws when that could not be kept. */
  async keepBoth(debtIds: readonly [string, string]): Promise<void> {
    await api(keepBothDebts, { body: { debtIds: [...debtIds] } });
    this.#set({
      possibleDuplicates: this.#snapshot.possibleDuplicates.filter(
        pair => !debtIds.every(id => pair.debtIds.includes(id)),
      ),
    });
    void this.load();
  }

  /** Sends what could not be sent for want of a connection. What the server refused waits for the person. */
  async sendWaiting(stepId: string): Promise<void> {
    for (const { body, waits } of this.#snapshot.unsaved) if (waits) await this.save(body, stepId);
  }

  /** Gives up what could not be saved. */
  discard(debtId: string): void {
    this.#forget(debtId);
  }

  async #send(body: UnsavedDebt['body'], stepId: string): Promise<Debt> {
    return this.has(body.id)
      ? api(changeDebt, { params: { debtId: body.id }, body })
      : this.#store.afterSaves(() => api(addDebt, { query: { stepId }, body }));
  }

  #keep(unsaved: UnsavedDebt): void {
    this.#set({ unsaved: [...this.#others(unsaved.body.id), unsaved] });
    keepUnsaved(this.#journeyId, this.#snapshot.unsaved);
  }

  #forget(debtId: string): void {
    if (!this.#snapshot.unsaved.some(({ body }) => body.id === debtId)) return;
    this.#set({ unsaved: this.#others(debtId) });
    keepUnsaved(this.#journeyId, this.#snapshot.unsaved);
  }

  #others(debtId: string): readonly UnsavedDebt[] {
    return this.#snapshot.unsaved.filter(({ body }) => body.id !== debtId);
  }

  #set(change: Partial<DebtListSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const tell of this.#listeners) tell();
  }
}
