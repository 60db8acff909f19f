import { useEffect } from 'react';
import { HelpList } from '../../journey/HelpList.tsx';
import { useLoadedJourney, useSnapshot } from '../../journey/state/journeyContext.ts';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { trackStep } from '../../journey/trackStep.ts';
import { words } from '../words.ts';
import { AdviceCards } from './AdviceCards.tsx';
import { adviceTexts } from './adviceTexts.ts';
import { FetchedLook } from './FetchedLook.tsx';
import styles from './QualifierAdvice.module.css';

/** The first look at what could help: greeting, solutions, what comes next, budget, a call (AD-003). */
export function QualifierAdvice({ planStep }: StepProps) {
  const loaded = useLoadedJourney();
  const { details } = useSnapshot();
  const { step } = planStep;
  useEffect(() => {
    // The last step before this one was a phone question, so going on from it means going on online (AD-017).
    const { store } = loaded;
    const last = store.snapshot().lastCompletedStep;
    const lastStep = last && store.plan.stepById.get(last.stepId)?.step;
    if (lastStep?.optionType === 'Phone Number') trackStep('continue-online', loaded, lastStep.id);
  }, [loaded]);
  const texts = adviceTexts(step.stepConfig);
  const name = details.forename;
  return (
    <section className={styles.advice}>
      <StepHeading stepId={step.id} level={1}>
        {words.firstLook.hello(name)}
      </StepHeading>
      <p className={`h2 ${styles.heading}`}>{texts.heading}</p>
      <StepText>{texts.subHeading}</StepText>
      <FetchedLook>{advice => <AdviceCards advice={advice} texts={texts} stepId={step.id} />}</FetchedLook>
      <div className={styles.help}>
        <HelpList heading={words.firstLook.freeHelp} ids={step.stepConfig?.helpIds ?? []} />
      </div>
    </section>
  );
}
