import type { Step } from '../journey-engine/definition/definition.ts';
import type { StepKind } from '../journey-engine/definition/stepKind.ts';

/** Answered as its option type says. */
export const QUESTION = { name: 'Question', completedBy: 'answers' } as const satisfies StepKind;

/** Something to read. */
export const INFORMATION = { name: 'Information', completedBy: 'nothing' } as const satisfies StepKind;

/** The online steps end here: the person books a call or declines. */
export const HARD_DROPOUT = {
  name: 'Hard Dropout',
  completedBy: 'its own call',
  ends: true,
  session: { status: 'dropped out', when: 'entry saved' },
} as const satisfies StepKind;

/** The online steps end here: free help elsewhere. */
export const HARD_DROPOUT_WITHOUT_CALLBACK = {
  name: 'Hard Dropout without Callback',
  completedBy: 'its own call',
  ends: true,
  session: { status: 'dropped out', when: 'reached' },
} as const satisfies StepKind;

/** The two answers of a soft drop-out, each with the step's id before it: 'talk-first.book'. */
export const SOFT_DROPOUT_ANSWERS = { book: 'book', continueOnline: 'continue' } as const;

/** A call, or carry on. Passed with 'continue online' only: a booked call is kept and the path waits there (DO-007). */
export const SOFT_DROPOUT = {
  name: 'Soft Dropout',
  completedBy: 'its own call',
  holds: (step, givenAnswers) =>
    givenAnswers.some(({ id }) => id === `${step.id}.${SOFT_DROPOUT_ANSWERS.book}`),
  session: { status: 'call booked', when: 'held' },
} as const satisfies StepKind;

const DROPOUTS: ReadonlySet<string> = new Set([
  HARD_DROPOUT.name,
  HARD_DROPOUT_WITHOUT_CALLBACK.name,
  SOFT_DROPOUT.name,
]);

/** Where the online steps end, or may: what is answered there is no answer about the person. */
export function isDropout({ type }: Pick<Step, 'type'>): boolean {
  return DROPOUTS.has(type);
}

/** Whether a call was asked for at a drop-out. */
export function asksForCall(step: Pick<Step, 'id' | 'type'>, given: readonly { readonly id: string }[]) {
  const asked = [`${step.id}.yes`, `${step.id}.${SOFT_DROPOUT_ANSWERS.book}`];
  return isDropout(step) && given.some(({ id }) => asked.includes(id));
}

/** The first look, at the end of the Qualifier. */
export const QUALIFIER_ADVICE = {
  name: 'Qualifier Advice',
  completedBy: 'its own call',
  ends: true,
  bar: 'none',
} as const satisfies StepKind;

/** The ranked advice, at the end of the full review. */
export const FULL_JOURNEY_ADVICE = {
  name: 'Full Journey Advice',
  completedBy: 'its own call',
  ends: true,
  fillsPage: true,
  bar: 'none',
} as const satisfies StepKind;

/** Whether a text to read shows the first look, before an account is asked for. */
export function showsFirstLook(step: Pick<Step, 'type' | 'stepConfig'> | undefined): boolean {
  return step?.type === INFORMATION.name && step.stepConfig?.textData?.shows === 'first look';
}
