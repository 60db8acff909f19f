import type { CategoryEntry } from '@towpath/contracts/api/budget.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { outgoingBars } from '@towpath/domain/solutions/first-look/budgetSummary.ts';
import { formatPounds, type Pence, penceOf } from '@towpath/domain/values/pence.ts';
import type { ReactNode } from 'react';
import styles from './BudgetSummary.module.css';
import { MonthChart } from './MonthChart.tsx';
import { chartSentence, leftWords } from './monthText.ts';
import { words } from './words.ts';

type MonthFiguresProps = {
  readonly totalIncome: Pence;
  readonly totalOutgoings: Pence;
  /** The server's message about what is left. */
  readonly text: string;
  readonly income: readonly CategoryEntry[];
  readonly outgoings: readonly CategoryEntry[];
  /** The link back to a category of the budget, by its words. */
  readonly change: (category: CategoryEntry | undefined, words: ReactNode) => ReactNode;
};

const INCOME_COLOURS = ['var(--cat-1)', 'var(--canal-mid)'] as const;

/** The chart, what is left, and every figure as text. Categories with nothing in them are left out. */
export function MonthFigures({ totalIncome, totalOutgoings, text, change, ...of }: MonthFiguresProps) {
  const income = withMoney(of.income).map((one, index) => ({
    ...one,
    colour: INCOME_COLOURS[index % INCOME_COLOURS.length] ?? INCOME_COLOURS[0],
  }));
  const outgoings = outgoingBars(withMoney(of.outgoings).map(({ name, sum }) => ({ name, value: sum }))).map(
    bar => ({ ...bar, sum: bar.value, colour: `var(--cat-${bar.colour + 1})` }),
  );
  const left = totalIncome - totalOutgoings;
  const changeSide = (side: 'income' | 'outgoings', entries: readonly CategoryEntry[]) =>
    change(
      entries.find(({ monthlyAmount }) => monthlyAmount > 0) ?? entries[0],
      <>
        {words.summary.edit}
        <span className="visually-hidden">{words.summary.ofSide[side]}</span>
      </>,
    );
  const { label, sum } = leftWords(left);
  return (
    <>
      <div className={styles.month}>
        <MonthChart
          income={income}
          outgoings={[...outgoings, { colour: 'var(--lamp)', sum: Math.max(0, left) }]}
          totalIncome={totalIncome}
          totalOutgoings={totalOutgoings}
          label={chartSentence(totalIncome, totalOutgoings)}
        />
        <div className={styles.said}>
          <p className={styles.left}>
            <span>{label}</span>
            <b>{sum}</b>
          </p>
          <Notification tone={left < 0 ? 'orange' : 'green'} live={false}>
            {text}
          </Notification>
        </div>
      </div>
      <div className={styles.sides}>
        <section aria-labelledby="month-in">
          <div className={styles.head}>
            <h2 id="month-in">{words.month.moneyIn}</h2>
            <span className="no-print">{changeSide('income', of.income)}</span>
          </div>
          <dl className={styles.rows}>
            {income.map(({ name, sum: month, colour }) => (
              <div key={name}>
                <dt>
                  <span className={styles.key} style={{ background: colour }} />
                  {change(
                    of.income.find(one => one.categoryName === name),
                    name,
                  ) ?? name}
                </dt>
                <dd>{formatPounds(month)}</dd>
              </div>
            ))}
            <div>
              <dt>{words.month.totalIncome}</dt>
              <dd>{formatPounds(totalIncome)}</dd>
            </div>
          </dl>
        </section>
        <section aria-labelledby="month-out">
          <div className={styles.head}>
            <h2 id="month-out">{words.month.moneyOut}</h2>
            <span className="no-print">{changeSide('outgoings', of.outgoings)}</span>
          </div>
          <ul className={styles.bars}>
            {outgoings.map(({ name, value, percent, colour }) => (
              <li key={name}>
                <span>
                  {change(
                    of.outgoings.find(one => one.categoryName === name),
                    name,
                  ) ?? name}
                </span>
                <b>{formatPounds(value)}</b>
                <span className={styles.track} aria-hidden>
                  <span style={{ width: `${percent}%`, background: colour }} />
                </span>
              </li>
            ))}
          </ul>
          <dl className={styles.rows}>
            <div>
              <dt>{words.month.totalOutgoings}</dt>
              <dd>{formatPounds(totalOutgoings)}</dd>
            </div>
          </dl>
        </section>
      </div>
    </>
  );
}

function withMoney(
  entries: readonly CategoryEntry[],
): readonly { readonly name: string; readonly sum: Pence }[] {
  return entries
    .map(({ categoryName, monthlyAmount }) => ({ name: categoryName, sum: penceOf(monthlyAmount) }))
    .filter(({ sum }) => sum > 0);
}
