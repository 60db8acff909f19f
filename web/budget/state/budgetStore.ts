import {
  type Budget,
  type CategoryEntry,
  completeBudget,
  myBudget,
  type SubmittedEntry,
} from '@towpath/contracts/api/budget.ts';
import { api } from '../../data/client.ts';
import { type Failure, isFailure, Offline } from '../../data/failure.ts';
import { keepReply, keptReply, readAgainWhenReached } from '../../data/keptReplies.ts';
import type { Outcome, Entry as Waiting } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { objectOf, readAs } from '../../data/outbox/shape.ts';
import { outboxPrefix, personId } from '../../data/session.ts';
import { connection } from '../../data/thisPage.ts';
import type { JourneyOfStep } from '../../journey/state/journeyStore.ts';
import { CATEGORY, type GivenList, isTypedLine, LINE, LIST, type WaitingCategory } from './budgetKinds.ts';
import { entriesOf, sideOf } from './composeCategories.ts';
import { holdsSum, linesOfSubmission, toFillIn, withList } from './listedBudget.ts';
import { categoryToSend, linesPutRight, type Submission, sendCategory } from './sendCategory.ts';
import { sendList } from './sendList.ts';
import {
  differs,
  type EntryLine,
  isSameLine,
  problemsIn,
  type TypedLine,
  type TypedLines,
  typedNow,
} from './typedLines.ts';

/** The budget as the screen shows it; a new object whenever something in it changed. */
export type BudgetSnapshot = {
  readonly phase: 'loading' | 'ready' | 'trouble';
  readonly trouble: Failure | undefined;
  /** With every line that the person could have. */
  readonly whole: Budget | undefined;
  /** With only the lines that they fill in. */
  readonly budget: Budget | undefined;
  readonly typed: TypedLines;
  /** The category on its way to the server. */
  readonly submitting: number | null;
  /** Categories that were submitted without a connection; they go out when it is back. */
  readonly waiting: readonly number[];
  /** Why what is ticked was not taken. */
  readonly listRefusal: string | undefined;
};

const isKeptLine = objectOf<{ content: TypedLine }>({ content: isTypedLine });

/** The outcome of a submission. */
export type Submitted =
  | Submission
  /** Not sent, because some of its amounts cannot be read. */
  | { readonly ok: false; readonly why: 'mistakes' };

/**
 * The budget of one person in this tab. Typing is kept in the outbox at every key and leaves it when its
 * category is submitted, which goes through the outbox too. After a submission the budget is read again in
 * the background, since it may affect other categories.
 */
export class BudgetStore {
  readonly #journeyId: string;
  readonly #store: JourneyOfStep['store'];
  readonly #stepId: string;
  readonly #outbox: Outbox;
  /** As the server sent it last. */
  #read: Budget | undefined;
  /** The list as it was given here last. */
  #given: GivenList | undefined;
  /** The outcome of the last submission of each category. */
  readonly #submitted = new Map<number, Submitted>();
  #snapshot: BudgetSnapshot;
  /** Only the answer to the latest read counts, and none that was requested before a change. */
  #reading = 0;
  readonly #listeners = new Set<() => void>();

