import type { Entry, Statement } from '@towpath/contracts/api/budget.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TroubleState } from '@towpath/design-system/feedback/StatePanel.tsx';
import { ALL_COMPLETED_MESSAGE } from '@towpath/domain/budget/progress.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { useEffect, useState } from 'react';
import { isFailure, wordsOfReading } from '../../data/failure.ts';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { useGoBack } from '../../journey/steps/useGoBack.ts';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import { categoryStatus, totalsAsTyped } from '../state/typedLines.ts';
import { useBudgetSheet } from '../state/useBudgetSheet.ts';
import styles from './budget.module.css';
import { CategoryAccordion } from './CategoryAccordion.tsx';
import { DeviationDrawer } from './DeviationDrawer.tsx';
import { ALL_DONE_ID, focusOn } from './places.ts';
import { Reopened } from './Reopened.tsx';
import { reasonToWait } from './reasonToWait.ts';
import { useSubmitting } from './useSubmitting.ts';
import { words } from './words.ts';

/** Income and costs, one category at a time, income first (IE-008, IE-011). */
export function Budget({ planStep, problem, onContinue }: StepProps) {
  const { step, pageId } = planStep;
  const store = useJourneyStore();
  const goBack = useGoBack(pageId);
  const [budget, sheet] = useBudgetSheet();
  const { statement, typed, submitting, waiting } = budget;
  const [trouble, setTrouble] = useState<string>();
  const [finishing, setFinishing] = useState(false);
  const entries = statement ? [...statement.incomeCategories, ...statement.expenditureCategories] : [];
  const { openId, asking, wrong, ...act } = useSubmitting(sheet, budget, allCompleted);
  const statuses = entries.map(entry => categoryStatus(entry, typed));
  const allDone = statuses.length > 0 && statuses.every(each => each === 'completed');
  useErrorInTitle(wrong.length > 0);

  const unsaved = Object.keys(typed).length > 0 || waiting.length > 0;
  useEffect(
    () => store.reportStepSave(submitting !== null ? 'saving' : unsaved ? 'not saved yet' : 'saved'),
    [store, submitting, unsaved],
  );

  /** Marks the budget complete, and says so (IE-014). False where that could not be done yet. */
  async function finish(): Promise<boolean> {
    setTrouble(undefined);
    setFinishing(true);
    try {
      await sheet.complete();
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      setTrouble(failure.message);
      return false;
    } finally {
      setFinishing(false);
    }
  }

  /** The last category has been completed: the word on that takes the focus. */
  async function allCompleted() {
    if (await finish()) focusOn(ALL_DONE_ID);
  }

  async function goOn() {
    if (!(await finish())) return;
    store.answer(step.id, []);
    onContinue();
  }

  if (!statement) {
    return (
      <>
        {budget.phase === 'trouble' ? (
          <TroubleState headingLevel={1} onRetry={() => void sheet.load()}>
            {wordsOfReading(budget.trouble)}
          </TroubleState>
        ) : (
          <Loading label={words.sheet.loading} skeleton={[40, 100, 100, 100]} />
        )}
        <Bar back={{ onPress: goBack }} next={{ disabled: true }} reason={words.sheet.noBudgetYet} />
      </>
    );
  }

  const totals = totalsAsTyped(statement, typed);
  const sides = [
    {
      id: 'income',
      name: words.sheet.moneyIn,
      sum: totals.income,
      toldBefore: statement.incomeToldBefore,
      entries: statement.incomeCategories,
    },
    {
      id: 'outgoings',
      name: words.sheet.moneyOut,
      sum: totals.outgoings,
      toldBefore: null,
      entries: statement.expenditureCategories,
    },
  ];
  const isAgain = ({ categoryId, status }: Entry) =>
    status === 'Error' && (statement.reopened?.categoryIds.includes(categoryId) ?? false);

  return (
    <section className={styles.page}>
      <StepHeading stepId={step.id} level={1}>
        {step.headerText}
      </StepHeading>
      <StepText>{step.additionalText ?? words.sheet.lead}</StepText>
      {problem && (
        <div className={styles.note}>
          <Notification tone="red">{problem}</Notification>
        </div>
      )}
      {statement.reopened && (
        <Reopened says={statement.reopened.says} entries={entries.filter(isAgain)} onOpen={act.show} />
      )}
      {sides.map(side => (
        <section className={styles.side} key={side.id} aria-labelledby={`budget-${side.id}`}>
          <h2 id={`budget-${side.id}`}>
            {side.name} <span>{words.sheet.soFar(formatPounds(side.sum))}</span>
          </h2>
          {side.toldBefore && side.entries.some(({ status }) => status !== 'Completed') && (
            <p className={styles.told}>{side.toldBefore}</p>
          )}
          {side.entries.map(entry => (
            <CategoryAccordion
              key={entry.categoryId}
              entry={entry}
              frequencies={statement.frequencies}
              typed={typed}
              tooltips={budget.tooltips}
              open={openId === entry.categoryId}
              again={isAgain(entry)}
              saving={submitting === entry.categoryId}
              waits={waiting.includes(entry.categoryId)}
              refusal={act.refusalOf(entry.categoryId)}
              wrong={openId === entry.categoryId ? wrong : []}
              attempt={act.attempt}
              onToggle={() => act.toggle(entry.categoryId)}
              onType={(typeId, change) => sheet.type(typeId, change)}
              onSubmit={() => void act.submit(entry)}
            />
          ))}
        </section>
      ))}
      {isIncomeTold(statement, totals.income) && (
        <p className={styles.left}>
          <span>{totals.left < 0 ? words.sheet.shortSoFar : words.sheet.leftSoFar}</span>
          <b>{formatPounds(Math.abs(totals.left))}</b>
        </p>
      )}
      {totals.left < 0 && isIncomeTold(statement, totals.income) && (
        <Notification tone="orange" live={false}>
          {words.sheet.moreOutThanIn}
        </Notification>
      )}
      {allDone && statement.isComplete && (
        <div className={styles.note} id={ALL_DONE_ID} tabIndex={-1}>
          <Notification tone="green" live={false}>
            {statement.message ?? ALL_COMPLETED_MESSAGE}
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
        frequencies={statement.frequencies}
        saving={submitting !== null}
        onReason={act.giveReason}
        onClose={act.changeAmount}
      />
      <Bar
        back={{ onPress: goBack }}
        reason={reasonToWait(entries, statuses)}
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

/** Whether something came in, or all of it was submitted as nothing: before that, nobody is said to be short. */
function isIncomeTold({ incomeCategories }: Statement, income: Pence): boolean {
  return income > 0 || incomeCategories.every(({ status }) => status !== 'InProgress');
}
