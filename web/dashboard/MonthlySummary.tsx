import { qualifierAdvice, type UrgentMatters } from '@towpath/contracts/api/advice.ts';
import { myBudgetSummary } from '@towpath/contracts/api/budget.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import type { BudgetSummary } from '@towpath/domain/solutions/first-look/budgetSummary.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';
import { useRef } from 'react';
import { BudgetPanel } from '../budget/BudgetPanel.tsx';
import { partHash } from '../budget/step/budgetScreens.ts';
import { ApiFailure } from '../data/failure.ts';
import { type ReadKept, useKeptRemote } from '../data/keptRemote.ts';
import { paths } from '../shell/paths.ts';
import type { Shown } from './howMuch.ts';
import styles from './MonthlySummary.module.css';
import type { JourneyStatus } from './OnlineJourney.tsx';
import { PartOfCase } from './PartOfCase.tsx';
import { useBackAtPart } from './useBackAtPart.ts';
import { words } from './words.ts';

type MonthlySummaryProps = {
  readonly journey: JourneyStatus;
  /** What cannot wait: money left on paper is no good news beside it. */
  readonly pressing: Pressing;
  readonly shown: Shown;
};
type Pressing = Pick<UrgentMatters, 'costMissing' | 'urgent'>;

/**
 * The month in figures (DB-006), once there are any: after the quick questions have been answered up to their
 * advice, and while a later questionnaire runs.
 */
export function MonthlySummary(props: MonthlySummaryProps) {
  const { journey } = props;
  const ready =
    journey.sections.length > 0 &&
    (!journey.isQualifier || journey.sections.slice(0, -1).every(({ status }) => status === 'completed'));
  return ready ? <Figures {...props} /> : null;
}

/** A month, and the questions it comes from. */
export type Month = {
  readonly budget: BudgetSummary;
  readonly from: 'budget' | 'quick questions';
  /** The part of the budget that each sum is of, by its name; none before there is a budget. */
  readonly parts?: { readonly income: number | undefined; readonly outgoings: ReadonlyMap<string, number> };
};

/**
 * The figures, or null while the answers give none: from the budget once it is complete, otherwise from the
 * quick questions.
 */
export async function readMonth(isQualifier: boolean, call: ReadKept): Promise<Month | null> {
  const budget = isQualifier ? null : await ifThere(() => call(myBudgetSummary));
  if (budget?.isComplete) {
    const outgoings = budget.outgoings.map(({ name, value }) => ({ name, value: penceOf(value) }));
    const { totalIncome, totalExpenditure, incomes } = budget;
    return {
      from: 'budget',
      budget: { income: penceOf(totalIncome), expenditure: penceOf(totalExpenditure), outgoings },
      parts: {
        income: incomes[0]?.categoryId,
        outgoings: new Map(budget.outgoings.map(({ name, categoryId }) => [name, categoryId])),
      },
    };
  }
  const advice = await ifThere(() => call(qualifierAdvice));
  const told = advice?.budgetSummary;
  if (!told || (told.income === 0 && told.expenditure === 0)) return null;
  return { from: 'quick questions', budget: told };
}

/** Where the budget is, once it can be changed: not of somebody whose answers are locked. */
function budgetPageOf({ sections, isLocked }: JourneyStatus): string | undefined {
  const page = sections.map(({ pageOfKind }) => pageOfKind?.[BUDGET.name]).find(one => one !== undefined);
  return isLocked || page === undefined ? undefined : paths.journey(page);
}

/** Null for figures that do not exist yet. */
async function ifThere<Answer>(read: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof ApiFailure && (failure.status === 404 || failure.status === 409)) return null;
    throw failure;
  }
}

function Figures({ journey, pressing, shown }: MonthlySummaryProps) {
  const { isQualifier } = journey;
  const { answer, error, phase } = useKeptRemote(call => readMonth(isQualifier, call));
  if (answer) {
    const at = { budgetPage: budgetPageOf(journey), isClosed: journey.isLocked };
    return <MonthCard {...answer} {...at} pressing={pressing} shown={shown} />;
  }
  // What comes below waits out of sight, and does not jump when the figures come.
  return phase === 'completed' || error ? null : (
    <PartOfCase heading={words.monthlySummary.heading} id="summary-heading" shown={shown}>
      <Loading wholePage label={words.monthlySummary.loading} />
    </PartOfCase>
  );
}

type MonthCardProps = Month & {
  readonly budgetPage?: string | undefined;
  /** Nothing is changed any more, so nothing says that it can be. */
  readonly isClosed?: boolean;
  readonly pressing?: Pressing;
  readonly shown: Shown;
};

/**
 * The month in figures (DB-006), without pence. Each figure of the budget leads to where it is changed, and back here.
 *
 * @param budgetPage where the budget is; undefined where nothing of it can be changed
 */
export function MonthCard({
  budget,
  from,
  parts,
  budgetPage,
  isClosed = false,
  pressing,
  shown,
}: MonthCardProps) {
  const source = (isClosed ? words.monthlySummary.fromClosed : words.monthlySummary.from)[from];
  const at = (categoryId: number) => `${budgetPage}${partHash({ categoryId, backTo: 'dashboard' })}`;
  const changeAt = budgetPage !== undefined &&
    parts && {
      income: parts.income === undefined ? undefined : at(parts.income),
      outgoings: new Map([...parts.outgoings].map(([name, categoryId]) => [name, at(categoryId)])),
    };
  const panel = useRef<HTMLDivElement>(null);
  useBackAtPart(panel, at);
  return (
    <PartOfCase heading={words.monthlySummary.heading} id="summary-heading" shown={shown}>
      <p className={`small muted ${styles.from}`}>{source}</p>
      <div ref={panel}>
        <BudgetPanel
          budget={budget}
          version={2}
          isGoodNews={pressing === undefined || pressing.urgent.length === 0}
          messages={{
            positive: pressing?.costMissing ?? undefined,
          }}
          {...(changeAt && { changeAt })}
          isFolded={shown === 'sums'}
        />
      </div>
    </PartOfCase>
  );
}
