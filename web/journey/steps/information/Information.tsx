import { HelpList } from '../../HelpList.tsx';
import { StepHeading, StepText } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import styles from './Information.module.css';

/** Something to read, with help that can be reached now; it asks nothing (JN-070, JN-071). */
export function Information({ planStep }: StepProps) {
  const { step } = planStep;
  return (
    <section className={styles.note}>
      <StepHeading stepId={step.id}>{step.headerText}</StepHeading>
      <StepText>{step.additionalText}</StepText>
      <HelpList ids={step.stepConfig?.helpIds ?? []} />
    </section>
  );
}
