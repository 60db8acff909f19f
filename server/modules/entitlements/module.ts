import { myEntitlements, sayOfEntitlement } from '@towpath/contracts/api/entitlements.ts';
import { caseEntitlements } from '@towpath/contracts/api/staffEntitlements.ts';
import { balanceOf } from '@towpath/domain/debts/totals.ts';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { noteHealthTold, openCase, seesHealth } from '../cases/opening.ts';
import { debtsOf } from '../debts/readDebts.ts';
import type { ServerModule } from '../module.ts';
import { owedTold } from '../repayment/owed.ts';
import { forStaff, tellsOfHealth } from './forStaff.ts';
import { createEntitlements, type EntitlementsDeps } from './service.ts';

const CHANGES: readonly Limit[] = [{ max: 300, seconds: 600, by: 'person' }];
const PART = 'entitlements';

/** Help that people may be missing, and what they say of it. */
export function entitlementsModule(
  deps: Deps & Omit<EntitlementsDeps, 'seal' | 'isOwedOtherwise'>,
): ServerModule {
  const { config, database } = deps;
  const sealOfPlans = createSeal(config.dataSecret);
  const entitlements = createEntitlements({
    ...deps,
    seal: createSeal(config.healthDataKey),
    async isOwedOtherwise(customerId) {
      const owedOf = await owedTold(database, sealOfPlans, customerId);
      return (await debtsOf(database, customerId)).some(debt => {
        const { owed, since } = owedOf(debt);
        return since !== null && owed !== balanceOf(debt);
      });
    },
  });
  return {
    registerRoutes(app) {
      route(app, myEntitlements, ({ who }) => entitlements.mine(who.customerId));

      route(
        app,
        sayOfEntitlement,
        ({ who, params, body }) => entitlements.say(who.customerId, params.entitlementId, body.said),
        { limits: CHANGES },
      );

      route(app, caseEntitlements, async call => {
        const { customerId } = await openCase(deps, call, PART);
        const found = await entitlements.now(customerId);
        const sees = seesHealth(call.who);
        if (sees && tellsOfHealth(found)) await noteHealthTold(deps, call, { customerId, part: PART });
        return forStaff(found, sees);
      });
    },
  };
}
