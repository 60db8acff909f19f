import { CtaBar } from '@towpath/design-system/buttons/CtaBar.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { SEARCH_OUTCOME_MESSAGES } from '@towpath/domain/people/searchOutcome.ts';
import { FooterPortal } from '../journey/FooterPortal.tsx';
import { StepHeading } from '../journey/steps/StepHeading.tsx';
import styles from './CreditSearch.module.css';
import type { SearchState } from './searchState.ts';
import { words } from './words.ts';

/** The search cannot be used any more; the debts can be typed instead (ER-013, ER-014). */
export function FailedScreen({
  stepId,
  failedBy,
  onBack,
  onByHand,
}: {
  stepId: string;
  failedBy: SearchState['failedBy'];
  onBack: () => void;
  onByHand: () => void;
}) {
  return (
    <section>
      <StepHeading stepId={stepId} level={1}>
        {SEARCH_OUTCOME_MESSAGES.failed}
      </StepHeading>
      <p className={styles.failed}>
        {failedBy === 'not allowed' ? SEARCH_OUTCOME_MESSAGES.notAllowed : SEARCH_OUTCOME_MESSAGES.noLonger}{' '}
        {words.failed.byHand.before} <TextButton onClick={onByHand}>{words.failed.byHand.link}</TextButton>
      </p>
      <FooterPortal>
        <CtaBar
          barStyle="fixed"
          back={{ onPress: onBack }}
          next={{ label: words.failed.next, onPress: onByHand }}
        />
      </FooterPortal>
    </section>
  );
}
