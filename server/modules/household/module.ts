import type { Answers } from '../answers/service.ts';
import type { ServerModule } from '../module.ts';
import { householdCorrecting } from './correcting.ts';
import { registerHouseholdRoutes } from './routes.ts';
import { createHousehold, type HouseholdDeps } from './service.ts';
import { householdSteps } from './steps.ts';

/** The people in a person's household. */
export function householdModule(deps: HouseholdDeps & Pick<Answers, 'walkedJourney'>) {
  const household = createHousehold(deps);
  const module: ServerModule = { registerRoutes: app => registerHouseholdRoutes(app, household) };
  return { ...module, stepParts: householdSteps(deps), correcting: householdCorrecting(deps) };
}
