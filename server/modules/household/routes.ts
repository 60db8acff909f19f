import { myHousehold, saveHousehold } from '@towpath/contracts/api/household.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Household } from './service.ts';

export function registerHouseholdRoutes(app: FastifyInstance, household: Household): void {
  route(app, saveHousehold, ({ who, body }) => household.save(who.customerId, body));

  route(app, myHousehold, ({ who, query }) => household.mine(who.customerId, query.stepId));
}
