import type { CreditSearchResult } from '@towpath/contracts/creditSearch.ts';
import type { Debt, DebtBody } from '@towpath/contracts/debts.ts';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/StatePanel.tsx';
import type { LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import { Activity, useCallback, useRef, useState } from 'react';
import { isFailure } from '../../../data/failure.ts';
import { balanceText } from '../../../debts/debtTexts.ts';
import type { UnsavedDebt } from '../../../debts/unsaved.ts';
import { useDebtList } from '../../../debts/useDebtList.ts';
import { CreditSearch } from '../../../features/credit-search/CreditSearch.tsx';
import { DebtForm } from '../../../features/debts/DebtForm.tsx';
import { keptDraft } from '../../../features/debts/keptDraft.ts';
import { LegalQuestions } from '../../../features/debts/LegalQuestions.tsx';
import { useJourneyStore, useSnapshot } from '../../state/journeyContext.ts';
import type { StepProps } from '../stepProps.ts';
import { Bar } from './Bar.tsx';
import { DeleteDebt } from './DeleteDebt.tsx';
import styles from './debts.module.css';
import { debtToOpen } from './debtToOpen.ts';
import { Notices } from './Notices.tsx';
import { type Notice, wordsOfNotice } from './notices.ts';
import { Overview } from './Overview.tsx';
import { worksWithoutList } from './screens.ts';
import { useFocusOnScreen } from './useFocusOnScreen.ts';
import { useGoBack } from './useGoBack.ts';
import { useScreen } from './useScreen.ts';
import { Welcome } from './Welcome.tsx';

const legalDraft = keptDraft<LegalAnswers>('legal');

/** The debts step: its five screens, and the list they share (DE-007). */
export function CustomerDebts({ planStep, problem, onContinue }: StepProps) {
  const { step } = planStep;
  const store = useJourneyStore();
  const { details } = useSnapshot();
  const [list, debts] = useDebtList(step.id);
  const [notice, setNotice] = useState<Notice>();
  const [asked, setAsked] = useState<string | null>(null);
  const announce = useAnnounce();
  const goBack = useGoBack(planStep.pageId);
  const listed = list.phase === 'ready';
  const showCreditSearch = step.stepConfig?.showCreditSearch ?? false;

  /** On from the debts: the step is answered without answers of its own (LQ-019). */
  function submit() {
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
  const place = useRef<HTMLDivElement>(null);
  useFocusOnScreen(place, screen);

  function tell(next: Notice) {
    setNotice(next);
    const { tone, heading, line } = wordsOfNotice(next);
    if (tone !== 'red') announce(`${heading} ${line}`);
  }

  async function save(body: UnsavedDebt['body']) {
    const isNew = !debts.has(body.id);
    setNotice(undefined);
    const saved = await debts.save(body, step.id);
    if (!saved.ok) return;
    const name = saved.debt.initialCreditorName;
    tell({ kind: isNew ? 'added' : 'changed', name, count: debts.snapshot().debts.length });
  }

  /** The list has taken the debt over, saved or not, so the form can let go of it (DE-027, DE-028). */
  async function saveForm(body: DebtBody): Promise<boolean> {
    await save({ ...body, id: body.id ?? crypto.randomUUID() });
    move({ kind: 'saved' });
    return true;
  }

  async function remove(debt: Debt) {
    const name = debt.initialCreditorName;
    try {
      await debts.remove(debt.id);
      tell({ kind: 'deleted', name, count: debts.snapshot().debts.length });
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      tell({ kind: 'trouble', heading: `${name} is still on your list.`, line: failure.message });
    }
    setAsked(null);
  }

  async function keepBoth(debtIds: readonly [string, string]) {
    try {
      await debts.keepBoth(debtIds);
      announce('We’ll keep both.');
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      tell({ kind: 'trouble', heading: 'We couldn’t keep that.', line: failure.message });
    }
  }

  async function settle(changed: readonly Debt[]) {
    setNotice(undefined);
    try {
      await debts.saveFlags(changed);
      legalDraft.forget();
      move({ kind: 'answered' });
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      tell({ kind: 'trouble', heading: 'Your answers are not saved yet.', line: failure.message });
    }
  }

  function found({ imported, ...read }: CreditSearchResult) {
    debts.take(read);
    tell({ kind: 'found', added: imported.added.length, updated: imported.updated.length });
    move({ kind: 'found' });
  }

  const add = useCallback(() => {
    setNotice(undefined);
    move({ kind: 'add' });
  }, [move]);
  const edit = useCallback(
    (debtId: string) => {
      setNotice(undefined);
      move({ kind: 'edit', debtId });
    },
    [move],
  );
  const search = () => {
    setNotice(undefined);
    move({ kind: 'search' });
  };
  const back = () => move({ kind: 'back' });

  if (!listed && !worksWithoutList(screen)) {
    return (
      <>
        {list.phase === 'trouble' ? (
          <TroubleState headingLevel={1} onRetry={() => void debts.load()}>
            {list.trouble?.message}
          </TroubleState>
        ) : (
          <Loading label="Getting your debts" skeleton={[40, 100, 100, 100]} />
        )}
        <Bar back={{ onPress: goBack }} next={{ disabled: true }} reason="We don’t have your list yet" />
      </>
    );
  }

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
    <div ref={place}>
      {/* Stays while a form is open, so that a long list is there at once when the form closes. */}
      <Activity mode={screen.name === 'DebtsOverview' ? 'visible' : 'hidden'}>
        <Overview
          stepId={step.id}
          list={list}
          notices={notices}
          onAdd={add}
          onEdit={edit}
          onDelete={setAsked}
          onKeepBoth={debtIds => void keepBoth(debtIds)}
          onSearch={showCreditSearch ? search : undefined}
        />
        <Bar
          back={{ onPress: back }}
          reason={
            list.unsaved.length > 0
              ? 'A debt is not saved yet'
              : list.legalQuestionsCompleted
                ? undefined
                : 'Next: a few legal questions'
          }
          next={{
            disabled: list.unsaved.length > 0,
            onPress: () => {
              setNotice(undefined);
              move({ kind: 'continue' });
            },
          }}
        />
      </Activity>
      {screen.name === 'Welcome' && (
        <>
          {notices}
          <Welcome
            stepId={step.id}
            firstName={details.forename}
            text={step.additionalText}
            showCreditSearch={showCreditSearch}
            onSearch={search}
            onAdd={add}
          />
          <Bar back={{ onPress: back }} next={{ disabled: true }} reason="Add a debt to carry on" />
        </>
      )}
      {screen.name === 'DebtForm' && (
        <DebtForm
          key={screen.debtId}
          debt={debtToOpen(screen.debtId, list)}
          saving={list.saving}
          onSave={saveForm}
          onBack={back}
        />
      )}
      {screen.name === 'LegalQuestions' && (
        <>
          {notice?.kind === 'trouble' && (
            <div className={styles.notices}>
              <Notification tone="red" heading={notice.heading}>
                {notice.line}
              </Notification>
            </div>
          )}
          <LegalQuestions
            debts={list.debts}
            draft={legalDraft.read()}
            onDraft={legalDraft.keep}
            saving={list.saving}
            onDone={changed => void settle(changed)}
            onBack={back}
          />
        </>
      )}
      {screen.name === 'CreditSearch' && (
        <CreditSearch stepId={step.id} details={details} onFound={found} onBack={back} onByHand={add} />
      )}
      <DeleteDebt
        name={askedDebt ? `${askedDebt.initialCreditorName}, ${balanceText(askedDebt)}` : null}
        onClose={() => setAsked(null)}
        onDelete={async () => {
          if (askedDebt) await remove(askedDebt);
        }}
      />
    </div>
  );
}
