import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import {
  type BudgetSummary,
  budgetNotice,
  outgoingBars,
} from '@towpath/domain/solutions/first-look/budgetSummary.ts';
import { formatPounds, formatWholePounds } from '@towpath/domain/values/pence.ts';
import styles from './BudgetPanel.module.css';
import { words } from './words.ts';

type BudgetPanelProps = {
  readonly budget: BudgetSummary;
  /** The second version shows no pence (BC-002). */
  readonly version?: 1 | 2;
  /** The notice beside the sum, for money left over and for a shortfall. */
  readonly messages?: { readonly positive?: string | undefined; readonly negative?: string | undefined };
};

/** Money in, money out, what is left, and a bar for each outgoing, scaled to the largest (AD-008, AD-009). */
export function BudgetPanel({ budget, version = 1, messages = {} }: BudgetPanelProps) {
  const money = version === 2 ? formatWholePounds : formatPounds;
  const left = budget.income - budget.expenditure;
  const positive = budgetNotice(budget) === 'positive';
  return (
    <div className={styles.panel}>
      <dl className={styles.sums}>
        <div>
          <dt>{words.panel.income}</dt>
          <dd>{money(budget.income)}</dd>
        </div>
        <div>
          <dt>{words.panel.outgoings}</dt>
          <dd>{money(budget.expenditure)}</dd>
        </div>
      </dl>
      <Notification
        tone={positive ? 'green' : 'orange'}
        live={false}
        heading={positive ? words.panel.leftOver(money(left)) : words.panel.short(money(-left))}
        headingLevel={3}
      >
        {positive ? messages.positive : (messages.negative ?? words.panel.hereForThat)}
      </Notification>
      <ul className={styles.bars}>
        {outgoingBars(budget.outgoings).map(({ name, value, percent, colour }) => (
          <li key={name}>
            <span className={styles.line}>
              <span>{name}</span>
              <b>{money(value)}</b>
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.fill} data-colour={colour + 1} style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
