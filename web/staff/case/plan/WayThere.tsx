import { casePlan } from '@towpath/contracts/api/staffPlans.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/drawing.ts';
import { PlanSteps } from '../../../plans/PlanSteps.tsx';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { usePart } from '../usePart.tsx';
import { words } from './words.ts';

/** The way of what is not repaid by a plan here, or not yet, as its person reads it: what is done, and what is to come. */
export function WayThere({ customerId }: { readonly customerId: string }) {
  const { answer, instead } = usePart(() => staffApi(casePlan, { params: { customerId } }));
  if (!answer) return instead;
  const { plan } = answer;
  if (!plan || plan.steps.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p className={styles.small}>{isRepaid(plan.shortName) ? words.notBegun : words.notRepaid}</p>
      <PlanSteps steps={plan.steps} />
    </>
  );
}
