import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Content } from '../content/load.ts';
import type { ServerModule } from '../module.ts';
import { registerRepaymentRoutes } from './routes.ts';
import { createRepayments, type Repayments, type RepaymentsDeps } from './service.ts';
import { registerStaffRepaymentRoutes } from './staffRoutes.ts';

/** The plans that people repay by. */
export function repaymentModule(
  given: Deps & { readonly content: Pick<Content, 'settings' | 'rulebook'> } & Pick<
      RepaymentsDeps,
      'recommendations' | 'nationOf'
    >,
): ServerModule & Pick<Repayments, 'mine'> {
  const { settings, rulebook } = given.content;
  const deps = {
    ...given,
    seal: createSeal(given.config.dataSecret),
    rulesOn: rulebook.rulesOn,
    holidays: settings.callHours.bankHolidays?.days ?? [],
  };
  const repayments = createRepayments(deps);
  return {
    registerRoutes(app) {
      registerRepaymentRoutes(app, repayments);
      registerStaffRepaymentRoutes(app, deps, repayments);
    },
    mine: repayments.mine,
  };
}
