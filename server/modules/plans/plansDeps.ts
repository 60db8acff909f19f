import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { UnderstandingContent } from '@towpath/contracts/content/understanding.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { TalkToCome } from '@towpath/domain/plans/whatNext.ts';
import type { RunningRule } from '@towpath/domain/plans/whileItRuns.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import type { RingingHours } from '../callbacks/ringingHours.ts';
import type { FormStates } from './besidePlan.ts';
import type { GrantedDeps } from './grantedNow.ts';
import type { RepaymentNow } from './repaidPlan.ts';
import type { FormDeps } from './waitingForm.ts';

/** What plans need of other parts of the server. */
export type PlansDeps = RingingHours &
  FormDeps &
  GrantedDeps & {
    readonly clock: Clock;
    /** Who has chosen is rung on one of so many days on which somebody answers; undefined where none is promised. */
    readonly callWithinDays: number | undefined;
    /** When the person asked for the call that they wait for; null for none. */
    readonly askedCallAt: (customerId: string) => Promise<Date | null>;
    /** Where the person lives by their answers; null while that is not known. */
    readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
    /** The talk that the person has booked and that is not over; null for none. */
    readonly bookedTalk: (customerId: string) => Promise<TalkToCome | null>;
    readonly formStates: FormStates;
    /** What those decided who took the form of a plan; null while they have not. */
    readonly answerToForm: (of: {
      readonly customerId: string;
      readonly planId: string;
    }) => Promise<Plan['theirAnswer']>;
    readonly recommendations: Pick<
      Recommendations,
      'current' | 'kept' | 'keptWhole' | 'asKept' | 'asOfNow' | 'judgedNow' | 'asHeld'
    >;
    readonly rulebook: Rulebook;
    /** How a plan stands that is repaid. */
    readonly repaymentNow: RepaymentNow;
    /** What is asked before an insolvency is chosen. */
    readonly understandingContent: UnderstandingContent;
    /** What people keep to while what they chose runs. */
    readonly runningRules: readonly RunningRule[];
    readonly creditTypes: readonly CreditType[];
    /** Seals what was answered. */
    readonly seal: Seal;
  };
