import { choosePlan, leavePlan, myPlan, notePlan } from '@towpath/contracts/api/plans.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Plans } from './service.ts';

export function registerPlanRoutes(app: FastifyInstance, plans: Plans): void {
  route(app, myPlan, ({ who }) => plans.mine(who.customerId));

  route(app, choosePlan, ({ who, body }) => plans.choose(who.customerId, body));

  route(app, notePlan, ({ who, params, body }) => plans.note(who.customerId, params.planId, body));

  route(app, leavePlan, ({ who, params }) => plans.leave(who.customerId, params.planId));
}
