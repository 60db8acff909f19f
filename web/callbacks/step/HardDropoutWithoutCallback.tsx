import { HelpList } from '../../journey/HelpList.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { words } from '../words.ts';
import styles from './Dropout.module.css';

/** The online steps end here: says why and who can help. Back stays usable (DO-008). */
export function HardDropoutWithoutCallback({ planStep }: StepProps) {
  const { step } = planStep;
  return (
    <section className={styles.dropout}>
      <div>
        <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
        <StepText>{step.additionalText}</StepText>
      </div>
      <div className={styles.help}>
        <HelpList heading={words.help} ids={step.stepConfig?.helpIds ?? []} />
      </div>
    </section>
  );
}
