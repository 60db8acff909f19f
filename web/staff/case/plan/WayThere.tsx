import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { casePlan } from '@towpath/contracts/api/staffPlans.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { PlanSteps } from '../../../plans/PlanSteps.tsx';
import styles from '../Case.module.css';
import { AsTold } from './AsTold.tsx';
import { words } from './words.ts';

/** What a person has chosen, in their case. */
export type PlanOfCase = NonNullable<AnswerOf<typeof casePlan>['plan']>;

/** The way of what is not repaid by a plan here, or not yet, as its person reads it: what is done, and what is to come. */
export function WayThere({ plan }: { readonly plan: PlanOfCase | null }) {
  if (!plan || plan.steps.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <p className={styles.small}>{isRepaid(plan.shortName) ? words.notBegun : words.notRepaid}</p>
      <AsTold plan={plan} />
      <PlanSteps steps={plan.steps} />
    </>
  );
}
