import { type Failure, isFailure, Offline } from '../../data/failure.ts';
import type { Entry, Kind, Outcome } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { isNumber, isText, objectOf } from '../../data/outbox/shape.ts';
import { ANSWER, DRAFT } from './sendAnswer.ts';

/** The step to complete once something else is saved, and the revision of its answers that the person saw. */
export type StepToComplete = {
  readonly journeyId: string;
  readonly stepId: string;
  readonly basedOn: number;
};

export const isStepToComplete = objectOf<StepToComplete>({
  journeyId: isText,
  stepId: isText,
  basedOn: isNumber,
});

/**
 * Something that a step saves through its own calls. Like an answer, it waits in the outbox until the server has it.
 */
export type OwnSave<Content, Answer> = {
  readonly kind: Kind<Content>;
  /** Makes the calls; repeating them has no further effect. Throws what `api` throws. */
  readonly call: (content: Content) => Promise<Answer>;
  /** Called once the server has it: removes what was typed for it, and completes its step. */
  readonly saved: (outbox: Outbox, content: Content) => void;
};

/** The listeners of a step, while it is on the screen. */
export type Told<Content, Answer> = {
  readonly began: () => void;
  readonly saved: (content: Content, answer: Answer) => void;
  readonly failed: (failure: Failure) => void;
};

/**
 * Sends a step's saves for the outbox, on its page and elsewhere.
 *
 * @param shown returns the listeners, while the step is on the screen
 */
export function sendOwn<Content, Answer>(
  { call, saved }: OwnSave<Content, Answer>,
  outbox: Outbox,
  shown: () => Told<Content, Answer> | undefined = () => undefined,
): (entry: Entry<Content>) => Promise<Outcome> {
  return async ({ content }) => {
    shown()?.began();
    let answer: Answer;
    try {
      answer = await call(content);
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      const told = shown();
      told?.failed(failure);
      // On the step's page the person is told that it is our fault and may retry; elsewhere it is retried
      // automatically.
      const isLater = failure instanceof Offline || (!told && failure.status >= 500);
      return isLater ? { kind: 'later' } : { kind: 'refused', says: failure.message };
    }
    saved(outbox, content);
    shown()?.saved(content, answer);
    return { kind: 'sent' };
  };
}

/** Submits the empty answer that completes a step without answers of its own. */
export function completeStep(outbox: Outbox, { journeyId, stepId, basedOn }: StepToComplete): void {
  const place = { scope: journeyId, key: stepId };
  outbox.slot(DRAFT, () => place).forget();
  // The outcome is reported to the journey, where that is open.
  void outbox.give(ANSWER, place, { stepId, answers: [], basedOn });
}
