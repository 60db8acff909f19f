import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import { asShown } from '@towpath/domain/solutions/explain/asShown.ts';
import { canChoose } from '@towpath/domain/solutions/explain/canChoose.ts';
import { type SaidFirst, saidFirst } from '@towpath/domain/solutions/explain/saidFirst.ts';
import { useCallback } from 'react';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { useLoadedJourney, useSnapshot } from '../../journey/state/journeyContext.ts';
import type { LoadedJourney } from '../../journey/state/loadJourney.ts';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { AdviceToKeep } from '../../papers/AdviceToKeep.tsx';
import { PrintHead } from '../../papers/PrintHead.tsx';
import { UrgentMatters } from '../../urgent/UrgentMatters.tsx';
import styles from '../Advice.module.css';
import { ADVICE_READ } from '../adviceRead.ts';
import { CallOnPaper } from '../CallOnPaper.tsx';
import { MissingThings } from '../close/MissingThings.tsx';
import { UntilThen } from '../close/UntilThen.tsx';
import { WaitIsOver } from '../close/WaitIsOver.tsx';
import { words as closeWords } from '../close/words.ts';
import { ClosedProvider, useIsClosed } from '../closed.ts';
import { Decided } from '../Decided.tsx';
import { FreeAdvice } from '../FreeAdvice.tsx';
import { HowWeGotHere } from '../HowWeGotHere.tsx';
import { AfterNo } from '../holds/AfterNo.tsx';
import { HoldsNow } from '../holds/HoldsNow.tsx';
import { readHolds } from '../holds/readHolds.ts';
import { WhileGranted } from '../holds/WhileGranted.tsx';
import { LeftEachMonth } from '../LeftEachMonth.tsx';
import { MissingParts } from '../MissingParts.tsx';
import { askedOf, type PagesWithSteps } from '../missingParts.ts';
import personStyles from '../person/Person.module.css';
import { words as personWords } from '../person/words.ts';
import { SolutionGroups } from '../SolutionGroups.tsx';
import { TalkToUs } from '../TalkToUs.tsx';
import { WhatIf } from '../what-if/WhatIf.tsx';
import { useFolds } from '../whatFolds.ts';
import { words } from '../words.ts';
import { AdviceHead, callFrom } from './AdviceHead.tsx';
import answerStyles from './AnswerHead.module.css';
import { AnswerBody } from './AnswerHead.tsx';

/**
 * The recommendations at the end of the full review (JN-072), requested once, when the page opens (AD-016).
 */
export function FullJourneyAdvice({ planStep }: StepProps) {
  const journey = useLoadedJourney();
  const { store } = journey;
  const isClosed = journey.said?.status.isLocked ?? false;
  const { details, path } = useSnapshot();
  const pages = askedOf(store.plan.definition.pages, path.steps);
  const read = useCallback(async () => {
    const [advice, holding] = await Promise.all([readAdvice(journey), readHolds()]);
    return { advice, holding };
  }, [journey]);
  const { answer, error, isFetching, again } = useRemote(read);
  const holds = answer?.holding.holds ?? [];
  const isGranted = holds.some(({ is }) => is === 'granted');
  const isRefused =
    holds.some(({ is }) => is === 'refused') &&
    answer !== undefined &&
    saidFirst(answer.advice) === 'solutions';
  const isPlain = !isGranted && !isRefused;
  return (
    <section>
      <PrintHead person={displayName(details)} />
      <HoldsNow holds={holds} />
      <ClosedProvider value={isClosed || answer?.holding.mayChoose === false}>
        <AdviceHead
          stepId={planStep.step.id}
          given={isPlain ? answer?.advice : undefined}
          details={details}
          pages={pages}
        />
        {isClosed && (
          <Notification tone="lightpurple" live={false} heading={words.closed.heading}>
            {words.closed.text}
          </Notification>
        )}
        {answer && isGranted && (
          <WhileGranted advice={answer.advice} details={details} stepId={planStep.step.id} />
        )}
        {answer && isRefused && (
          <AfterNo advice={answer.advice} details={details} stepId={planStep.step.id} />
        )}
        {answer && isPlain && (
          <Advice advice={answer.advice} details={details} stepId={planStep.step.id} pages={pages} />
        )}
      </ClosedProvider>
      {!answer && error && (
        <TroubleState retrying={isFetching} onRetry={() => void again()}>
          {wordsOfReading(error)}
        </TroubleState>
      )}
      {!answer && !error && <Loading wholePage label={words.gettingAdvice} skeleton={[40, 100, 100, 70]} />}
    </section>
  );
}

