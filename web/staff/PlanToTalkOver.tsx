import { PLAN_OUTCOMES, workPlan, workPlanOutcome } from '@towpath/contracts/api/staffWork.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation, useRemote } from '../data/remote.ts';
import type { OpenWork } from './CallToMake.tsx';
import { dayText } from './dueText.ts';
import { Outcomes } from './Outcomes.tsx';
import { RingFacts } from './RingFacts.tsx';
import styles from './Staff.module.css';
import { staffApi } from './staffApi.ts';
import { words } from './words.ts';

/** Who chose what, how it is safe to ring them, and what came of it. Showing it is a look at a person, and is written down. */
export function PlanToTalkOver({ workId, onNoted }: OpenWork) {
  const { answer: plan, error } = useRemote(() => staffApi(workPlan, { params: { workId } }));
  const noting = useOperation(async (outcome: (typeof PLAN_OUTCOMES)[number]) => {
    await staffApi(workPlanOutcome, { params: { workId }, body: { outcome } });
    return true;
  });
  const failure = noting.error ?? error;
  return (
    <div className={styles.call}>
      {failure && <Notification tone="red">{wordsOfFailure(failure)}</Notification>}
      {!plan && !error && <Loading label={words.loading} skeleton={[60, 60]} />}
      {plan && (
        <>
          <RingFacts
            {...plan}
            beside={[
              [words.plan.chose, inSentence(plan.shortName)],
              [words.plan.on, dayText(plan.chosenOn)],
            ]}
          />
          {!plan.mayRing && <p className={styles.safe}>{words.plan.noCalls}</p>}
          <Outcomes
            outcomes={PLAN_OUTCOMES}
            say={words.plan.outcomes}
            isSaving={noting.isFetching}
            onChosen={async outcome => {
              if (await noting.trigger(outcome)) await onNoted();
            }}
          />
        </>
      )}
    </div>
  );
}
