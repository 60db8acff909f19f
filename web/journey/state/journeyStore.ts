import type { StartingAnswerResponse } from '@towpath/contracts/api/answers.ts';
import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer, SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { type KnownFacts, withFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import { type Path, pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { sameAnswers } from '@towpath/domain/journey-engine/run/sameAnswers.ts';
import { customerDetailsFrom, keepsNumber } from '@towpath/domain/journeys/qualifier/customerDetails.ts';
import { Offline } from '../../data/failure.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { phoneProblem } from '../phoneProblem.ts';
import { type Conflict, JourneyAnswers, type StoredAnswer } from './journeyAnswers.ts';
import type { StepToComplete } from './ownSave.ts';
import { ANSWER, DRAFT, type PendingSave, type SaveOutcome } from './sendAnswer.ts';
import { type StartingAnswers, startingAnswersByStep } from './startingAnswers.ts';

/** 'saved': the server has everything. 'not saved yet': something is waiting for a connection. */
export type Saving = 'saved' | 'saving' | 'not saved yet';

/** Which step was completed last, and whether by an answer (JN-021). */
export type LastCompletedStep = {
  readonly stepId: string;
  readonly answered: boolean;
  readonly sectionId: string;
  readonly sectionName: string;
};

/** Everything the journey screen shows; a new object whenever something in it changes. */
export type JourneySnapshot = {
  readonly answers: SavedAnswers;
  /** The same with the known facts added, as the engine takes them. */
  readonly answersAndFacts: SavedAnswers;
  readonly path: Path;
  readonly saveState: Saving;
  /** The same for what a step saves through its own calls, such as a debt. */
  readonly stepSaveState: Saving;
  readonly conflict: Conflict | undefined;
  /** The server's message about each refused answer, by step; removed when the person answers again. */
  readonly refusals: ReadonlyMap<string, string>;
  /** Where the server says the journey is, after an answer to a step that is no longer on the path. */
  readonly goTo: { readonly pageId: string; readonly stepId: string } | undefined;
  readonly lastCompletedStep: LastCompletedStep | undefined;
  /** What is chosen or typed in a step and not yet submitted. */
  readonly drafts: SavedAnswers;
  /** The answers that unanswered questions start with. */
  readonly startingAnswers: StartingAnswers;
  readonly details: UserDetail;
};

/** What a step that saves through its own calls needs from its journey. */
export type JourneyOfStep = {
  readonly journeyId: string;
  readonly store: Pick<JourneyStore, 'afterSaves'>;
  readonly outbox: Outbox;
};

export type JourneyCalls = {
  readonly send: (save: PendingSave) => Promise<SaveOutcome>;
  readonly fetchAnswers: () => Promise<ReadonlyMap<string, StoredAnswer>>;
  readonly fetchDetails: () => Promise<UserDetail>;
  /** The facts about the person that the journey's conditions read. */
  readonly fetchFacts?: () => Promise<KnownFacts>;
  /** Absent for a journey that has no starting answers. */
  readonly fetchStartingAnswers?: () => Promise<readonly StartingAnswerResponse[]>;
  /** Called once for each answer that the server has accepted. */
  readonly saved: (stepId: string) => void;
  /** What is wrong with an answer that is a phone number; left out, the server is asked. */
  readonly phoneProblem?: typeof phoneProblem;
};

/**
 * One person's journey in this tab: what the server has, what is on its way there, and what is typed and not yet
 * submitted. The path is computed here immediately, with the same engine as on the server, so that the next question
 * appears without waiting for the network.
 */
export class JourneyStore {
  readonly plan: Plan;
  readonly phoneProblem: typeof phoneProblem;
  readonly #journeyId: string;
  readonly #calls: JourneyCalls;
  readonly #outbox: Outbox;
  readonly #answers: JourneyAnswers;
  #refusals = new Map<string, string>();
  #goTo: JourneySnapshot['goTo'];
  #details: UserDetail;
  #startingAnswers: readonly StartingAnswerResponse[];
  #facts: KnownFacts;
  #last: LastCompletedStep | undefined;
  #stepSaveState: Saving = 'saved';
  #snapshot: JourneySnapshot;
  readonly #listeners = new Set<() => void>();

  constructor(
    plan: Plan,
    journeyId: string,
    loaded: {
      readonly stored: ReadonlyMap<string, StoredAnswer>;
      readonly details: UserDetail;
      readonly startingAnswers?: readonly StartingAnswerResponse[];
      readonly facts?: KnownFacts;
    },
    calls: JourneyCalls,
    outbox: Outbox,
  ) {
    this.plan = plan;
    this.phoneProblem = calls.phoneProblem ?? phoneProblem;
    this.#outbox = outbox;
    this.#journeyId = journeyId;
    this.#calls = calls;
    this.#details = loaded.details;
    this.#startingAnswers = loaded.startingAnswers ?? [];
    this.#facts = loaded.facts ?? {};
    this.#answers = new JourneyAnswers(outbox, journeyId, {
      stored: loaded.stored,
      send: calls.send,
      settled: (save, outcome) => this.#settled(save, outcome),
    });
    this.#snapshot = this.#take();
    outbox.subscribe(kind => this.#outboxChanged(kind));
  }

  /** Sends what an earlier visit left behind, and from then on each answer, whatever page is open. */
  readonly start = (): void => this.#answers.start();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the server has of this journey, as far as this tab knows. Each part is another object after a change. */
  readonly onServer = () => ({
    stored: this.#answers.stored(),
    details: this.#details,
    facts: this.#facts,
    startingAnswers: this.#startingAnswers,
  });

  readonly snapshot = (): JourneySnapshot => this.#snapshot;

  /** Submits an answer: it counts at once and is saved in the background. The same answer again is not sent again. */
  answer(stepId: string, answers: readonly GivenAnswer[]): void {
    const before = this.#snapshot.answers.get(stepId);
    this.#refusals.delete(stepId);
    this.#draft(stepId).forget();
    this.#complete(stepId, answers.length > 0);
    if (before && sameAnswers(before, answers)) this.#refresh();
    else this.#answers.give(stepId, answers);
  }

  /** After a step was saved by its own call (registration, call-backs): reads what the server stored for it. */
  async completed(stepId: string): Promise<void> {
    this.#complete(stepId, true);
    this.#draft(stepId).forget();
    await this.reload();
  }

  /** What completes a step without answers of its own, once its data is saved. */
  toComplete(stepId: string): StepToComplete {
    return { journeyId: this.#journeyId, stepId, basedOn: this.#answers.revisionOf(stepId) };
  }

  /** Waits until the server has every answer, for calls whose result depends on all of them. */
  readonly allSaved = (): Promise<void> => this.#until(this.isAllSaved);

  readonly isAllSaved = (): boolean => this.#snapshot.saveState === 'saved';

  /**
   * Makes a call about a step once the server has the answers given before it: a call that overtook one would not
   * find its step on the path. Throws `Offline` while they cannot be sent.
   */
  readonly afterSaves = async <T>(call: () => Promise<T>): Promise<T> => {
    await this.#until(() => this.isAllSaved() || this.#outbox.isStuck());
    if (!this.isAllSaved()) throw new Offline();
    return call();
  };

  #until(holds: () => boolean): Promise<void> {
    return new Promise(resolve => {
      const look = () => {
        if (!holds()) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Reads all answers, and what is known about the person, from the server again. */
  async reload(): Promise<void> {
    const read = await this.#answers.readAgain(async () => {
      const [stored, details, facts] = await Promise.all([
        this.#calls.fetchAnswers(),
        this.#calls.fetchDetails(),
        this.plan.facts.size > 0 ? this.#calls.fetchFacts?.() : undefined,
      ]);
      return { stored, details, facts };
    });
    if (!read) return;
    this.#details = read.details;
    this.#facts = read.facts ?? this.#facts;
    this.#refresh();
  }

  /** Reads the starting answers again, since other steps may have added some. If that fails, questions start empty. */
  async reloadStartingAnswers(): Promise<void> {
    const fetched = await this.#calls.fetchStartingAnswers?.().catch(() => undefined);
    if (!fetched) return;
    this.#startingAnswers = fetched;
    this.#refresh();
  }

  resolveConflict(choice: 'mine' | 'theirs'): void {
    this.#answers.resolve(choice);
    this.#refresh();
  }

  /** Called by a step with the state of its own saves. */
  reportStepSave(now: Saving): void {
    if (this.#stepSaveState === now) return;
    this.#stepSaveState = now;
    this.#refresh();
  }

  arrived(): void {
    this.#goTo = undefined;
    this.#refresh();
  }

  /** Keeps what is chosen or typed in a step before it is submitted, unless it was cleared; it survives a reload. */
  draft(stepId: string, answers: readonly GivenAnswer[]): void {
    const { answers: current, startingAnswers } = this.#snapshot;
    const begun = current.get(stepId) ?? startingAnswers.get(stepId)?.answers ?? [];
    const isNothing = begun.length === 0 && answers.every(({ value }) => value === '');
    if (isNothing || sameAnswers(begun, answers)) this.#draft(stepId).forget();
    else this.#draft(stepId).keep(answers);
  }

  /** Removes what is chosen or typed in a step, because the server has it through another call. */
  forgetDraft(stepId: string): void {
    this.#draft(stepId).forget();
  }

  #draft(stepId: string) {
    return this.#outbox.slot(DRAFT, () => ({ scope: this.#journeyId, key: stepId }));
  }

  /**
   * Entries of other kinds change nothing here, except that sending may have stopped, so that an answer has to wait.
   */
  #outboxChanged(kind: string | undefined): void {
    if (kind === ANSWER.name || kind === DRAFT.name || (kind === undefined && !this.isAllSaved()))
      this.#refresh();
  }

  #complete(stepId: string, answered: boolean): void {
    const step = this.plan.stepById.get(stepId);
    const section = step && this.plan.sectionById.get(step.sectionId);
    if (section) this.#last = { stepId, answered, sectionId: section.id, sectionName: section.section.name };
  }

  #settled(save: PendingSave, outcome: SaveOutcome): void {
    switch (outcome.kind) {
      case 'saved':
        this.#details = withSaves(this.plan, this.#details, [save]);
        this.#calls.saved(save.stepId);
        break;
      case 'refused':
        this.#refusals.set(save.stepId, outcome.message);
        // Typed text stays in its input, to be corrected instead of typed again.
        this.#draft(save.stepId).keep(save.answers);
        break;
      case 'moved':
        this.#goTo = outcome.goTo;
        void this.reload().catch(() => undefined);
        break;
      case 'conflict':
      case 'later':
        break;
    }
    this.#refresh();
  }

  #refresh(): void {
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  #take(): JourneySnapshot {
    const waiting = this.#answers.waiting();
    const drafts = this.#outbox
      .entries(DRAFT, this.#journeyId)
      .map(({ key, content }) => [key, content] as const);
    const answers = this.#answers.all(waiting);
    const answersAndFacts = withFacts(answers, this.#facts);
    return {
      answers,
      answersAndFacts,
      path: pathOf(this.plan, answersAndFacts),
      saveState:
        waiting.length === 0
          ? 'saved'
          : this.#outbox.isWaiting() || this.#answers.conflict()
            ? 'not saved yet'
            : 'saving',
      stepSaveState: this.#stepSaveState,
      conflict: this.#answers.conflict(),
      refusals: new Map(this.#refusals),
      goTo: this.#goTo,
      lastCompletedStep: this.#last,
      drafts: new Map(drafts),
      startingAnswers: startingAnswersByStep(this.plan, this.#startingAnswers, this.#details),
      details: withSaves(this.plan, this.#details, waiting),
    };
  }
}

/** What is known about the person, including what they have just told, which the server will know in a moment. */
function withSaves({ stepById }: Plan, details: UserDetail, saves: readonly PendingSave[]): UserDetail {
  let known = details;
  for (const { stepId, answers } of saves) {
    const told = customerDetailsFrom(stepById.get(stepId)?.step ?? {}, answers);
    const { contactNumber } = keepsNumber(known) ? known : { ...known, ...told };
    known = { ...known, ...told, contactNumber };
  }
  return known;
}
