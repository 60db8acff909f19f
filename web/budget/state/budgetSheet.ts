import {
  completeBudget,
  type Entry,
  expenditureCategories,
  incomeCategories,
  myBudget,
  type Statement,
  type SubmittedEntry,
  submitExpenditureCategory,
  submitIncomeCategory,
} from '@towpath/contracts/api/budget.ts';
import { api } from '../../data/client.ts';
import { type Failure, isFailure, Offline } from '../../data/failure.ts';
import type { JourneyOfStep } from '../../journey/state/journeyStore.ts';
import { keepTyping, keptTyping } from './keptTyping.ts';
import { linesToSend, shownLine, type TypedLine, type TypedLines } from './typedLines.ts';

/** The budget as the screen shows it; a new object whenever something in it changed. */
export type BudgetSnapshot = {
  readonly phase: 'loading' | 'ready' | 'trouble';
  readonly trouble: Failure | undefined;
  readonly statement: Statement | undefined;
  /** What the help of each line says, by type. */
  readonly tooltips: ReadonlyMap<number, string>;
  readonly typed: TypedLines;
  /** The category on its way to the server. */
  readonly submitting: number | null;
  /** Categories that were submitted without a connection; they go out when it is back. */
  readonly waiting: readonly number[];
};

/** What became of a submission. */
export type Submitted =
  | { readonly ok: true; readonly entry: SubmittedEntry }
  | { readonly ok: false; readonly why: Failure };

/**
 * The budget of one person in this tab. What is typed is kept in the browser with every key, and leaves it when its
 * category is submitted; what a submission makes of the other categories is read again behind it.
 */
export class BudgetSheet {
  readonly #journeyId: string;
  readonly #store: JourneyOfStep['store'];
  readonly #stepId: string;
  #snapshot: BudgetSnapshot;
  /** Only the answer to the latest reading counts, and none that was asked before a change. */
  #reading = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ journeyId, store }: JourneyOfStep, stepId: string) {
    this.#journeyId = journeyId;
    this.#store = store;
    this.#stepId = stepId;
    this.#snapshot = {
      phase: 'loading',
      trouble: undefined,
      statement: undefined,
      tooltips: new Map(),
      submitting: null,
      ...keptTyping(journeyId),
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): BudgetSnapshot => this.#snapshot;

  /** Reads the budget, sends what waits, and does both again when the connection is back. Gives back how to stop. */
  readonly start = (): (() => void) => {
    const again = () => void this.load().then(() => this.sendWaiting());
    window.addEventListener('online', again);
    again();
    return () => window.removeEventListener('online', again);
  };

  /** Reads the budget. While it is known already it stays as it is until the answer comes. */
  async load(): Promise<void> {
    this.#reading += 1;
    const mine = this.#reading;
    if (this.#snapshot.phase === 'trouble') this.#set({ phase: 'loading', trouble: undefined });
    try {
      const [statement, tooltips] = await Promise.all([
        this.#store.afterSaves(() => api(myBudget, { params: { stepId: this.#stepId } })),
        this.#snapshot.tooltips.size > 0 ? this.#snapshot.tooltips : readTooltips(),
      ]);
      if (mine === this.#reading) this.#set({ statement, tooltips, phase: 'ready', trouble: undefined });
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (mine === this.#reading && this.#snapshot.phase === 'loading')
        this.#set({ phase: 'trouble', trouble: failure });
    }
  }

  /** Keeps what is typed or chosen in a line. */
  type(typeId: number, change: Partial<TypedLine>): void {
    const line = this.#entries()
      .flatMap(({ types }) => types)
      .find(one => one.typeId === typeId);
    if (!line) return;
    const { typed } = this.#snapshot;
    this.#keep({ typed: { ...typed, [typeId]: { ...shownLine(line, typed), ...change } } });
  }

  /** Submits a category as it is typed (IE-010). Without a connection it waits, with all that was typed. */
  async submit(categoryId: number): Promise<Submitted | undefined> {
    const entry = this.#entries().find(one => one.categoryId === categoryId);
    if (!entry || this.#snapshot.submitting !== null) return undefined;
    const sent = this.#snapshot.typed;
    this.#set({ submitting: categoryId });
    try {
      const isIncome = this.#snapshot.statement?.incomeCategories.includes(entry);
      const call = isIncome ? submitIncomeCategory : submitExpenditureCategory;
      const answer = await api(call, { body: { categoryId, types: linesToSend(entry, sent) } });
      this.#take(answer, sent);
      await this.load();
      return { ok: true, entry: answer };
    } catch (why) {
      if (!isFailure(why)) throw why;
      const others = this.#snapshot.waiting.filter(id => id !== categoryId);
      this.#keep({ waiting: why instanceof Offline ? [...others, categoryId] : others });
      return { ok: false, why };
    } finally {
      this.#set({ submitting: null });
    }
  }

  /** Sends what could not be sent for want of a connection. */
  async sendWaiting(): Promise<void> {
    if (this.#snapshot.phase !== 'ready') return;
    for (const categoryId of this.#snapshot.waiting) {
      const submitted = await this.submit(categoryId);
      if (!submitted?.ok && submitted?.why instanceof Offline) return;
    }
  }

  /** Says that the budget is done (IE-014). Throws where it is not, or where that could not be said. */
  async complete(): Promise<void> {
    if (this.#snapshot.statement?.isComplete) return;
    await api(completeBudget);
    const { statement } = this.#snapshot;
    if (statement) this.#set({ statement: { ...statement, isComplete: true } });
  }

  #entries(): readonly Entry[] {
    const { statement } = this.#snapshot;
    return statement ? [...statement.incomeCategories, ...statement.expenditureCategories] : [];
  }

  /** Puts a submitted category in its place. What was typed while it was on its way stays typed. */
  #take(answer: SubmittedEntry, sent: TypedLines): void {
    const { statement, typed, waiting } = this.#snapshot;
    const own = new Set(answer.types.map(({ typeId }) => typeId));
    const stays = Object.entries(typed).filter(
      ([typeId, line]) => !own.has(Number(typeId)) || sent[Number(typeId)] !== line,
    );
    const { nextCategoryId, allCompleted, ...entry } = answer;
    const inPlace = (entries: Entry[]) =>
      entries.map(one => (one.categoryId === entry.categoryId ? entry : one));
    this.#reading += 1;
    if (statement)
      this.#set({
        statement: {
          ...statement,
          incomeCategories: inPlace(statement.incomeCategories),
          expenditureCategories: inPlace(statement.expenditureCategories),
          nextCategoryId,
          allCompleted,
        },
      });
    this.#keep({
      typed: Object.fromEntries(stays),
      waiting: waiting.filter(id => id !== answer.categoryId),
    });
  }

  #keep(change: Partial<Pick<BudgetSnapshot, 'typed' | 'waiting'>>): void {
    this.#set(change);
    const { typed, waiting } = this.#snapshot;
    keepTyping(this.#journeyId, { typed, waiting });
  }

  #set(change: Partial<BudgetSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const tell of this.#listeners) tell();
  }
}

async function readTooltips(): Promise<ReadonlyMap<number, string>> {
  const sides = await Promise.all([api(incomeCategories), api(expenditureCategories)]);
  const types = sides.flat().flatMap(({ subCategories }) => subCategories.flatMap(one => one.types));
  return new Map(types.map(({ typeId, tooltipText }) => [typeId, tooltipText]));
}
