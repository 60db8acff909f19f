import { myHousehold } from '@towpath/contracts/api/household.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import {
  isSameHousehold,
  type HouseholdMakeup as Makeup,
  makeupOf,
  savedHousehold,
} from '@towpath/domain/household/makeup.ts';
import { useState } from 'react';
import { ApiFailure, hasCode, wordsOfFailure } from '../../data/failure.ts';
import { useKeptRemote } from '../../data/keptRemote.ts';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import type { JourneyStore } from '../../journey/state/journeyStore.ts';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { useOwnSave } from '../../journey/steps/useOwnSave.ts';
import { paths } from '../../shell/paths.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import { householdSave } from '../state/householdSave.ts';
import { words } from '../words.ts';
import { Counters } from './Counters.tsx';
import { draftOf, makeupOfDraft } from './makeupDraft.ts';

/**
 * Who lives with the person. It starts with the unsaved counters where there are any, otherwise with the saved ones.
 * Next saves the household and then the step (HH-008).
 */
export function HouseholdMakeup({ planStep, value, onDraft, onAnswer, onContinue }: StepProps) {
  const { step } = planStep;
  const hideAdditionalAdults = step.stepConfig?.hideAdditionalAdults ?? false;
  const { store, journeyId } = useLoadedJourney();
  const [saved, setSaved] = useState<Makeup>();
  // What stood there when the person began to count.
  const [countedFrom, setCountedFrom] = useState<Makeup>();
  const [wasPutRight, setPutRight] = useState(false);
  const { save, saving, failure, forget } = useOwnSave(step.id, journeyId, householdSave, {
    onSaved: ({ body }, { reopenedCategoryIds }) => {
      setPutRight(false);
      setCountedFrom(undefined);
      // Left as it was read it may stand as one of us put it right since.
      const isLeft = body.was && isSameHousehold(makeupOf(body), makeupOf(body.was));
      if (!isLeft) setSaved(makeupOf(body));
      // Who lives here decides what is asked later.
      void store.reload().catch(() => undefined);
      onAnswer([]);
      // A budget that this reopens says so itself, and why.
      const budget = reopenedCategoryIds.length > 0 ? pageOfBudget(store) : undefined;
      if (budget) goTo(paths.journey(budget));
      else onContinue();
    },
    async onRefused(refusal) {
      if (!hasCode(refusal, 'CHANGED_SINCE_READ')) return;
      await read.again();
      setSaved(undefined);
      setCountedFrom(undefined);
      setPutRight(true);
    },
  });
  const read = useKeptRemote(call => call(myHousehold, { query: { stepId: step.id } }), store.afterSaves);
  const goBack = useGoBack(planStep.pageId);
  const goTo = useGoTo();
  const [attempt, setAttempt] = useState(0);
  const stands = saved ?? read.answer;
  const makeup = makeupOfDraft(value) ?? stands;

  if (!makeup) {
    return read.error ? (
      <TroubleState headingLevel={1} onRetry={() => void read.again()} retrying={read.isFetching}>
        {wordsOfFailure(read.error)}
      </TroubleState>
    ) : (
      <Loading wholePage label={words.loading} skeleton={[60, 100, 100, 100, 100]} />
    );
  }

  const next = () => {
    setAttempt(attempt + 1);
    const was = countedFrom ?? (saved || read.answer?.isSaved ? stands : undefined);
    const body = {
      stepId: step.id,
      ...savedHousehold(makeup, hideAdditionalAdults),
      ...(was && { was: savedHousehold(was) }),
    };
    return save(step.id, { body, completes: store.toComplete(step.id) });
  };

  return (
    <Counters
      step={step}
      hideAdditionalAdults={hideAdditionalAdults}
      makeup={makeup}
      problems={failure instanceof ApiFailure ? failure.fields : []}
      trouble={failure?.message}
      attempt={attempt}
      saving={saving}
      onChange={changed => {
        forget(step.id);
        if (saved || read.answer?.isSaved) setCountedFrom(before => before ?? stands);
        onDraft(draftOf(changed));
      }}
      putRight={wasPutRight && stands && !isSameHousehold(makeup, stands) ? stands : undefined}
      onNext={() => void next()}
      onBack={goBack}
    />
  );
}

/** The page of the budget, once the path has reached it. */
export function pageOfBudget({
  plan,
  snapshot,
}: Pick<JourneyStore, 'plan' | 'snapshot'>): string | undefined {
  return snapshot().path.steps.find(({ stepId }) => plan.stepById.get(stepId)?.step.type === BUDGET.name)
    ?.pageId;
}
