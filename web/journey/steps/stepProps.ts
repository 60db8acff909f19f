import type { PlanStep } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';

/** The props of every kind of step. */
export type StepProps = {
  readonly planStep: PlanStep;
  /** Its saved answers, or what is chosen and typed so far. */
  readonly value: readonly GivenAnswer[];
  /** The hint about its starting answer; undefined once it is answered. */
  readonly startingAnswerHint?: string | undefined;
  /** Whether it is complete as saved. */
  readonly answered: boolean;
  /** The text of a problem with this answer, after Continue or from the server. */
  readonly problem: string | undefined;
  /** The label of the step's own button; without one, the page's bar leads on. */
  readonly ownButton: string | undefined;
  /** Whether it is being checked or saved. */
  readonly busy: boolean;
  /** Keeps what is chosen or typed without submitting it. */
  readonly onDraft: (answers: readonly GivenAnswer[]) => void;
  /** Submits an answer that needs no button; the focus stays where it is. */
  readonly onAnswer: (answers: readonly GivenAnswer[]) => void;
  /** Checks and submits the draft, then moves on. */
  readonly onContinue: () => void;
  /** Called when the step's own call has saved it: reads that from the server and moves on. */
  readonly onCompleted: () => Promise<void>;
};
