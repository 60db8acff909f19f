import type { Debt } from '@towpath/contracts/api/debts.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import { useMemo, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { useLoadedJourney } from '../../journey/state/journeyContext.ts';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { useOwnSave } from '../../journey/steps/useOwnSave.ts';
import { useNationTold } from '../../journey/useNationTold.ts';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import { debtInPence } from '../debtInPence.ts';
import { debtLines } from '../form/debtLines.ts';
import { afterGiving, readDebts } from '../state/asRead.ts';
import { bodiesOf, DETAILS_FIELDS, detailsSave } from '../state/detailsSave.ts';
import { useDebtList } from '../state/useDebtList.ts';
import { DETAILS_TIPS, WithSideColumn } from '../step/WithSideColumn.tsx';
import { BehindPart } from './BehindPart.tsx';
import { CourtPart } from './CourtPart.tsx';
import styles from './Details.module.css';
import { detailsDraftOf } from './detailsDraft.ts';
import { RarePart } from './RarePart.tsx';
import { idOf, useDetails } from './useDetails.ts';
import { words } from './words.ts';

/**
 * What decides about each debt beyond the list and the legal questions, asked of all debts at once: who has nothing to
 * say gives two answers.
 */
export function CustomerDebtsDetails(props: StepProps) {
  const { step, pageId } = props.planStep;
  const [list, debts] = useDebtList();
  const goBack = useGoBack(pageId);
  return (
    <WithSideColumn tips={DETAILS_TIPS}>
      {list.phase === 'ready' ? (
        <Questions {...props} debts={list.debts} onSaved={() => void debts.load()} />
      ) : (
        <>
          <StepHeading stepId={step.id} level={1}>
            {step.headerText}
          </StepHeading>
          {list.phase === 'loading' && <Loading wholePage label={words.loading} skeleton={[100, 60, 60]} />}
          {list.phase === 'trouble' && (
            <TroubleState onRetry={() => void debts.load()}>
              {list.trouble && wordsOfFailure(list.trouble)}
            </TroubleState>
          )}
          <Bar back={{ onPress: goBack }} next={{ disabled: true }} reason={words.loading} />
        </>
      )}
    </WithSideColumn>
  );
}

type QuestionsProps = StepProps & { readonly debts: readonly Debt[]; readonly onSaved: () => void };

function Questions({
  planStep,
  answered,
  startingAnswerHint,
  debts,
  onSaved,
  onAnswer,
  onContinue,
}: QuestionsProps) {
  const toldBefore = startingAnswerHint && words.behind.toldBefore(startingAnswerHint);
  const { step } = planStep;
  const outbox = useOutbox();
  const { store, journeyId } = useLoadedJourney();
  const nation = useNationTold();
  const goBack = useGoBack(planStep.pageId);
  const kept = useMemo(() => detailsDraftOf(outbox, journeyId), [outbox, journeyId]);
  const inPence = useMemo(() => debts.map(debtInPence), [debts]);
  const [read, setRead] = useState(() => readDebts(debts, DETAILS_FIELDS));
  const details = useDetails(inPence, kept, answered);
  const { save, saving, failure, forget } = useOwnSave(step.id, journeyId, detailsSave, {
    onSaved: () => {
      onSaved();
      onAnswer([]);
      onContinue();
    },
  });
  const lines = debtLines(debts);
  const { lacks, problems, attempt } = details;
  const fromReport = debts.some(debt => debt.source === 'credit report' && debt.isInArrears === true);
  useErrorInTitle(problems.length > 0);

  function next() {
    const changed = details.changed();
    if (changed === null) return details.showAll();
    const bodies = bodiesOf(changed, read);
    setRead(afterGiving(read, bodies));
    void save(step.id, { form: details.form, changed: bodies, completes: store.toComplete(step.id) });
  }

  return (
    <div onChange={() => failure && forget(step.id)}>
      {attempt > 0 && problems.length > 0 && (
        <div className={styles.summary}>
          <ErrorSummary
            attempt={attempt}
            problems={problems.map(({ at, message }) => ({ id: idOf(at), message }))}
          />
        </div>
      )}
      <StepHeading stepId={step.id} level={1}>
        {step.headerText}
      </StepHeading>
      <StepText>{step.additionalText}</StepText>
      {failure && (
        <div className={styles.summary}>
          <Notification tone="red">{failure.message}</Notification>
        </div>
      )}
      <div className={styles.parts}>
        <BehindPart
          details={details}
          lines={lines}
          says={fromReport && !answered ? words.behind.fromReport : toldBefore}
        />
        {details.asked.court.length > 0 && <CourtPart details={details} lines={lines} nation={nation} />}
        <RarePart details={details} lines={lines} nation={nation} />
      </div>
      <Bar
        back={{ onPress: goBack }}
        reason={lacks.length === 0 ? undefined : words.toGo(lacks.length)}
        next={{ disabled: lacks.length > 0, loading: saving, onPress: next, onBlockedPress: details.showAll }}
      />
    </div>
  );
}
