import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import styles from './budget.module.css';

/** What comes after the personal details, and what changes in a year. Its three texts are fixed (IE-006). */
export function IeIntro({ planStep: { step } }: StepProps) {
  return (
    <section>
      <StepHeading stepId={step.id} level={1}>
        Great, that's your personal details done!
      </StepHeading>
      <StepText>Up next, your income and outgoings...</StepText>
      <div className={styles.note}>
        <Notification tone="lightpurple" live={false}>
          Things change yearly; updates to benefits, council tax, and utility bills are common.
        </Notification>
      </div>
      <StepText>{step.additionalText}</StepText>
    </section>
  );
}

/** What the budget is about, before it begins (IE-005). It asks nothing. */
export function SfsIntro({ planStep: { step } }: StepProps) {
  return (
    <section>
      <StepHeading stepId={step.id} level={1}>
        What's next?
      </StepHeading>
      <h2 className={styles.introHeading}>{step.headerText}</h2>
      <StepText>{step.additionalText}</StepText>
    </section>
  );
}