/** The advice on all saved answers: what was read beside the journey, the first time, unless an answer came since. */
export async function readAdvice({ store, early }: Pick<LoadedJourney, 'store' | 'early'>) {
  const begun = early?.take(ADVICE_READ);
  if (begun && store.isAllSaved()) return begun;
  // The server judges all the answers, and the last one may still be on its way.
  await store.allSaved();
  return ADVICE_READ.read();
}

type AdviceProps = {
  readonly advice: Recommendation;
  readonly details: UserDetail;
  readonly stepId: string;
  readonly pages: PagesWithSteps;
};

/**
 * Everything below the head of the advice: urgent matters, what comes first in this state, the solutions, and how to
 * speak to somebody.
 */
export function Advice({ advice, details, stepId, pages }: AdviceProps) {
  const state = saidFirst(advice);
  const call = callFrom(stepId, details);
  const isAnswered = state === 'solutions' && advice.status === 'ready';
  const folds = useFolds(advice);
  const isClosed = useIsClosed();
  return (
    <>
      <Decided decided={advice.decided} takenBack={advice.takenBack} />
      {isAnswered && !advice.timeComesFirst && (
        <LeftEachMonth
          left={advice.left}
          costMissing={advice.costMissing}
          pages={pages}
          isFolded={folds.left}
        />
      )}
      {/* Beside what is found out with a person they are in the head, below the call. */}
      {state !== 'person' && <UrgentMatters urgent={advice.urgent} />}
      {isAnswered && advice.timeComesFirst && <RestOfAnswer advice={advice} pages={pages} />}
      <WaitIsOver waitIsOver={advice.waitIsOver} />
      {state === 'close' && advice.close && (
        <>
          <MissingThings
            close={advice.close}
            judgedOn={advice.judgedOn}
            costMissing={advice.costMissing}
            pages={pages}
          />
          <UntilThen
            untilThen={advice.close.untilThen}
            pleaseDont={advice.close.pleaseDont}
            isFolded={folds.untilThen}
          />
        </>
      )}
      {state === 'person' && !advice.namesNothing && (
        <Disclosure className={personStyles.fold} summary={personWords.fold}>
          <LeftEachMonth left={advice.left} costMissing={advice.costMissing} pages={pages} isFolded />
          <SolutionGroups advice={asShown(advice)} />
        </Disclosure>
      )}
      {state === 'solutions' && <Solutions advice={advice} pages={pages} />}
      <div className={styles.pair}>
        {(state === 'solutions' || (state === 'person' && !advice.namesNothing)) && (
          <WhatIf advice={advice} isFolded={folds.whatIf} />
        )}
        {advice.recordId && advice.status !== 'incomplete' && <AdviceToKeep recordId={advice.recordId} />}
      </div>
      {state === 'close' && <CallOnPaper heading={closeWords.talk.heading} />}
      {/* Where a person looks first, the call stands in the head. */}
      {state !== 'person' && (
        <TalkToUs
          {...call}
          {...(state === 'close' ? closeWords.talk : {})}
          goesOnWith={isClosed ? undefined : goesOnWith(advice)}
        />
      )}
      {!isHowFolded(advice, state) && (
        <HowWeGotHere gates={advice.gates} onlyDecided={state !== 'solutions'} />
      )}
      <FreeAdvice>{advice.freeAdvice}</FreeAdvice>
    </>
  );
}

/** The solution with which somebody goes on online: the best match, where it is theirs to choose. */
function goesOnWith(advice: Recommendation): string | undefined {
  const shortName = advice.recommended?.product.shortName;
  return shortName !== undefined && canChoose(advice, shortName) ? shortName : undefined;
}

/** What of the answer stands below something that threatens soon. */
function RestOfAnswer({ advice, pages }: Pick<AdviceProps, 'advice' | 'pages'>) {
  const { recommended, left, costMissing } = advice;
  return (
    <>
      {recommended && (
        <div className={answerStyles.card}>
          <AnswerBody solution={recommended} />
        </div>
      )}
      <LeftEachMonth left={left} costMissing={costMissing} pages={pages} isFolded={useFolds(advice).left} />
    </>
  );
}

/** What is recommended, or what is still missing for it. */
function Solutions({ advice, pages }: Pick<AdviceProps, 'advice' | 'pages'>) {
  return (
    <>
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
          {isHowFolded(advice, 'solutions') && <HowWeGotHere gates={advice.gates} onlyDecided={false} />}
        </SolutionGroups>
      )}
    </>
  );
}

/** Whether how the advice came about stands with what does not fit. */
function isHowFolded({ ineligible, status }: Recommendation, state: SaidFirst): boolean {
  return state === 'solutions' && status !== 'incomplete' && ineligible.length > 0;
}
