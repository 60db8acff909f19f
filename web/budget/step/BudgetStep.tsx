import type { Budget, CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { ALL_COMPLETED_MESSAGE } from '@towpath/domain/budget/progress.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { useEffect, useState } from 'react';
import { isFailure, wordsOfReading } from '../../data/failure.ts';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { categoryStatus, totalsAsTyped } from '../state/typedLines.ts';
import { useBudgetStore } from '../state/useBudgetStore.ts';
import styles from './budget.module.css';
import { CategoryAccordion } from './CategoryAccordion.tsx';
import { DeviationDrawer } from './DeviationDrawer.tsx';
import { ALL_DONE_ID, focusOn } from './elementIds.ts';
import { Reopened } from './Reopened.tsx';
import { reasonToWait } from './reasonToWait.ts';
import { useSubmitting } from './useSubmitting.ts';
import { words } from './words.ts';

/** Income and costs, one category at a time, income first (IE-008, IE-011). */
export function BudgetStep({ planStep, problem, onContinue }: StepProps) {
  const { step, pageId } = planStep;
  const store = useJourneyStore();
  const goBack = useGoBack(pageId);
  const [snapshot, budgetStore] = useBudgetStore();
  const { budget, typed, submitting, waiting } = snapshot;
  const [trouble, setTrouble] = useState<string>();
  const [finishing, setFinishing] = useState(false);
  const entries = budget ? [...budget.incomeCategories, ...budget.expenditureCategories] : [];
  const unfinished = entries.filter(entry => categoryStatus(entry, typed) !== 'completed');
  const allDone = entries.length > 0 && unfinished.length === 0;
  const nextCategoryId = budget?.nextCategoryId ?? null;
  const { openId, asking, ...act } = useSubmitting(
    budgetStore,
    { nextCategoryId, unfinished, waiting },
    allCompleted,
  );

  const unsaved = Object.keys(typed).length > 0 || waiting.length > 0;
  useEffect(
    () => store.reportStepSave(submitting !== null ? 'saving' : unsaved ? 'not saved yet' : 'saved'),
    [store, submitting, unsaved],
  );

  /** Marks the budget complete and announces it (IE-014). False when that was not possible yet. */
  async function finish(): Promise<boolean> {
    setTrouble(undefined);
    setFinishing(true);
    try {
      await budgetStore.complete();
      // What the budget brings up decides what comes next.
      await store.reload().catch(() => undefined);
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      setTrouble(failure.message);
      return false;
    } finally {
      setFinishing(false);
    }
  }

  /** The last category has been completed: the message about it takes the focus. */
  async function allCompleted() {
    if (await finish()) focusOn(ALL_DONE_ID);
  }

  async function goOn() {
    if (!(await finish())) return;
    store.answer(step.id, []);
    onContinue();
  }

  if (!budget) {
    return (
      <>
        {snapshot.phase === 'trouble' ? (
          <TroubleState headingLevel={1} onRetry={() => void budgetStore.load()}>
            {wordsOfReading(snapshot.trouble)}
          </TroubleState>
        ) : (
          <Loading wholePage label={words.budget.loading} skeleton={[40, 100, 100, 100]} />
        )}
        <Bar back={{ onPress: goBack }} next={{ disabled: true }} reason={words.budget.noBudgetYet} />
      </>
    );
  }

  const totals = totalsAsTyped(budget, typed);
  const sides = [
    {
      id: 'income',
      name: words.budget.moneyIn,
      sum: totals.income,
      toldBefore: budget.incomeToldBefore,
      entries: budget.incomeCategories,
    },
    {
      id: 'outgoings',
      name: words.budget.moneyOut,
      sum: totals.outgoings,
      toldBefore: null,
      entries: budget.expenditureCategories,
    },
  ];
  const isAgain = ({ categoryId, status }: CategoryEntry) =>
    status === 'Error' && (budget.reopened?.categoryIds.includes(categoryId) ?? false);

  return (
    <section className={styles.page}>
      <StepHeading stepId={step.id} level={1}>
        {step.headerText}
      </StepHeading>
      <StepText>{step.additionalText ?? words.budget.lead}</StepText>
      {problem && (
        <div className={styles.note}>
          <Notification tone="red">{problem}</Notification>
        </div>
      )}
      {budget.reopened && (
        <Reopened says={budget.reopened.says} entries={entries.filter(isAgain)} onOpen={act.show} />
      )}
      {sides.map(side => (
        <section className={styles.side} key={side.id} aria-labelledby={`budget-${side.id}`}>
          <h2 id={`budget-${side.id}`}>
            {side.name} <span>{words.budget.soFar(formatPounds(side.sum))}</span>
          </h2>
          {side.toldBefore && side.entries.some(({ status }) => status !== 'Completed') && (
            <p className={styles.told}>{side.toldBefore}</p>
          )}
          {side.entries.map(entry => (
            <CategoryAccordion
              key={entry.categoryId}
              entry={entry}
              frequencies={budget.frequencies}
              typed={typed}
              tooltips={snapshot.tooltips}
              open={openId === entry.categoryId}
              again={isAgain(entry)}
              saving={submitting === entry.categoryId}
              waits={waiting.includes(entry.categoryId)}
              refusal={act.refusalOf(entry.categoryId)}
              checked={act.checkedId === entry.categoryId}
              attempt={act.attempt}
              onToggle={() => act.toggle(entry.categoryId)}
              onType={budgetStore.type}
              onSubmit={() => void act.submit(entry)}
            />
          ))}
        </section>
      ))}
      {isIncomeTold(budget, totals.income) && (
        <p className={styles.left}>
          <span>{totals.left < 0 ? words.budget.shortSoFar : words.budget.leftSoFar}</span>
          <b>{formatPounds(Math.abs(totals.left))}</b>
        </p>
      )}
      {totals.left < 0 && isIncomeTold(budget, totals.income) && (
        <Notification tone="orange" live={false}>
          {words.budget.moreOutThanIn}
        </Notification>
      )}
      {allDone && budget.isComplete && (
        <div className={styles.note} id={ALL_DONE_ID} tabIndex={-1}>
          <Notification tone="green" live={false}>
            {budget.message ?? ALL_COMPLETED_MESSAGE}
          </Notification>
        </div>
      )}
      {trouble && (
        <div className={styles.note}>
          <Notification tone="red">{trouble}</Notification>
        </div>
      )}
      <DeviationDrawer
        asking={asking}
        typed={typed}
        frequencies={budget.frequencies}
        saving={submitting !== null}
        onChoose={act.chooseReason}
        onReason={act.giveReason}
        onClose={act.changeAmount}
      />
      <Bar
        back={{ onPress: goBack }}
        reason={reasonToWait(unfinished)}
        next={{
          disabled: !allDone,
          loading: finishing,
          onPress: () => void goOn(),
          onBlockedPress: act.showFirstOpen,
        }}
      />
    </section>
  );
}

/**
 * Whether there is any income, or all of it was submitted as nothing: until then nobody is told they are
 * short.
 */
function isIncomeTold({ incomeCategories }: Budget, income: Pence): boolean {
  return income > 0 || incomeCategories.every(({ status }) => status !== 'InProgress');
}
