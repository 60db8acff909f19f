import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import { AdviceToKeep } from '../papers/AdviceToKeep.tsx';
import styles from './Advice.module.css';
import { Comparison } from './Comparison.tsx';
import { FreeAdvice } from './FreeAdvice.tsx';
import { MissingParts } from './MissingParts.tsx';
import type { PagesWithSteps } from './missingParts.ts';
import { SolutionGroups } from './SolutionGroups.tsx';
import { SpeakToAdvisor } from './SpeakToAdvisor.tsx';
import { SpeakToUs } from './SpeakToUs.tsx';
import { UrgentMatters } from './UrgentMatters.tsx';
import { WhatIf } from './what-if/WhatIf.tsx';
import { words } from './words.ts';

type AdviceProps = {
  readonly advice: Recommendation;
  readonly details: UserDetail;
  readonly stepId: string;
  readonly pages: PagesWithSteps;
};

/**
 * Everything below the heading of the advice: urgent matters, the solutions, and how to speak to somebody.
 */
export function Advice({ advice, details, stepId, pages }: AdviceProps) {
  const { forename, surname } = details;
  const open = [...(advice.recommended ? [advice.recommended] : []), ...advice.eligible];
  return (
    <>
      <UrgentMatters urgent={advice.urgent} />
      {advice.forAdviser.length > 0 && (
        <div className={styles.notice}>
          <Notification tone="lightpurple" live={false} heading={words.whyTalkFirst}>
            <ul className={styles.matters}>
              {advice.forAdviser.map(({ code, says }) => (
                <li key={code}>{says}</li>
              ))}
            </ul>
          </Notification>
        </div>
      )}
      {advice.status === 'incomplete' ? (
        <MissingParts missing={advice.missing} pages={pages} />
      ) : (
        <SolutionGroups advice={advice}>
          <Comparison solutions={open} />
        </SolutionGroups>
      )}
      <WhatIf advice={advice} />
      <div className={`${styles.talks} no-print`}>
        <SpeakToAdvisor />
        <SpeakToUs
          stepId={stepId}
          name={displayName({ forename, surname })}
          knownNumber={details.contactNumber}
        />
      </div>
      {advice.recordId && advice.status !== 'incomplete' && (
        <div className={styles.keep}>
          <AdviceToKeep recordId={advice.recordId} />
        </div>
      )}
      <FreeAdvice isSaved={advice.status !== 'incomplete'}>{advice.freeAdvice}</FreeAdvice>
    </>
  );
}
