import type { Budget, CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { plus } from '@towpath/design-system/icons/drawings.generated.ts';
import { ALL_COMPLETED_MESSAGE } from '@towpath/domain/budget/progress.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { useMemo, useState } from 'react';
import { isFailure } from '../../data/failure.ts';
import { SideColumn } from '../../journey/SideColumn.tsx';
import { useJourneyStore } from '../../journey/state/journeyContext.ts';
import { Bar } from '../../journey/steps/Bar.tsx';
import { StepHeading, StepText } from '../../journey/steps/StepHeading.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import type { BudgetSnapshot, BudgetStore } from '../state/budgetStore.ts';
import { entriesOf } from '../state/composeCategories.ts';
import { lineNames, type OpenGap, openGaps } from '../state/openGaps.ts';
import { categoryStatus, totalsAsTyped } from '../state/typedLines.ts';
import { BeginAt } from './BeginAt.tsx';
import styles from './budget.module.css';
import { CategoryAccordion } from './CategoryAccordion.tsx';
import { Crumbs } from './Crumbs.tsx';
import { DeviationDrawer } from './DeviationDrawer.tsx';
import { ALL_DONE_ID, amountId, focusOn, gapId, lineOfId } from './elementIds.ts';
import { Gap } from './Gap.tsx';
import { words as listWords } from './listWords.ts';
import { MonthDock } from './MonthDock.tsx';
import { PutRight } from './PutRight.tsx';
import { Reopened } from './Reopened.tsx';
import { reasonToWait } from './reasonToWait.ts';
import { useSubmitting } from './useSubmitting.ts';
import { words } from './words.ts';

type FillInProps = {
  readonly step: StepProps['planStep']['step'];
  readonly problem: StepProps['problem'];
  readonly snapshot: BudgetSnapshot;
  /** With only the lines to fill in. */
  readonly budget: Budget;
  readonly budgetStore: BudgetStore;
  /** The category that the person came for. */
  readonly opens: number | undefined;
  /** They go back to where they came from once it is done. */
  readonly isReturning: boolean;
  readonly onTick: () => void;
  readonly onBack: () => void;
  readonly onContinue: () => void;
};

/** What was ticked, to fill in: one category at a time, income first, with the month beside it (IE-008, IE-011). */
export function FillIn({
  step,
  problem,
  snapshot,
  budget,
  budgetStore,
  opens,
  isReturning,
  ...on
}: FillInProps) {
  const store = useJourneyStore();
  const announce = useAnnounce();
  const { typed, submitting, waiting } = snapshot;
  const [trouble, setTrouble] = useState<string>();
  const [finishing, setFinishing] = useState(false);
  const sides = [
    { side: 'income', toldBefore: budget.incomeToldBefore, entries: budget.incomeCategories },
    { side: 'expenditure', toldBefore: null, entries: budget.expenditureCategories },
  ] as const;
  const entries = sides.flatMap(one => one.entries);
  const unfinished = entries.filter(entry => categoryStatus(entry, typed) !== 'completed');
  const gaps = useMemo(() => openGaps(budget, typed), [budget, typed]);
  const allDone = entries.length > 0 && unfinished.length === 0;
  const { openId, asking, ...act } = useSubmitting(
    budgetStore,
    { nextCategoryId: budget.nextCategoryId, unfinished, waiting },
    allCompleted,
    id => entries.find(one => one.categoryId === id)?.types.map(({ typeId }) => typeId) ?? [],
    opens,
  );
  const input = useMemo(
    () => ({
      amount: (id: string, amount: string) => budgetStore.type(lineOfId(id), { amount }),
      often: (id: string, value: string) => budgetStore.type(lineOfId(id), { frequencyId: Number(value) }),
    }),
    [budgetStore],
  );
  const names = useMemo(() => lineNames(budget), [budget]);
  const often = useMemo(
    () => new Map(budget.frequencies.map(one => [one.frequencyId, one.frequencyName])),
    [budget.frequencies],
  );
  const askedLines = useMemo(() => new Set(gaps.flatMap(({ typeIds }) => typeIds)), [gaps]);

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

  /** The last category has been completed: what is to be checked takes the focus, or the message that all is done. */
  async function allCompleted() {
    const { budget: now, typed: nowTyped } = budgetStore.snapshot();
    const held = now && openGaps(now, nowTyped).find(one => one.isIncome);
    if (held) return focusOn(gapId(held.figure));
    if (!(await finish())) return;
    if (isReturning) on.onContinue();
    else requestAnimationFrame(() => focusOn(ALL_DONE_ID));
  }

  async function goOn() {
    if (await finish()) on.onContinue();
  }

  /** Either answer settles a sum for good: nobody is held up by it twice. */
  function settle({ figure }: OpenGap) {
    budgetStore.saveList({ settled: [...budget.list.settled, figure] });
    announce(listWords.gap.settled);
  }

  async function takeReason(gap: OpenGap) {
    if (!gap.reason) return;
    const { typeIds, frequencyId } = gap.reason;
    for (const typeId of typeIds) budgetStore.type(typeId, { frequencyId });
    settle(gap);
    const changed = entries.filter(({ types }) => types.some(({ typeId }) => typeIds.includes(typeId)));
    for (const { categoryId } of changed) await budgetStore.submit(categoryId);
  }

  // A line that was taken off here may have been put right meanwhile.
  const wholeOf = (entry: CategoryEntry) =>
    (snapshot.whole && entriesOf(snapshot.whole).find(one => one.categoryId === entry.categoryId)) ?? entry;
  const totals = totalsAsTyped(budget, typed);
  const isAgain = ({ categoryId, status }: CategoryEntry) =>
    status === 'Error' && (budget.reopened?.categoryIds.includes(categoryId) ?? false);
  // Only what comes in holds anybody up: what is left hangs on it most, and a guess at a cost is a guess.
  const gap = gaps.find(one => one.isIncome);
  const waitsFor = gap && listWords.gap.about[gap.figure];
  const isTold = isIncomeTold(budget, totals.income);

  return (
    <section>
      <Crumbs at={1} />
      <div className={styles.columns}>
        <div>
          <StepHeading stepId={step.id} level={1}>
            {listWords.fill.heading}
          </StepHeading>
          <StepText>{step.additionalText ?? listWords.fill.lead}</StepText>
          {problem && (
            <div className={styles.note}>
              <Notification tone="red">{problem}</Notification>
            </div>
          )}
          {budget.reopened && (
            <Reopened says={budget.reopened.says} entries={entries.filter(isAgain)} onOpen={act.show} />
          )}
          <BeginAt
            frequencies={budget.frequencies}
            value={budget.list.frequencyId}
            onChange={budgetStore.beginAt}
          />
          {sides.map(({ side, toldBefore, entries: all }) => (
            <section className={styles.side} key={side} aria-labelledby={`budget-${side}`}>
              <h2 id={`budget-${side}`}>{listWords.sides[side]}</h2>
              {toldBefore && all.some(({ status }) => status !== 'Completed') && (
                <p className={styles.told}>{toldBefore}</p>
              )}
              {all.filter(isShown).map(entry => (
                <CategoryAccordion
                  key={entry.categoryId}
                  entry={entry}
                  frequencies={budget.frequencies}
                  typed={typed}
                  askedLines={askedLines}
                  open={openId === entry.categoryId}
                  again={isAgain(entry)}
                  saving={submitting === entry.categoryId}
                  waits={waiting.includes(entry.categoryId)}
                  choice={
                    <PutRight
                      entry={wholeOf(entry)}
                      typeIds={act.putRightIn(entry.categoryId)}
                      typed={typed}
                      frequencies={budget.frequencies}
                      onChoose={act.choose}
                    />
                  }
                  refusal={act.refusalOf(entry.categoryId)}
                  checked={act.checkedId === entry.categoryId}
                  attempt={act.attempt}
                  onToggle={() => act.toggle(entry.categoryId)}
                  onAmount={input.amount}
                  onOften={input.often}
                  onSubmit={() => void act.submit(entry)}
                />
              ))}
              {gaps
                .filter(({ isIncome }) => isIncome === (side === 'income'))
                .map(one => (
                  <Gap
                    key={one.figure}
                    gap={one}
                    names={names}
                    often={often}
                    busy={submitting !== null}
                    onYes={() => void takeReason(one)}
                    onChange={() => changeRows(one)}
                    onRight={() => settle(one)}
                  />
                ))}
            </section>
          ))}
          <div className={styles.more}>
            <TextButton iconStart={plus} onClick={on.onTick}>
              {listWords.fill.addMore}
            </TextButton>
          </div>
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
        </div>
        <aside className={styles.dock}>
          <MonthDock
            budget={budget}
            typed={typed}
            income={totals.income}
            outgoings={totals.outgoings}
            left={waitsFor ? listWords.fill.leftLater(waitsFor) : isTold ? totals.left : undefined}
          />
          {totals.left < 0 && isTold && !gap && (
            <div className={styles.note}>
              <Notification tone="orange" live={false}>
                {words.budget.moreOutThanIn}
              </Notification>
            </div>
          )}
          <SideColumn page={{}} />
        </aside>
      </div>
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
        notice={snapshot.listRefusal && <Notification tone="red">{snapshot.listRefusal}</Notification>}
        back={{ onPress: on.onBack }}
        reason={
          <span className={styles.sums}>
            <span className={styles.narrow}>
              {listWords.fill.inShort} <b>{formatPounds(totals.income)}</b>
            </span>
            <span className={styles.narrow}>
              {listWords.fill.outShort} <b>{formatPounds(totals.outgoings)}</b>
            </span>
            <span>{waitsFor ? listWords.gap.next(waitsFor) : reasonToWait(unfinished)}</span>
          </span>
        }
        next={{
          disabled: !allDone || gap !== undefined,
          loading: finishing,
          onPress: () => void goOn(),
          onBlockedPress: gap ? () => focusOn(gapId(gap.figure)) : act.showFirstOpen,
        }}
      />
    </section>
  );

  /** Opens the category of the first row that makes up a sum, and goes there. */
  function changeRows({ typeIds, categoryIds }: OpenGap) {
    const [categoryId] = categoryIds;
    if (categoryId === undefined) return;
    const [typeId] = typeIds;
    if (typeId !== undefined && openId === categoryId) focusOn(amountId(typeId));
    else act.show(categoryId);
  }
}

/** A part with nothing to fill in is not shown, unless something is asked about it. */
function isShown({ types, status }: CategoryEntry): boolean {
  return types.length > 0 || status === 'Error';
}

/**
 * Whether there is any income, or all of it was submitted as nothing: until then nobody is told they are
 * short.
 */
function isIncomeTold({ incomeCategories }: Budget, income: Pence): boolean {
  return income > 0 || incomeCategories.every(({ status }) => status !== 'InProgress');
}
