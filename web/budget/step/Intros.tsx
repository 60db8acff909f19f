import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import styles from './budget.module.css';
import { words } from './words.ts';

/**
 * Says what comes after the personal details, and what changes in a year. Its three texts are fixed (IE-006).
 */
export function BudgetAhead({ planStep: { step } }: StepProps) {
  return (
    <section>
      <StepHeading stepId={step.id} level={1}>
        {words.intros.ahead.heading}
      </StepHeading>
      <StepText>{words.intros.ahead.lead}</StepText>
      <div className={styles.note}>
        <Notification tone="lightpurple" live={false}>
          {words.intros.ahead.note}
        </Notification>
      </div>
      <StepText>{step.additionalText}</StepText>
    </section>
  );
}

/** Introduces the budget before it begins (IE-005). It asks nothing. */
export function BudgetIntro({ planStep: { step } }: StepProps) {
  return (
    <section>
      <StepHeading stepId={step.id} level={1}>
        {words.intros.intro.heading}
      </StepHeading>
      <h2 className={styles.introHeading}>{step.headerText}</h2>
      <StepText>{step.additionalText}</StepText>
    </section>
  );
}
