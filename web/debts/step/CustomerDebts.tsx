import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { Activity, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CreditSearch } from '../../credit-search/CreditSearch.tsx';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { useJourneyStore, useSnapshot } from '../../journey/state/journeyContext.ts';
import { Bar } from '../../journey/steps/Bar.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { balanceText, creditorNow } from '../debtTexts.ts';
import { DebtForm } from '../form/DebtForm.tsx';
import { legalDraftOf } from '../form/draftKinds.ts';
import { LegalQuestions } from '../form/LegalQuestions.tsx';
import { GuidesProvider, useReadGuides } from '../kinds/guidesContext.ts';
import { useDebtList } from '../state/useDebtList.ts';
import { ToldCardList } from '../told/ToldCards.tsx';
import { useToldCards } from '../told/useToldCards.ts';
import { DeleteDebt } from './DeleteDebt.tsx';
import styles from './debts.module.css';
import { debtToOpen } from './debtToOpen.ts';
import { legalStart } from './legalStart.ts';
import { Notices } from './Notices.tsx';
import { Overview, OverviewBar } from './Overview.tsx';
import { offersCreditSearch } from './offersCreditSearch.ts';
import { worksWithoutList } from './screens.ts';
import { useDebtActions } from './useDebtActions.ts';
import { useFocusOnScreen } from './useFocusOnScreen.ts';
import { useScreen } from './useScreen.ts';
import { Welcome } from './Welcome.tsx';
import { FORM_TIPS, LEGAL_TIPS, WithSideColumn } from './WithSideColumn.tsx';
import { words } from './words.ts';

