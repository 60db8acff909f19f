import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { HelpList } from '../../HelpList.tsx';
import { StepHeading, StepText } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import styles from './Information.module.css';

/**
 * A text to read, with help that can be reached now. It asks nothing; if the page has no bar, its own button leads on
 * (JN-070, JN-071).
 */
export function Information({ planStep, ownButton, onContinue }: StepProps) {
  const { step } = planStep;
  return (
    <section className={styles.note}>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      <StepText>{step.additionalText}</StepText>
      <HelpList ids={step.stepConfig?.helpIds ?? []} />
      {ownButton && (
        <div className={styles.on}>
          <Button variant="secondary" onClick={onContinue}>
            {ownButton}
          </Button>
        </div>
      )}
    </section>
  );
}
