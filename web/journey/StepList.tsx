import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import type { PathStep } from '@towpath/domain/journey-engine/run/path.ts';
import { Suspense, useEffect, useRef } from 'react';
import { logOnly } from '../data/logOnly.ts';
import { answerText } from './answerText.ts';
import { AnsweredLine, ErrorSummary } from './partsOnDemand.ts';
import { lastGiven } from './revealed.ts';
import styles from './StepList.module.css';
import { ShownSteps } from './shownSteps.ts';
import { useJourneyStore, useLoadedJourney, useSnapshot } from './state/journeyContext.ts';
import { startingAnswerText } from './state/startingAnswers.ts';
import { useStepHeadings } from './stepHeadings.tsx';
import { useStepScreens } from './stepScreens.ts';
import { trackStep } from './trackStep.ts';
import type { Changes } from './useChanges.ts';
import type { useGiving } from './useGiving.ts';
import type { PageView } from './usePageView.ts';
import { words } from './words.ts';

type StepListProps = {
  readonly view: PageView;
  readonly changes: Changes;
  readonly giving: ReturnType<typeof useGiving>;
  /** Whether each step has a Continue of its own. */
  readonly continueInStep: boolean;
  /** Whether the bar with Continue is visible now. */
  readonly barShows: boolean;
  /** Called when an answer without a button was given. */
  readonly onGiven: (stepId: string, byPointer: boolean) => void;
  /** On a page with one Continue: gives what stands before a step; false where that needs the person first. */
  readonly giveBefore?: ((stepId: string) => boolean) | undefined;
  readonly onContinue: (stepId: string) => void;
  readonly onCompleted: (stepId: string) => Promise<void>;
};

/**
 * The steps of the page in order. An answered question shrinks to a line once the question after it is answered too,
 * so that nothing moves under the finger; Change reopens it in place.
 */
export function StepList(props: StepListProps) {
  const { view, changes } = props;
  const pointed = useRef(Number.NEGATIVE_INFINITY);
  const { plan } = useJourneyStore();
  const { focusStep } = useStepHeadings();
  const last = lastGiven(view.steps, plan);
  useRevealed(view.steps);

  const change = (stepId: string) => {
    changes.open(stepId);
    focusStep(stepId);
  };

  return (
    <div
      className={styles.list}
      onPointerDown={() => {
        pointed.current = performance.now();
      }}
    >
      <ShownSteps value={view.steps}>
        {view.steps.map((pathStep, place) => (
          <OneStep
            key={pathStep.stepId}
            {...props}
            pathStep={pathStep}
            asLine={pathStep.state === 'answered' && place < last && !changes.has(pathStep.stepId)}
            isChanging={changes.has(pathStep.stepId)}
            onChange={() => change(pathStep.stepId)}
            onGiven={stepId => props.onGiven(stepId, performance.now() - pointed.current < 1000)}
            onContinue={stepId => {
              changes.close(stepId);
              props.onContinue(stepId);
            }}
          />
        ))}
      </ShownSteps>
    </div>
  );
}

type OneStepProps = Omit<StepListProps, 'onGiven' | 'changes'> & {
  readonly pathStep: PathStep;
  readonly asLine: boolean;
  readonly isChanging: boolean;
  readonly onChange: () => void;
  readonly onGiven: (stepId: string) => void;
};

function OneStep({
  pathStep,
  view,
  giving,
  asLine,
  isChanging,
  continueInStep,
  barShows,
  giveBefore,
  ...on
}: OneStepProps) {
  const store = useJourneyStore();
  const screens = useStepScreens();
  const { refusals, answers, startingAnswers, answersAndFacts } = useSnapshot();
  const { stepId, state } = pathStep;
  const found = store.plan.stepById.get(stepId);
  const planStep = found && shownTo(found, answersAndFacts);
  const Kind = planStep && screens.get(planStep.kind.name);
  if (!planStep) return null;
  if (!Kind) {
    logOnly(`Unsupported step type: ${planStep.step.type}`);
    return null;
  }
  const { step, kind } = planStep;
  if (asLine && kind.completedBy !== 'nothing') {
    const text = kind.completedBy === 'answers' ? answerText(step, answers.get(stepId)) : words.done;
    return (
      <Suspense>
        <AnsweredLine
          question={step.headerText}
          answer={text}
          changeSubject={step.name}
          onChange={kind.once ? undefined : on.onChange}
        />
      </Suspense>
    );
  }
  const isLast = view.steps.at(-1)?.stepId === stepId;
  const begins = state === 'open' ? startingAnswers.get(stepId) : undefined;
  const own = giving.problem?.stepId === stepId ? giving.problem.message : refusals.get(stepId);
  return (
    <div className={styles.step}>
      {giving.problem?.stepId === stepId && (
        <Suspense>
          <ErrorSummary
            attempt={giving.attempt}
            problems={[{ id: stepId, message: words.problemAt(giving.problem.message, step.headerText) }]}
          />
        </Suspense>
      )}
      <Suspense fallback={<Loading wholePage label={words.nextLoading} />}>
        <Kind
          planStep={planStep}
          value={view.valueOf(stepId)}
          startingAnswerHint={begins && startingAnswerText(begins)}
          answered={state === 'answered'}
          problem={own}
          ownButton={ownButton({
            isChanging,
            inStep: continueInStep,
            barShows,
            isLast: isLast || (giveBefore !== undefined && state === 'open'),
            // A question that starts with an answer is not answered by a tap.
            byTap: step.optionType === 'Radio Button' && !begins?.answers.length,
            optionType: step.optionType,
          })}
          busy={giving.checking}
          onDraft={draft => {
            store.draft(stepId, draft);
            if (giving.problem?.stepId === stepId) giving.clearProblem();
          }}
          onAnswer={chosen =>
            (!giveBefore || giveBefore(stepId)) && giving.give(stepId, chosen) && on.onGiven(stepId)
          }
          onContinue={() => on.onContinue(stepId)}
          onCompleted={() => on.onCompleted(stepId)}
        />
      </Suspense>
    </div>
  );
}

/**
 * The label of a step's own button; none if a tap or the page's bar is enough. A date of birth keeps its own button
 * in addition to the bar (QU-024).
 */
function ownButton(place: {
  readonly isChanging: boolean;
  readonly inStep: boolean;
  readonly barShows: boolean;
  readonly isLast: boolean;
  readonly byTap: boolean;
  readonly optionType: string | undefined;
}): string | undefined {
  if (place.isChanging) return words.button.done;
  if (place.inStep) return words.button.continue;
  const waits = !place.byTap && place.isLast;
  return waits && (!place.barShows || place.optionType === 'Date of Birth') ? words.button.next : undefined;
}

/** Tracks each step that appears (AN-009). */
function useRevealed(steps: readonly PathStep[]): void {
  const loaded = useLoadedJourney();
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { stepId } of steps) {
      if (told.current.has(stepId)) continue;
      told.current.add(stepId);
      trackStep('step-started', loaded, stepId);
    }
  }, [steps, loaded]);
}
