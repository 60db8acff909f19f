import type { OverPlan } from '@towpath/contracts/api/plans.ts';
import { repaymentHistory } from '@towpath/contracts/api/repayment.ts';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { api } from '../../data/client.ts';
import { wordsOfReading } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import styles from '../Plans.module.css';
import { PlanHistory } from './PlanHistory.tsx';

type OverHistoryProps = { readonly over: OverPlan };

/** All that happened to a plan that is over: of what is repaid with its offers, answers and payments. */
export function OverHistory({ over }: OverHistoryProps) {
  return isRepaid(over.product.shortName) ? <OfRepaid over={over} /> : <PlanHistory plan={over} />;
}

function OfRepaid({ over }: OverHistoryProps) {
  const read = useRemote(() => api(repaymentHistory, { params: { planId: over.id } }));
  if (!read.answer && !read.error) return null;
  return read.answer ? (
    <div className={styles.section}>
      <PlanHistory plan={over} happened={read.answer.happened} />
    </div>
  ) : (
    <TroubleState headingLevel={2} onRetry={() => void read.again()} retrying={read.isFetching}>
      {wordsOfReading(read.error)}
    </TroubleState>
  );
}
