import { StepHeading, StepText } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';

/** What the debts part is about, before it begins. It asks nothing. */
export function CustomerDebtsIntro({ planStep: { step } }: StepProps) {
  return (
    <section>
      <StepHeading stepId={step.id} level={1}>
        {step.headerText}
      </StepHeading>
      <StepText>{step.additionalText}</StepText>
    </section>
  );
}
