import { qualifierAdvice } from '@towpath/contracts/api/advice.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { useCallback } from 'react';
import { track } from '../../data/analytics.ts';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { HelpList } from '../../journey/HelpList.tsx';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import { stepEvent } from '../../journey/stepEvent.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { words } from '../words.ts';
import { AdviceCards } from './AdviceCards.tsx';
import { adviceTexts } from './adviceTexts.ts';
import styles from './QualifierAdvice.module.css';

/** The first look at what could help: greeting, solutions, what comes next, budget, a call (AD-003). */
export function QualifierAdvice({ planStep }: StepProps) {
  const store = useJourneyStore();
  const { details } = useSnapshot();
  const { step } = planStep;
  const fetchAdvice = useCallback(async () => {
    // The last step before this one was a phone question, so going on from it means going on online (AD-017).
    const last = store.snapshot().lastCompletedStep;
    const lastStep = last && store.plan.stepById.get(last.stepId)?.step;
    if (lastStep?.optionType === 'Phone Number') track('continue-online', stepEvent(store.plan, lastStep.id));
    // The server bases its advice on all the answers, and the last one may still be on its way.
    await store.allSaved();
    return api(qualifierAdvice);
  }, [store]);
  const advice = useRemote(fetchAdvice);
  const texts = adviceTexts(step.stepConfig);
  const name = details.forename;
  return (
    <section className={styles.advice}>
      <StepHeading stepId={step.id} level={1}>
        {words.firstLook.hello(name)}
      </StepHeading>
      <p className={`h2 ${styles.heading}`}>{texts.heading}</p>
      <StepText>{texts.subHeading}</StepText>
      {advice.answer && <AdviceCards advice={advice.answer} texts={texts} stepId={step.id} />}
      {!advice.answer && advice.error && (
        <TroubleState retrying={advice.isFetching} onRetry={() => void advice.again()}>
          {wordsOfReading(advice.error)}
        </TroubleState>
      )}
      {!advice.answer && !advice.error && (
        <Loading wholePage label={words.firstLook.getting} skeleton={[3, 4, 3]} />
      )}
      <div className={styles.help}>
        <HelpList heading={words.firstLook.freeHelp} ids={step.stepConfig?.helpIds ?? []} />
      </div>
    </section>
  );
}
