import { affectedBy } from '@towpath/domain/journey-engine/change/affectedBy.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import { asksForCall, isDropout } from '@towpath/domain/journeys/steps.ts';
import { useState } from 'react';
import { useJourneyStore } from './state/journeyContext.ts';
import type { JourneyStore } from './state/journeyStore.ts';
import { checkDraftOf } from './steps/question/draft.ts';

export type Problem = { readonly stepId: string; readonly message: string };

/** A change that would leave later answers out, until the person confirms it. */
export type PendingChange = {
  readonly stepId: string;
  readonly answers: readonly GivenAnswer[];
  /** The answers that would no longer count. */
  readonly leaves: readonly string[];
  /** A call was asked for where the questions ended: it stays asked for. */
  readonly keepsCall: boolean;
};

/**
 * Submits answers from the screen: checks them, asks the person if later answers would no longer count, and then
 * saves them. `give` returns whether the answer was submitted at once.
 */
export function useGiving(onGiven: (stepId: string) => void) {
  const store = useJourneyStore();
  const [problem, setProblem] = useState<Problem>();
  const [attempt, setAttempt] = useState(0);
  const [change, setChange] = useState<PendingChange>();
  const [checking, setChecking] = useState(false);

  /** Submits an answer that is known to be valid. */
  function give(stepId: string, answers: readonly GivenAnswer[]): boolean {
    setProblem(undefined);
    const given = store.snapshot().answersAndFacts;
    const left = affectedBy(store.plan, given, stepId, answers).leaves.flatMap(
      id => store.plan.stepById.get(id)?.step ?? [],
    );
    const leaves = left.filter(step => !isDropout(step)).map(({ id }) => id);
    const keepsCall = left.some(step => asksForCall(step, given.get(step.id) ?? []));
    if (leaves.length > 0 || keepsCall) {
      setChange({ stepId, answers, leaves, keepsCall });
      return false;
    }
    store.answer(stepId, answers);
    return true;
  }

  /** Checks what is chosen or typed in a question, and either shows the problem or submits it. */
  async function giveDraft(stepId: string, value: readonly GivenAnswer[]): Promise<boolean> {
    const planStep = store.plan.stepById.get(stepId);
    if (!planStep) return false;
    const { step } = planStep;
    const checked = checkDraftOf(shownTo(planStep, store.snapshot().answersAndFacts), value);
    const message = checked.ok ? await phoneProblemOf(step, checked.value) : checked.message;
    if (!checked.ok || message) {
      setProblem({ stepId, message: message ?? '' });
      setAttempt(attempt + 1);
      return false;
    }
    return give(stepId, checked.value);
  }

  async function phoneProblemOf(
    ...answer: Parameters<JourneyStore['phoneProblem']>
  ): Promise<string | undefined> {
    const isChecked = answer[0].optionType === 'Phone Number';
    if (isChecked) setChecking(true);
    const problem = await store.phoneProblem(...answer);
    if (isChecked) setChecking(false);
    return problem;
  }

  function confirmChange(): void {
    if (!change) return;
    store.answer(change.stepId, change.answers);
    setChange(undefined);
    onGiven(change.stepId);
  }

  return {
    problem,
    attempt,
    change,
    checking,
    give,
    giveDraft,
    confirmChange,
    dismissChange: () => setChange(undefined),
    clearProblem: () => setProblem(undefined),
  };
}
