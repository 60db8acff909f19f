import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { talkToCome } from '../bookings/talkToCome.ts';
import { oldestAskedCallAt } from '../callbacks/askedCall.ts';
import type { Content } from '../content/load.ts';
import type { ServerModule } from '../module.ts';
import type { FactsOfKind } from '../work/routes.ts';
import { registerCaseReviewRoutes } from './caseReviews.ts';
import { registerCasePlanRoutes } from './caseRoutes.ts';
import { coversHeld } from './coversHeld.ts';
import { planFacts } from './listFacts.ts';
import { putMidwayReviews } from './midwayReviews.ts';
import { planOnDay } from './planOnDay.ts';
import type { PlansDeps } from './plansDeps.ts';
import type { RepaymentNow } from './repaidPlan.ts';
import { registerPlanRoutes } from './routes.ts';
import { createPlans, type Plans } from './service.ts';
import { registerStaffPlanRoutes } from './staffRoutes.ts';
import { timeThatRuns } from './timeGoingOn.ts';
import { endTimeThatIsOver } from './timeOver.ts';

/** What people choose of their advice. */
export function plansModule(
  deps: Deps &
    Pick<PlansDeps, 'formStands' | 'formStates' | 'answerToForm' | 'nationOf'> & {
      readonly content: Content;
      readonly recommendations: Recommendations;
      /** How a plan stands that is repaid, from the module that keeps it. */
      readonly repaymentNow: RepaymentNow;
    },
): ServerModule & {
  readonly factsForList: FactsOfKind;
  readonly onDay: (customerId: string, planId: string, on: string) => ReturnType<typeof planOnDay>;
  readonly byFormOf: (
    customerId: string,
    cleared: Parameters<typeof coversHeld>[2],
  ) => ReturnType<typeof coversHeld>;
  readonly timeOf: (customerId: string, today: CalendarDate) => ReturnType<typeof timeThatRuns>;
} & Pick<Plans, 'mine' | 'cleared'> {
  const { callHours, planCallWithinDays } = deps.content.settings;
  const holidays = callHours.bankHolidays?.days ?? [];
  const opening = { hours: callHours.hours, closedOn: callHours.closedOn ?? [] };
  const formSeal = createSeal(deps.config.healthDataKey);
  const planSeal = createSeal(deps.config.dataSecret);
  const plans = createPlans({
    ...deps,
    rulebook: deps.content.rulebook,
    creditTypes: deps.content.creditTypes,
    understandingContent: deps.content.understanding,
    runningRules: deps.content.whileItRuns,
    seal: planSeal,
    planSeal,
    formSeal,
    opening,
    holidays,
    callWithinDays: planCallWithinDays,
    askedCallAt: customerId => oldestAskedCallAt(deps.database, customerId),
    bookedTalk: customerId => talkToCome(deps.database, customerId, deps.clock.now()),
  });
  return {
    registerRoutes(app) {
      registerPlanRoutes(app, plans);
      registerStaffPlanRoutes(app, { ...deps, opening, holidays });
      registerCasePlanRoutes(app, { ...deps, rulebook: deps.content.rulebook, planAsTold: plans.mine });
      registerCaseReviewRoutes(app, { ...deps, rulebook: deps.content.rulebook });
    },
    jobs: [
      endTimeThatIsOver({ ...deps, rulebook: deps.content.rulebook }),
      putMidwayReviews({ ...deps, rulebook: deps.content.rulebook }),
    ],
    factsForList: planFacts(deps.database),
    mine: plans.mine,
    cleared: plans.cleared,
    byFormOf: (customerId, cleared) => coversHeld({ ...deps, formSeal, planSeal }, customerId, cleared),
    timeOf: (customerId, today) =>
      timeThatRuns({ ...deps, rulebook: deps.content.rulebook }, customerId, today),
    onDay: (customerId, planId, on) =>
      planOnDay(
        { ...deps, rulebook: deps.content.rulebook, runningRules: deps.content.whileItRuns },
        customerId,
        planId,
        on,
      ),
  };
}
