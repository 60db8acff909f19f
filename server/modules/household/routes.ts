import { myHousehold, saveHousehold } from '@towpath/contracts/household.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import type { Household } from './service.ts';

export function registerHouseholdRoutes(app: FastifyInstance, household: Household): void {
  route(app, saveHousehold, ({ who, body }) => household.save(who.customerId, body));

  route(app, myHousehold, ({ who, query }) => household.mine(who.customerId, query.stepId));
}
