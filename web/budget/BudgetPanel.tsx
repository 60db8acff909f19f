import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import {
  type BudgetSummary,
  budgetNotice,
  outgoingBars,
} from '@towpath/domain/solutions/first-look/budgetSummary.ts';
import { formatSum, formatWholePounds } from '@towpath/domain/values/pence.ts';
import styles from './BudgetPanel.module.css';
import { words } from './words.ts';

type BudgetPanelProps = {
  readonly budget: BudgetSummary;
  /** The second version shows no pence (BC-002). */
  readonly version?: 1 | 2;
  /** Where a sum can be changed, by its name; none for one that is not of the budget. */
  readonly changeAt?: {
    readonly income?: string | undefined;
    readonly outgoings: ReadonlyMap<string, string>;
  };
  /** False beside something that cannot wait: money left on paper is then shown without green. */
  readonly isGoodNews?: boolean;
  /** The notice beside the sum, for money left over and for a shortfall. */
  /** Where it goes is one tap away. */
  readonly isFolded?: boolean;
  readonly messages?: { readonly positive?: string | undefined; readonly negative?: string | undefined };
};

/** Money in, money out, what is left, and a bar for each outgoing, scaled to the largest (AD-008, AD-009). */
export function BudgetPanel({
  budget,
  version = 1,
  changeAt,
  isGoodNews = true,
  messages = {},
  isFolded = false,
}: BudgetPanelProps) {
  const money = version === 2 ? formatWholePounds : formatSum;
  const left = budget.income - budget.expenditure;
  const positive = budgetNotice(budget) === 'positive';
  const bars = (
    <ul className={styles.bars}>
      {outgoingBars(budget.outgoings).map(({ name, value, percent, colour }) => (
        <li key={name}>
          <span className={styles.line}>
            <Name href={changeAt?.outgoings.get(name)}>{name}</Name>
            <b>{money(value)}</b>
          </span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} data-colour={colour + 1} style={{ width: `${percent}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.panel}>
      <dl className={styles.sums}>
        <div>
          <dt>
            <Name href={changeAt?.income}>{words.panel.income}</Name>
          </dt>
          <dd>{money(budget.income)}</dd>
        </div>
        <div>
          <dt>{words.panel.outgoings}</dt>
          <dd>{money(budget.expenditure)}</dd>
        </div>
      </dl>
      <Notification
        tone={positive ? (isGoodNews ? 'green' : 'lightpurple') : 'orange'}
        live={false}
        heading={positive ? words.panel.leftOver(money(left)) : words.panel.short(money(-left))}
        headingLevel={3}
      >
        {positive ? messages.positive : (messages.negative ?? words.panel.hereForThat)}
      </Notification>
      {isFolded ? <Disclosure summary={words.panel.whereItGoes}>{bars}</Disclosure> : bars}
    </div>
  );
}

/** What a sum is of; where it can be changed, a link to there. */
function Name({ href, children }: { href: string | undefined; children: string }) {
  if (href === undefined) return <span>{children}</span>;
  return (
    <Anchor href={href} className={styles.change}>
      {children}
      <span className="visually-hidden">{words.panel.change}</span>
    </Anchor>
  );
}
