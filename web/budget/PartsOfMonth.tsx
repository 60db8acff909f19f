import { myBudgetSummary } from '@towpath/contracts/api/budget.ts';
import { Anchor } from '@towpath/design-system/links.tsx';
import { formatSum, penceOf } from '@towpath/domain/values/pence.ts';
import { useKeptRemote } from '../data/keptRemote.ts';
import styles from './PartsOfMonth.module.css';
import { type BackTo, partHash } from './step/budgetScreens.ts';
import { words } from './words.ts';

type PartsOfMonthProps = {
  /** The page of the budget. */
  readonly page: string;
  readonly backTo: BackTo;
};

/**
 * The parts of the budget with their sums of a month, each a link to where it is changed, and from there back. Nothing is
 * shown until they are here: the sum that they belong to stands without them.
 */
export function PartsOfMonth({ page, backTo }: PartsOfMonthProps) {
  const { answer } = useKeptRemote(call => call(myBudgetSummary));
  if (!answer) return null;
  return (
    <nav className={`${styles.parts} no-print`} aria-label={words.parts.name}>
      <p>{words.parts.lead}</p>
      <ul>
        {[...answer.incomes, ...answer.outgoings].map(({ categoryId, name, value }) => (
          <li key={categoryId}>
            <Anchor href={`${page}${partHash({ categoryId, backTo })}`}>{name}</Anchor>
            <span>{formatSum(penceOf(value))}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
