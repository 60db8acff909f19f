import type { Budget } from '@towpath/contracts/api/budget.ts';
import { outgoingBars } from '@towpath/domain/solutions/first-look/budgetSummary.ts';
import { formatPounds, type Pence } from '@towpath/domain/values/pence.ts';
import { categoryAsTyped, type TypedLines } from '../state/typedLines.ts';
import { words } from './listWords.ts';
import { MonthChart } from './MonthChart.tsx';
import styles from './MonthDock.module.css';
import { words as budgetWords } from './words.ts';

type MonthDockProps = {
  readonly budget: Budget;
  readonly typed: TypedLines;
  readonly income: Pence;
  readonly outgoings: Pence;
  /** What is left, or why that is not said yet. */
  readonly left: Pence | string | undefined;
};

/** The month as it grows: the ring, and every sum of it as text. */
export function MonthDock({ budget, typed, income, outgoings, left }: MonthDockProps) {
  const parts = outgoingBars(
    budget.expenditureCategories.map(entry => ({
      name: entry.categoryName,
      value: categoryAsTyped(entry, typed, budget.frequencies),
    })),
  )
    .filter(({ value }) => value > 0)
    .map(bar => ({ ...bar, sum: bar.value, colour: `var(--cat-${bar.colour + 1})` }));
  const isLeft = typeof left === 'number';
  return (
    <section className={styles.dock} aria-labelledby="budget-month">
      <h2 id="budget-month">{words.fill.monthHeading}</h2>
      <p>{words.fill.monthLead}</p>
      <MonthChart
        income={[{ colour: 'var(--cat-1)', sum: income }]}
        outgoings={isLeft && left > 0 ? [...parts, { colour: 'var(--lamp)', sum: left }] : parts}
        totalIncome={income}
        totalOutgoings={outgoings}
        label={words.fill.chart(formatPounds(income), formatPounds(outgoings))}
      />
      <dl>
        <div>
          <dt>{words.fill.moneyIn}</dt>
          <dd>{formatPounds(income)}</dd>
        </div>
        {parts.map(({ name, sum, colour }) => (
          <div key={name}>
            <dt>
              <span className={styles.key} style={{ background: colour }} />
              {name}
            </dt>
            <dd>{formatPounds(sum)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.fill.moneyOut}</dt>
          <dd>{formatPounds(outgoings)}</dd>
        </div>
        {isLeft && (
          <div className={styles.total}>
            <dt>{left < 0 ? budgetWords.budget.shortSoFar : budgetWords.budget.leftSoFar}</dt>
            <dd>{formatPounds(Math.abs(left))}</dd>
          </div>
        )}
      </dl>
      {typeof left === 'string' && <p className={styles.later}>{left}</p>}
    </section>
  );
}
