import { qualifierAdvice } from '@towpath/contracts/api/advice.ts';
import { myBudgetSummary } from '@towpath/contracts/api/budget.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import type { BudgetSummary } from '@towpath/domain/solutions/first-look/budgetSummary.ts';
import { penceOf } from '@towpath/domain/values/pence.ts';
import { BudgetPanel } from '../budget/BudgetPanel.tsx';
import { api } from '../data/client.ts';
import { ApiFailure } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import styles from './MonthlySummary.module.css';
import type { JourneyStatus } from './OnlineJourney.tsx';
import { words } from './words.ts';

/**
 * The month in figures (DB-006), once there are any: after the quick questions have been answered up to their
 * advice, and while a later questionnaire runs.
 */
export function MonthlySummary({ journey }: { journey: JourneyStatus }) {
  const ready =
    journey.sections.length > 0 &&
    (!journey.isQualifier || journey.sections.slice(0, -1).every(({ status }) => status === 'completed'));
  return ready ? <Figures isQualifier={journey.isQualifier} /> : null;
}

/** A month, and the questions it comes from. */
export type Month = { readonly budget: BudgetSummary; readonly from: 'budget' | 'quick questions' };

/**
 * The figures, or null while the answers give none: from the budget once it is complete, otherwise from the
 * quick questions.
 */
export async function readMonth(isQualifier: boolean): Promise<Month | null> {
  const budget = isQualifier ? null : await ifThere(() => api(myBudgetSummary));
  if (budget?.isComplete) {
    const outgoings = budget.outgoings.map(({ name, value }) => ({ name, value: penceOf(value) }));
    const { totalIncome, totalExpenditure } = budget;
    return {
      from: 'budget',
      budget: { income: penceOf(totalIncome), expenditure: penceOf(totalExpenditure), outgoings },
    };
  }
  const advice = await ifThere(() => api(qualifierAdvice));
  const told = advice?.budgetSummary;
  if (!told || (told.income === 0 && told.expenditure === 0)) return null;
  return { from: 'quick questions', budget: told };
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

function Figures({ isQualifier }: { isQualifier: boolean }) {
  const { answer, error, phase } = useRemote(() => readMonth(isQualifier));
  if (answer) return <MonthCard {...answer} />;
  // What comes below waits out of sight, and does not jump when the figures come.
  return phase === 'completed' || error ? null : (
    <Card as="section" tight labelledBy="summary-heading">
      <Heading />
      <Loading wholePage label={words.monthlySummary.loading} />
    </Card>
  );
}

function Heading() {
  return <h2 id="summary-heading">{words.monthlySummary.heading}</h2>;
}

/** The month in figures (DB-006), without pence. */
export function MonthCard({ budget, from }: Month) {
  return (
    <Card as="section" tight labelledBy="summary-heading">
      <Heading />
      <p className={`small muted ${styles.from}`}>{words.monthlySummary.from[from]}</p>
      <BudgetPanel budget={budget} version={2} />
    </Card>
  );
}
