import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import { caretDown } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { inWholePounds } from '../solutionTexts.ts';
import { words } from '../words.ts';
import styles from './InAndOut.module.css';

type Row = {
  readonly debt: Solution['stays'][number]['debt'];
  readonly balance: Solution['stays'][number]['balance'];
  /** Why a debt stays, or that only a part of it is dealt with. */
  readonly says?: string | undefined;
};

/** The debts that a solution deals with, and those that stay, by name; the sums and reasons are one tap away. */
export function InAndOut({ solution }: { solution: Solution }) {
  const { takesIn, stays, sums, displayRule, years, payment } = solution;
  const isBreak = displayRule === 'BANNER';
  const { cleared, paidBack, inIt, staysName, leftOut } = words.inAndOut;
  const ofEnd = years?.end.kind === 'paid back' ? paidBack : payment?.value === 0 ? cleared : inIt;
  const inName = isBreak || years === null ? inIt : ofEnd;
  return (
    <div className={styles.both}>
      {takesIn.length > 0 && <Box name={inName} sum={sums.takesIn} rows={takesIn} />}
      {stays.length > 0 && <Box name={isBreak ? leftOut : staysName} sum={sums.stays} rows={stays} isOut />}
    </div>
  );
}

type BoxProps = {
  readonly name: string;
  readonly sum: Row['balance'];
  readonly rows: readonly Row[];
  readonly isOut?: boolean;
};

function Box({ name, sum, rows, isOut = false }: BoxProps) {
  const names = rows.map(({ debt: { creditorName, typeName } }) => words.urgent.debt(creditorName, typeName));
  return (
    <details className={classNames(styles.box, isOut && styles.out)}>
      <summary>
        <h3>{name}</h3>
        <span className={styles.sum}>
          {sum.value === undefined ? words.inAndOut.debts(rows.length) : inWholePounds(sum)}
        </span>
        <Glyph of={caretDown} />
        <span className={styles.names}>{rows.map(({ debt }) => debt.creditorName).join(', ')}</span>
      </summary>
      <dl className={styles.rows}>
        {rows.map(({ debt, balance, says }, index) => (
          <div key={debt.id}>
            <dt>{names[index]}</dt>
            <dd>{inWholePounds(balance)}</dd>
            {says !== undefined && <dd className={styles.why}>{says}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}
