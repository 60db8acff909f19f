import { myDebts } from '@towpath/contracts/api/debts.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/StatePanel.tsx';
import { displayName } from '@towpath/domain/people/names.ts';
import { useCallback } from 'react';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import type { JourneyStore } from '../../journey/state/journeyStore.ts';
import { StepHeading } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { PrintHead } from '../../papers/PrintHead.tsx';
import { Advice } from '../Advice.tsx';
import { opening } from '../solutionTexts.ts';
import { words } from '../words.ts';
import styles from './FullJourneyAdvice.module.css';

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
      <StepHeading stepId={planStep.step.id} level={1}>
        {said?.heading ?? words.yourAdvice}
      </StepHeading>
      {said && <p className={`lead ${styles.lead}`}>{said.lead}</p>}
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