  constructor({ journeyId, store, outbox }: JourneyOfStep, stepId: string) {
    this.#journeyId = journeyId;
    this.#store = store;
    this.#stepId = stepId;
    this.#outbox = outbox;
    this.#snapshot = {
      phase: 'loading',
      trouble: undefined,
      whole: undefined,
      budget: undefined,
      submitting: null,
      listRefusal: undefined,
      ...this.#unsent(),
    };
    outbox.subscribe(kind => {
      if (kind === LINE.name || kind === CATEGORY.name || this.#isHeldUp(kind)) this.#set(this.#unsent());
      else if (kind === LIST.name) this.#listed();
    });
    outbox.sends(LIST, journeyId, entry => sendList(entry));
    outbox.sends(CATEGORY, journeyId, entry => this.#send(entry));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): BudgetSnapshot => this.#snapshot;

  /**
   * Reads the budget, and again whenever the connection is back; watches what other tabs take away. Returns a function
   * that stops this.
   */
  readonly start = (): (() => void) => {
    // A page that says that it has none stays as it is until there can be one.
    const again = () => {
      if (connection.isOnline() || this.#snapshot.phase !== 'trouble') void this.load();
    };
    const stopAgain = readAgainWhenReached(again);
    window.addEventListener('storage', this.#keepShown);
    void this.load();
    void this.#outbox.drain();
    return () => {
      stopAgain();
      window.removeEventListener('storage', this.#keepShown);
    };
  };

  /** Keeps a line again whose entry another tab took away, with another figure, while this one shows its own. */
  readonly #keepShown = ({ key, oldValue, newValue }: StorageEvent): void => {
    const idOf = (typeId: string) =>
      outboxPrefix(personId()) + [LINE.name, this.#journeyId, typeId].map(encodeURIComponent).join('/');
    const { typed } = this.#snapshot;
    const typeId = Number(Object.keys(typed).find(one => idOf(one) === key));
    const shown = typed[typeId];
    const taken = readAs(isKeptLine, oldValue)?.content;
    if (newValue !== null || !shown || !taken || isSameLine(taken, shown)) return;
    if (this.#slot(typeId).read()) return;
    this.#outbox.keep(LINE, this.#place(typeId), shown);
    // The turn of the other lines that were taken away with it is still to come.
    this.#set({ typed: { ...typed, ...this.#snapshot.typed } });
  };

  /**
   * Reads the budget. One that is already known stays until the answer comes; after a reload without a connection it is
   * as this tab had it (WT-066).
   */
  async load(): Promise<void> {
    this.#reading += 1;
    const mine = this.#reading;
    if (this.#snapshot.phase === 'trouble') this.#set({ phase: 'loading', trouble: undefined });
    try {
      const read = () => api(myBudget, this.#asked);
      const budget = await this.#store.afterSaves(read);
      if (mine !== this.#reading) return;
      this.#hold(budget);
      this.#listed({ phase: 'ready', trouble: undefined });
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (mine !== this.#reading || this.#snapshot.phase !== 'loading') return;
      const kept = failure instanceof Offline ? keptReply(myBudget, this.#asked) : undefined;
      if (!kept) return this.#set({ phase: 'trouble', trouble: failure });
      this.#read = kept;
      this.#listed({ phase: 'ready', trouble: undefined });
    }
  }

  /** Keeps what is ticked and said of the budget as a whole, and sends it. */
  readonly saveList = (change: Partial<GivenList>): void => {
    const { whole } = this.#snapshot;
    if (!whole) return;
    const { isSaved: _, ...before } = whole.list;
    const place = { scope: this.#journeyId, key: 'list' };
    const content = { ...before, ...change };
    this.#given = content;
    void this.#outbox.give(LIST, place, content);
    this.#listed();
  };

  /** Every line without a sum begins at this rhythm; one with a sum is left alone. */
  readonly beginAt = (frequencyId: number): void => {
    const { typed } = this.#snapshot;
    for (const [typeId, { amount }] of Object.entries(typed))
      if (amount === '' && !this.#holdsSubmitted(Number(typeId))) this.#slot(Number(typeId)).forget();
    this.saveList({ frequencyId });
  };

  /** Takes a line off the list, with its sum: a part that held it is submitted again without it. */
  readonly leaveOut = async (typeIds: readonly number[]): Promise<void> => {
    const { whole } = this.#snapshot;
    if (!whole) return;
    const gone = new Set(typeIds);
    const held = typeIds.filter(typeId => this.#holdsSubmitted(typeId));
    for (const typeId of typeIds)
      if (held.includes(typeId)) this.type(typeId, { amount: '' });
      else this.#slot(typeId).forget();
    this.saveList({ typeIds: whole.list.typeIds.filter(id => !gone.has(id)) });
    const parts = entriesOf(whole).filter(({ types }) => types.some(({ typeId }) => held.includes(typeId)));
    for (const { categoryId } of parts) await this.submit(categoryId);
  };

  /** Whether the inputs of a line hold a sum now. */
  readonly holds = (typeId: number): boolean => {
    const line = this.#line(typeId);
    return line !== undefined && holdsSum(line, this.#snapshot.typed);
  };

  /** Keeps what is typed or chosen in a line. */
  readonly type = (typeId: number, change: Partial<TypedLine>): void => {
    const line = this.#line(typeId);
    if (!line) return;
    const now = typedNow(line, this.#snapshot.typed, change);
    // Text equal to what was submitted does not need sending.
    if (differs(line, { [typeId]: now })) this.#outbox.keep(LINE, this.#place(typeId), now);
    else this.#slot(typeId).forget();
  };

  /**
   * Submits a category as typed (IE-010). Without a connection it waits, with everything typed; with an
   * amount that cannot be read it is not sent. Undefined while another one is on its way.
   */
  async submit(categoryId: number): Promise<Submitted | undefined> {
    const { whole, budget, typed, waiting, submitting } = this.#snapshot;
    const all = whole && entriesOf(whole).find(one => one.categoryId === categoryId);
    const shown = budget && entriesOf(budget).find(one => one.categoryId === categoryId);
    if (!all || !shown) return undefined;
    const entry = linesOfSubmission(all, shown, typed);
    if (problemsIn(entry, typed).length > 0) return { ok: false, why: 'mistakes' };
    if (submitting !== null) return undefined;
    this.#set({ submitting: categoryId });
    try {
      const category = categoryToSend(sideOf(whole, entry), entry, typed, waiting.includes(categoryId));
      const { kind } = await this.#outbox.give(CATEGORY, this.#place(categoryId), category);
      const submitted = kind === 'later' ? undefined : this.#submitted.get(categoryId);
      if (submitted && (submitted.ok || linesPutRight(submitted.why))) await this.load();
      return submitted ?? { ok: false, why: new Offline() };
    } finally {
      this.#set({ submitting: null });
    }
  }

  /** Marks the budget done (IE-014). Throws when it is not done, or when the server could not be told. */
  async complete(): Promise<void> {
    if (this.#read?.isComplete) return;
    await api(completeBudget);
    if (this.#read) this.#hold({ ...this.#read, isComplete: true });
    this.#listed();
  }

  #line(typeId: number): EntryLine | undefined {
    const { whole } = this.#snapshot;
    const lines = whole ? entriesOf(whole).flatMap(({ types }) => types) : [];
    return lines.find(one => one.typeId === typeId);
  }

  /** Whether the server has a sum of a line. */
  #holdsSubmitted(typeId: number): boolean {
    return Boolean(this.#line(typeId)?.amount);
  }

  /** The budget as it was read, with the list as it stands here. */
  #listed(change: Partial<BudgetSnapshot> = {}): void {
    const entry = this.#outbox.entries(LIST, this.#journeyId).at(-1);
    const whole = this.#read && withList(this.#read, entry?.content ?? this.#given);
    this.#set({ ...change, whole, listRefusal: entry?.says ?? undefined });
  }

  /** How the outbox sends a category. */
  async #send(entry: Waiting<WaitingCategory>): Promise<Outcome> {
    const categoryId = Number(entry.key);
    const isBehind = this.#snapshot.submitting === null;
    if (isBehind) this.#set({ submitting: categoryId });
    try {
      return await sendCategory(this.#outbox, entry, submission => {
        this.#submitted.set(categoryId, submission);
        if (!submission.ok) return;
        this.#take(submission.entry);
        if (isBehind) void this.load();
      });
    } finally {
      if (isBehind) this.#set({ submitting: null });
    }
  }

  /** Puts a submitted category in its place. */
  #take(answer: SubmittedEntry): void {
    const budget = this.#read;
    const { nextCategoryId, allCompleted, ...entry } = answer;
    const inPlace = (entries: CategoryEntry[]) =>
      entries.map(one => (one.categoryId === entry.categoryId ? entry : one));
    this.#reading += 1;
    if (!budget) return;
    this.#hold({
      ...budget,
      incomeCategories: inPlace(budget.incomeCategories),
      expenditureCategories: inPlace(budget.expenditureCategories),
      nextCategoryId,
      allCompleted,
    });
    this.#listed();
  }

  /** Takes what the server says of the budget, and keeps it for a reload. */
  #hold(budget: Budget): void {
    this.#read = budget;
    keepReply(myBudget, budget, this.#asked);
  }

  get #asked() {
    return { params: { stepId: this.#stepId } };
  }

  #place(id: number) {
    return { scope: this.#journeyId, key: String(id) };
  }

  #slot(typeId: number) {
    return this.#outbox.slot(LINE, () => this.#place(typeId));
  }

  /** Whether sending has come to a stop or goes on, while a category waits behind something else. */
  #isHeldUp(kind: string | undefined): boolean {
    return kind === undefined && this.#unsent().waiting.length !== this.#snapshot.waiting.length;
  }

  /** What is typed, and what was submitted but did not get through, be it that something before it did not. */
  #unsent(): Pick<BudgetSnapshot, 'typed' | 'waiting'> {
    const lines = this.#outbox.entries(LINE, this.#journeyId);
    const categories = this.#outbox.entries(CATEGORY, this.#journeyId);
    return {
      typed: Object.fromEntries(lines.map(({ key, content }) => [key, content])),
      waiting: categories
        .filter(({ content }) => content.isTried || this.#outbox.isWaiting())
        .map(({ key }) => Number(key)),
    };
  }

  #set(change: Partial<BudgetSnapshot>): void {
    const before = this.#snapshot;
    const now = { ...before, ...change };
    // Made anew only where it can differ, so that a key in one line draws no other.
    const isSame = now.whole === before.whole && linesHeld(now.typed) === linesHeld(before.typed);
    this.#snapshot = isSame ? now : { ...now, budget: now.whole && toFillIn(now.whole, now.typed) };
    for (const tell of this.#listeners) tell();
  }
}

/** Which lines hold something typed, and whether it is a sum: a key of what the lines to fill in depend on. */
function linesHeld(typed: TypedLines): string {
  return Object.entries(typed)
    .map(([typeId, { amount }]) => `${typeId}${amount === '' ? '-' : '+'}`)
    .join();
}
