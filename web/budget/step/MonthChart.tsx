import { formatWholePounds, type Pence } from '@towpath/domain/values/pence.ts';
import styles from './BudgetSummary.module.css';
import { type Arc, monthArcs, type Slice } from './monthArcs.ts';
import { words } from './words.ts';

type MonthChartProps = {
  readonly income: readonly Slice[];
  readonly outgoings: readonly Slice[];
  readonly totalIncome: Pence;
  readonly totalOutgoings: Pence;
  /** The one sentence that says what the chart shows. */
  readonly label: string;
};

/** The month as an arch and its reflection. All of its figures are beside it as text. */
export function MonthChart({ income, outgoings, totalIncome, totalOutgoings, label }: MonthChartProps) {
  const { above, below } = monthArcs(income, outgoings);
  return (
    <svg className={styles.chart} viewBox="-150 -150 300 300" role="img" aria-label={label}>
      <Half path="M-112 -7A112 112 0 0 1 112 -7" arcs={above} />
      <Half path="M-112 7A112 112 0 0 0 112 7" arcs={below} />
      <path className={styles.water} d="M-88 0h176" />
      <text y="-40">{words.month.moneyIn}</text>
      <text y="-14" className={styles.figure}>
        {formatWholePounds(totalIncome)}
      </text>
      <text y="32" className={styles.figure}>
        {formatWholePounds(totalOutgoings)}
      </text>
      <text y="52">{words.month.moneyOut}</text>
    </svg>
  );
}

function Half({ path, arcs }: { path: string; arcs: readonly Arc[] }) {
  return (
    <g>
      <path className={styles.ground} d={path} />
      {arcs.map(({ colour, from, length }) => (
        <path
          key={from}
          className={styles.arc}
          d={path}
          pathLength={100}
          stroke={colour}
          strokeDasharray={`0 ${from} ${Math.max(length - 0.7, 0.2)} 200`}
        />
      ))}
    </g>
  );
}