/** The debts step: its five screens, and the list they share (DE-007). */
export function CustomerDebts({ planStep, problem, answered, onContinue }: StepProps) {
  const { step } = planStep;
  const store = useJourneyStore();
  const outbox = useOutbox();
  const legalDraft = useMemo(() => legalDraftOf(outbox), [outbox]);
  const { details, path, startingAnswers } = useSnapshot();
  const [sharedList, debts] = useDebtList();
  // Answers that are kept here are not saved, or not all of them: then the flags the list was filled up with (DE-029)
  // do not stand for them.
  const hasAnswers = sharedList.legalQuestionsCompleted && legalDraft.read() !== undefined;
  const list = hasAnswers ? { ...sharedList, legalQuestionsCompleted: false } : sharedList;
  const [asked, setAsked] = useState<string | null>(null);
  const guides = useReadGuides();
  const goBack = useGoBack(planStep.pageId);
  const listed = list.phase === 'ready';
  const showCreditSearch = offersCreditSearch(step);

  const kindsListed = [...list.debts, ...list.unsaved.map(({ body }) => body)].map(
    ({ creditTypeId }) => creditTypeId ?? null,
  );
  const told = useToldCards(guides, kindsListed, listed && !answered);

  const unsaved = list.unsaved.length > 0;
  useEffect(
    () => store.reportStepSave(list.saving ? 'saving' : unsaved ? 'not saved yet' : 'saved'),
    [store, list.saving, unsaved],
  );

  /** Goes on from the debts: the step is complete without answers of its own (LQ-019). */
  function submit() {
    told.forget();
    store.answer(step.id, []);
    onContinue();
  }

  const [screen, move] = useScreen(
    {
      debtIds: [...list.debts.map(({ id }) => id), ...list.unsaved.map(({ body }) => body.id)],
      hasDebts: list.debts.length > 0,
      legalQuestionsCompleted: list.legalQuestionsCompleted,
      showCreditSearch,
    },
    { listed, onSubmit: submit, onLeave: goBack },
  );
  const { notice, save, go, ...acts } = useDebtActions(debts, step.id, move);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnScreen(place, screen);

  // The same functions each time, so that only cards of changed debts are drawn anew.
  const latest = useRef(go);
  latest.current = go;
  const add = useCallback(() => latest.current({ kind: 'add' }), []);
  const edit = useCallback((debtId: string) => latest.current({ kind: 'edit', debtId }), []);
  const search = showCreditSearch ? () => go({ kind: 'search' }) : undefined;
  const back = () => go({ kind: 'back' });

  /** Saves the debts of the cards, and goes on; what does not get through is on the list, with what to do about it. */
  async function goOn() {
    const bodies = told.bodies();
    if (bodies.length > 0 && !(await acts.saveAll(bodies))) return;
    go({ kind: 'continue' });
  }
  const cards = <ToldCardList told={told} />;

  if (!listed && !worksWithoutList(screen)) {
    return (
      <>
        {list.phase === 'trouble' ? (
          <TroubleState headingLevel={1} onRetry={() => void debts.load()}>
            {list.trouble && wordsOfFailure(list.trouble)}
          </TroubleState>
        ) : (
          <Loading wholePage label={words.loading} skeleton={[40, 100, 100, 100]} />
        )}
        <Bar back={{ onPress: goBack }} next={{ disabled: true }} reason={words.list.notYet} />
      </>
    );
  }

  const legal = legalStart(list.debts, path.answers, startingAnswers.get(step.id)?.says);
  const askedDebt = list.debts.find(({ id }) => id === asked);
  const notices = (
    <Notices
      notice={notice}
      problem={problem}
      unsaved={list.unsaved}
      saving={list.saving}
      onOpen={edit}
      onTryAgain={({ body }) => void save(body)}
      onDiscard={debtId => debts.discard(debtId)}
    />
  );

  return (
    <GuidesProvider value={guides}>
      <div ref={place}>
        {/* Stays mounted while a form is open, so that a long list shows immediately when the form closes. */}
        <Activity mode={screen.name === 'DebtsOverview' ? 'visible' : 'hidden'}>
          <Overview
            stepId={step.id}
            isShown={screen.name === 'DebtsOverview'}
            list={list}
            notices={notices}
            onAdd={add}
            onEdit={edit}
            onDelete={setAsked}
            onKeepBoth={debtIds => void acts.keepBoth(debtIds)}
            onGone={debts => void acts.removeAll(debts)}
            onOwed={debt => void acts.keepOwed(debt)}
            onSearch={search}
            // One place at a time: the list stays in the page while Welcome shows.
            cards={screen.name === 'DebtsOverview' && cards}
          />
          <OverviewBar list={list} told={told} onBack={back} onContinue={() => void goOn()} />
        </Activity>
        {screen.name === 'Welcome' && (
          <>
            {notices}
            <Welcome
              stepId={step.id}
              heading={words.overview.heading}
              firstName={details.forename}
              text={step.additionalText}
              onSearch={search}
              onAdd={add}
              cards={told.cards.length > 0 && cards}
            />
            {told.cards.length > 0 ? (
              <OverviewBar list={list} told={told} onBack={back} onContinue={() => void goOn()} />
            ) : (
              <Bar back={{ onPress: back }} next={{ disabled: true }} reason={words.list.addFirst} />
            )}
          </>
        )}
        {screen.name === 'DebtForm' && (
          <WithSideColumn tips={FORM_TIPS} isPartlyWide>
            <DebtForm
              key={screen.debtId}
              debt={debtToOpen(screen.debtId, list)}
              faults={list.unsaved.find(({ body }) => body.id === screen.debtId)?.faults}
              saving={list.saving}
              onSave={acts.saveForm}
              onBack={back}
            />
          </WithSideColumn>
        )}
        {screen.name === 'LegalQuestions' && (
          <WithSideColumn tips={LEGAL_TIPS}>
            {notice?.kind === 'trouble' && (
              <div className={styles.notices}>
                <Notification tone="red" heading={notice.heading}>
                  {notice.line}
                </Notification>
              </div>
            )}
            <LegalQuestions
              debts={list.debts}
              draft={legalDraft.read() ?? legal.answers}
              courtSays={legal.says}
              onDraft={answers => {
                debts.discardLegalAnswers(step.id);
                legalDraft.keep(answers);
              }}
              saving={list.saving}
              onDone={(answers, changed) => {
                told.forget();
                void acts.settle({
                  answers,
                  changed,
                  completes: store.toComplete(step.id),
                });
              }}
              onBack={back}
            />
          </WithSideColumn>
        )}
        {screen.name === 'CreditSearch' && (
          <CreditSearch
            stepId={step.id}
            details={details}
            onFound={result => {
              // A report settles the questions (CS-009), so answers to some of them from before are dropped.
              legalDraft.forget();
              acts.found(result);
            }}
            onBack={back}
            onByHand={add}
          />
        )}
        <DeleteDebt
          debt={askedDebt && words.deleteDebt.debt(creditorNow(askedDebt), balanceText(askedDebt))}
          onClose={() => setAsked(null)}
          onDelete={async () => {
            if (askedDebt) await acts.remove(askedDebt);
            setAsked(null);
          }}
        />
      </div>
    </GuidesProvider>
  );
}
