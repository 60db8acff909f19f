import { qualifierAdvice } from '@towpath/contracts/advice.ts';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { BudgetPanel } from '../../budget/BudgetPanel.tsx';
import { api } from '../../data/client.ts';
import { ApiFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import styles from './MonthlySummary.module.css';
import type { JourneyStatus } from './OnlineJourney.tsx';

/** The month in figures (DB-006), once there are any: after the quick questions have been walked to their advice, and while a later questionnaire runs. */
export function MonthlySummary({ journey }: { journey: JourneyStatus }) {
  const ready =
    journey.sections.length > 0 &&
    (!journey.isQualifier || journey.sections.slice(0, -1).every(({ status }) => status === 'completed'));
  return ready ? <Figures /> : null;
}

/** The figures, or null while the answers give none. */
async function readFigures() {
  try {
    const { budgetSummary } = await api(qualifierAdvice);
    return budgetSummary.income > 0 || budgetSummary.expenditure > 0 ? budgetSummary : null;
  } catch (failure) {
    if (failure instanceof ApiFailure && (failure.status === 404 || failure.status === 409)) return null;
    throw failure;
  }
}

function Figures() {
  const { answer } = useRemote(readFigures);
  if (!answer) return null;
  return (
    <Card as="section" tight labelledBy="summary-heading">
      <h2 id="summary-heading">Your monthly summary</h2>
      <p className={`small muted ${styles.from}`}>From the quick questions. You can change these later.</p>
      <BudgetPanel budget={answer} version={2} />
    </Card>
  );
}
