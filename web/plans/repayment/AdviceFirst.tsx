import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { asideIn } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { paths } from '../../shell/paths.ts';
import { words } from './words.ts';

type AdviceFirstProps = {
  readonly stands: Pick<StandingRepayment, 'adviceFirst' | 'debts' | 'outside'> & {
    readonly terms: Pick<StandingRepayment['terms'], 'paidTo'>;
  };
};

/** That a debt waits: whoever pays it or writes to its lender before a talk may make it count again, or admit it. */
export function AdviceFirst({ stands }: AdviceFirstProps) {
  const { adviceFirst, debts, outside, terms } = stands;
  if (adviceFirst.length === 0) return null;
  const names = adviceFirst.flatMap(id => [...debts, ...outside].find(one => one.id === id)?.creditor ?? []);
  const aside = asideIn(stands);
  const says = words.adviceFirst;
  return (
    <Notification
      tone="orange"
      live={false}
      heading={says.heading(new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names))}
    >
      <p>{says.text(names.length)}</p>
      {aside.sum > 0 && <p>{says.aside(formatSum(aside.sum))}</p>}
      {terms.paidTo === 'the distributor' && <p>{says.distributor}</p>}
      <p>
        <TextLink href={paths.chat}>{says.talk}</TextLink>
      </p>
    </Notification>
  );
}
