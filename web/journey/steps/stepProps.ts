import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';

/** What every kind of step is shown with. */
export type StepProps = {
  readonly planStep: PlanStep;
  /** What is saved for it, or chosen and typed so far. */
  readonly value: readonly GivenAnswer[];
  /** The hint about its starting answer; undefined once it is answered. */
  readonly startingAnswerHint?: string | undefined;
  /** It is complete as saved. */
  readonly answered: boolean;
  /** The words for a problem with this answer, after Continue or from the server. */
  readonly problem: string | undefined;
  /** The label of the step's own button; without one the bar of the page leads on. */
  readonly ownButton: string | undefined;
  /** Being checked or saved. */
  readonly busy: boolean;
  /** Keeps what is chosen or typed, without giving it yet. */
  readonly onDraft: (answers: readonly GivenAnswer[]) => void;
  /** Gives an answer that needs no button; the focus stays where it is. */
  readonly onAnswer: (answers: readonly GivenAnswer[]) => void;
  /** Checks and gives the draft, then moves on. */
  readonly onContinue: () => void;
  /** The step's own call has saved it: takes that over and moves on. */
  readonly onCompleted: () => Promise<void>;
};
