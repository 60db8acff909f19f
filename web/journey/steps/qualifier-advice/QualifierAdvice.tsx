import { type QualifierAdvice as Advice, qualifierAdvice } from '@towpath/contracts/advice.ts';
import { qualifierAdviceCallback } from '@towpath/contracts/callbacks.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/StatePanel.tsx';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { useCallback, useState } from 'react';
import { BudgetPanel } from '../../../budget/BudgetPanel.tsx';
import { track } from '../../../data/analytics.ts';
import { api } from '../../../data/client.ts';
import { useRemote } from '../../../data/remote.ts';
import { HelpList } from '../../HelpList.tsx';
import { useJourneyStore, useSnapshot } from '../../state/journeyContext.ts';
import { stepEvent } from '../../stepEvent.ts';
import { CallbackForm } from '../dropout/CallbackForm.tsx';
import { StepHeading, StepText } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import { adviceTexts } from './adviceTexts.ts';
import styles from './QualifierAdvice.module.css';

/** The first look at what could help: greeting, solutions, what comes next, budget, a call (AD-003). */
export function QualifierAdvice({ planStep }: StepProps) {
  const store = useJourneyStore();
  const { details } = useSnapshot();
  const { step } = planStep;
  const fetchAdvice = useCallback(async () => {
    // The last step before this one was a phone question: going on from it is going on online (AD-017).
    const last = store.snapshot().lastCompletedStep;
    const lastStep = last && store.plan.stepById.get(last.stepId)?.step;
    if (lastStep?.optionType === 'Phone Number') track('continue-online', stepEvent(store.plan, lastStep.id));
    // The server gives advice on all the answers, and the last one may still be on its way.
    await store.allSaved();
    return api(qualifierAdvice);
  }, [store]);
  const advice = useRemote(fetchAdvice);
  const texts = adviceTexts(step.stepConfig);
  const name = details.forename;
  return (
    <section className={styles.advice}>
      <StepHeading stepId={step.id} level={1}>
        {name ? `Hello, ${name}` : 'Hello'}
      </StepHeading>
      <p className={`h2 ${styles.heading}`}>{texts.heading}</p>
      <StepText>{texts.subHeading}</StepText>
      {advice.answer && <AdviceCards advice={advice.answer} texts={texts} stepId={step.id} />}
      {!advice.answer && advice.error && (
        <TroubleState retrying={advice.isFetching} onRetry={() => void advice.again()} />
      )}
      {!advice.answer && !advice.error && <Loading label="Getting your first look" skeleton={[3, 4, 3]} />}
      <div className={styles.help}>
        <HelpList heading="Free help from others" ids={step.stepConfig?.helpIds ?? []} />
      </div>
    </section>
  );
}

type AdviceCardsProps = {
  readonly advice: Advice;
  readonly texts: ReturnType<typeof adviceTexts>;
  readonly stepId: string;
};

function AdviceCards({ advice, texts, stepId }: AdviceCardsProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div className={styles.cards}>
      <div className={styles.column}>
        <Card as="section" labelledBy="solutions">
          <h2 id="solutions">{texts.availableSolutions}</h2>
          <ul className={styles.solutions}>
            {advice.availableSolutions.map(solution => (
              <li key={solution}>
                <Glyph of={check} />
                {solution}
              </li>
            ))}
          </ul>
        </Card>
        {advice.videoId && (
          <Card as="section" labelledBy="video">
            <h2 id="video">Watch how it works</h2>
            {/* biome-ignore lint/a11y/useMediaCaption: the captions are in the file's own text track */}
            <video className={styles.video} controls preload="none" src={`/media/${advice.videoId}.mp4`} />
          </Card>
        )}
        <Card as="section" labelledBy="next">
          <h2 id="next">What’s next</h2>
          <p className={styles.text}>{texts.whatsNext}</p>
          <p className={styles.text}>{texts.continue}</p>
          <ButtonLink href="/dashboard">Continue</ButtonLink>
        </Card>
        <Card as="section" labelledBy="talk">
          <h2 id="talk">Would you rather talk?</h2>
          {asked ? (
            <Notification tone="green" heading="Thank you">
              An adviser will call you. They’ll have your answers, so you won’t start again.
            </Notification>
          ) : (
            <>
              <p className={styles.text}>Leave your number and an adviser will call you.</p>
              <CallbackForm
                id={stepId}
                onSubmit={async contact => {
                  await api(qualifierAdviceCallback, {
                    body: { stepId, callbackRequired: true, ...contact },
                  });
                  setAsked(true);
                }}
              />
            </>
          )}
        </Card>
      </div>
      <Card as="section" labelledBy="budget">
        <h2 id="budget">{texts.yourBudget}</h2>
        <BudgetPanel
          budget={advice.budgetSummary}
          version={texts.styleId}
          messages={{ positive: texts.spendingPositive, negative: texts.spendingNegative }}
        />
      </Card>
    </div>
  );
}
