import { qualifierAdvice } from '@towpath/contracts/api/advice.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { showsFirstLook } from '@towpath/domain/journeys/steps.ts';
import { useCallback } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { HelpList } from '../../journey/HelpList.tsx';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { Information } from '../../journey/steps/information/Information.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { UrgentMatters } from '../../urgent/UrgentMatters.tsx';
import { words } from '../words.ts';
import styles from './QualifierAdvice.module.css';
import { SolutionsInBrief } from './SolutionsInBrief.tsx';

/**
 * A text to read; where it says so, with the first look, before the account that keeps it is asked for. If the page has
 * no bar, its own button leads on.
 */
export function InformationOrFirstLook(props: StepProps) {
  return showsFirstLook(props.planStep.step) ? <FirstLookStep {...props} /> : <Information {...props} />;
}

function FirstLookStep(props: StepProps) {
  const store = useJourneyStore();
  const { step } = props.planStep;
  const fetchLook = useCallback(async () => {
    // The server bases it on all the answers, and the last one may still be on its way.
    await store.allSaved();
    return api(qualifierAdvice);
  }, [store]);
  const look = useRemote(fetchLook);
  return (
    <section className={styles.look}>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      <StepText>{step.additionalText}</StepText>
      {look.answer && (
        <>
          <UrgentMatters urgent={look.answer.urgent} />
          <Card>
            <SolutionsInBrief solutions={look.answer.inBrief} />
          </Card>
        </>
      )}
      {!look.answer && look.error && (
        <TroubleState retrying={look.isFetching} onRetry={() => void look.again()}>
          {wordsOfReading(look.error)}
        </TroubleState>
      )}
      {!look.answer && !look.error && (
        <Loading wholePage label={words.firstLook.getting} skeleton={[3, 4, 3]} />
      )}
      <div className={styles.help}>
        <HelpList heading={words.firstLook.freeHelp} ids={step.stepConfig?.helpIds ?? []} />
      </div>
      {props.ownButton && (
        <div>
          <Button variant="secondary" onClick={props.onContinue}>
            {props.ownButton}
          </Button>
        </div>
      )}
    </section>
  );
}
