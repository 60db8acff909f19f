import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { showsFirstLook } from '@towpath/domain/journeys/steps.ts';
import { HelpList } from '../../journey/HelpList.tsx';
import { Information } from '../../journey/steps/information/Information.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { UrgentMatters } from '../../urgent/UrgentMatters.tsx';
import { words } from '../words.ts';
import { FetchedLook } from './FetchedLook.tsx';
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
  const { step } = props.planStep;
  return (
    <section className={styles.look}>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      <StepText>{step.additionalText}</StepText>
      <FetchedLook>
        {({ urgent, inBrief }) => (
          <>
            <UrgentMatters urgent={urgent} />
            <Card>
              <SolutionsInBrief solutions={inBrief} />
            </Card>
          </>
        )}
      </FetchedLook>
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
