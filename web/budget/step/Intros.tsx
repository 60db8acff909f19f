import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import { StepLead } from '../../journey/steps/StepLead.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useStandsAbove } from '../../journey/steps/useStandsAbove.ts';
import { useLocation } from '../../shell/router/router.tsx';
import { useBudgetSoFar } from '../state/useBudgetStore.ts';
import styles from './budget.module.css';
import { isBudgetBegun, type Ticking } from './budgetScreens.ts';
import { words } from './words.ts';

/** Above the list to tick, with which the budget begins; the sums begin at their heading (WT-123). */
function useStandsAboveList(planStep: StepProps['planStep']): boolean | undefined {
  const isAbove = useStandsAbove(planStep);
  const { state } = useLocation();
  const { whole } = useBudgetSoFar();
  const isTicking = (state as Ticking)?.ticking === true;
  return isAbove && (isTicking || !whole || !isBudgetBegun(whole));
}

/**
 * Says what comes after the personal details, and what changes in a year. Its three texts are fixed (IE-006).
 */
export function BudgetAhead({ planStep }: StepProps) {
  const { step } = planStep;
  const isAbove = useStandsAboveList(planStep);
  const { heading, lead, note } = words.intros.ahead;
  if (isAbove === false) return null;
  if (isAbove) return <StepLead heading={heading}>{`${lead} ${note}`}</StepLead>;
  return (
    <section>
      <StepHeading stepId={step.id} level={1}>
        {heading}
      </StepHeading>
      <StepText>{lead}</StepText>
      <div className={styles.note}>
        <Notification tone="lightpurple" live={false}>
          {note}
        </Notification>
      </div>
      <StepText>{step.additionalText}</StepText>
    </section>
  );
}

/** Introduces the budget before it begins (IE-005). It asks nothing. */
export function BudgetIntro({ planStep }: StepProps) {
  const { step } = planStep;
  const isAbove = useStandsAboveList(planStep);
  if (isAbove === false) return null;
  if (isAbove) return <StepLead heading={words.intros.intro.heading}>{step.additionalText}</StepLead>;
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
