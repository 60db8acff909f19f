import type { Deps } from '../../deps.ts';
import type { Content } from '../content/load.ts';
import { contextOfLead } from '../customers/leads.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { householdOf } from '../household/readHousehold.ts';
import type { ServerModule } from '../module.ts';
import { createFacts, type Facts, type FactsDeps } from './facts.ts';
import { publishJourneys } from './open.ts';
import type { Plans } from './plans.ts';
import { registerPreview } from './preview/routes.ts';
import { type JourneyRouteDeps, registerJourneyRoutes } from './routes.ts';
import { createJourneys, type JourneysDeps } from './service.ts';
import { createTextsRead, type TextsRead } from './textsRead.ts';

export type JourneysModule = ServerModule &
  TextsRead & {
    readonly plans: Plans;
    readonly factsChanged: Facts['changed'];
  };

/**
 * The questionnaires, published, and people's progress in them. Throws a StartFault for one that cannot be
 * run.
 */
export async function journeysModule(
  deps: Deps &
    Pick<FactsDeps, 'budgetOf'> &
    Pick<JourneysDeps, 'coloursOf'> &
    JourneyRouteDeps & { readonly content: Content },
): Promise<JourneysModule> {
  const opened = await publishJourneys(deps, deps.content);
  const { creditTypes, budget, rulebook } = deps.content;
  const { countedPayments } = budget.rules;
  const { rulesOn } = rulebook;
  const facts = createFacts({
    ...deps,
    ...opened,
    householdOf,
    debtsOf,
    creditTypes,
    countedPayments,
    rulesOn,
  });
  const journeys = createJourneys({
    ...deps,
    ...opened,
    contextOfLead: customerId => contextOfLead(deps.database, customerId),
    factsOf: facts.of,
  });
  return {
    plans: opened.plans,
    factsChanged: facts.changed,
    ...createTextsRead({ database: deps.database, plans: opened.plans }),
    registerRoutes(app) {
      registerJourneyRoutes(app, journeys, deps);
      registerPreview(app, { ...deps, alsoAdviseIn: deps.content.settings.alsoAdviseIn });
    },
  };
}
