import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import { myDebts } from '@towpath/contracts/api/debts.ts';
import { type Recommendation, recommendation, type Solution } from '@towpath/contracts/api/recommendation.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import { useCallback } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import type { JourneyStore } from '../../journey/state/journeyStore.ts';
import { StepHeading } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { AdviceToKeep } from '../../papers/AdviceToKeep.tsx';
import { PrintHead } from '../../papers/PrintHead.tsx';
import styles from '../Advice.module.css';
import { BestMatch } from '../BestMatch.tsx';
import { Comparison } from '../Comparison.tsx';
import { FreeAdvice } from '../FreeAdvice.tsx';
import { MissingParts } from '../MissingParts.tsx';
import type { PagesWithSteps } from '../missingParts.ts';
import { SolutionRow } from '../SolutionRow.tsx';
import solutionStyles from '../Solutions.module.css';
import { SpeakToAdvisor } from '../SpeakToAdvisor.tsx';
import { SpeakToUs } from '../SpeakToUs.tsx';
import type { SolutionStatus } from '../solutionStatus.ts';
import { opening, whatToFindOut, whyNot } from '../solutionTexts.ts';
import { UrgentMatters } from '../UrgentMatters.tsx';
import { WhatIf } from '../what-if/WhatIf.tsx';
import { words } from '../words.ts';

/**
 * The recommendations at the end of the full review (JN-072), requested once, when the page opens (AD-016).
 */
export function FullJourneyAdvice({ planStep }: StepProps) {
  const store = useJourneyStore();
  const { details } = useSnapshot();
  const read = useCallback(() => readAdvice(store), [store]);
  const { answer, error, isFetching, again } = useRemote(read);
  const said = answer && opening(answer.advice, { name: details.forename, owed: answer.owed });
  return (
    <section>
      <PrintHead person={displayName({ forename: details.forename, surname: details.surname })} />
      <StepHeading stepId={planStep.step.id} level={1} isSmall={said?.isSmall ?? false}>
        {said?.heading ?? words.yourAdvice}
      </StepHeading>
      {said?.lead && <p className={`lead ${styles.lead}`}>{said.lead}</p>}
      {answer && (
        <Advice
          advice={answer.advice}
          details={details}
          stepId={planStep.step.id}
          pages={store.plan.definition.pages}
        />
      )}
      {!answer && error && (
        <TroubleState retrying={isFetching} onRetry={() => void again()}>
          {wordsOfReading(error)}
        </TroubleState>
      )}
      {!answer && !error && <Loading label={words.gettingAdvice} skeleton={[40, 100, 100, 70]} />}
    </section>
  );
}

/** The advice on all saved answers, and the total owed. */
export async function readAdvice(store: JourneyStore) {
  // The server judges all the answers, and the last one may still be on its way.
  await store.allSaved();
  // The total owed fills only one line: the advice is shown without it too.
  const [advice, owed] = await Promise.all([
    api(recommendation),
    api(myDebts).then(
      ({ totalDebtsValue }) => totalDebtsValue,
      () => undefined,
    ),
  ]);
  return { advice, owed };
}

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
        <SolutionGroups advice={advice} />
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

/** The groups of solutions in their order; an empty group is left out (AD-019, AD-022, AD-025). */
function SolutionGroups({ advice }: { advice: Recommendation }) {
  const { recommended, eligible, ineligible, undecided, givesTime, timeComesFirst, judgedOn } = advice;
  const time = <Group id="time" heading={words.groups.time} status="givesTime" solutions={givesTime} />;
  return (
    <>
      {timeComesFirst && time}
      {recommended && (
        <section className={solutionStyles.group} aria-labelledby="recommended">
          <h2 id="recommended">{words.groups.recommended}</h2>
          <BestMatch solution={recommended} judgedOn={judgedOn} />
        </section>
      )}
      <Group id="eligible" heading={words.groups.eligible} status="alsoMatched" solutions={eligible} />
      {!timeComesFirst && time}
      <Comparison solutions={[...(recommended ? [recommended] : []), ...eligible]} />
      <Group
        id="undecided"
        heading={words.groups.undecided}
        status="askAdviser"
        solutions={undecided}
        line={whatToFindOut}
      />
      <Group
        id="ineligible"
        heading={words.groups.ineligible}
        status="unavailable"
        solutions={ineligible}
        line={whyNot}
      />
    </>
  );
}

type GroupProps = {
  readonly id: string;
  readonly heading: string;
  readonly status: SolutionStatus;
  readonly solutions: readonly Solution[];
  readonly line?: (solution: Solution) => string;
};

function Group({ id, heading, status, solutions, line = described }: GroupProps) {
  if (solutions.length === 0) return null;
  return (
    <section className={solutionStyles.group} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {solutions.map(solution => (
        <SolutionRow key={solution.product.id} solution={solution} status={status}>
          {line(solution)}
        </SolutionRow>
      ))}
    </section>
  );
}

function described({ product }: Solution): string {
  return product.description;
}
