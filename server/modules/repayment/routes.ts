import {
  changeReminders,
  myRepayment,
  noteRepayment,
  repaymentHistory,
} from '@towpath/contracts/api/repayment.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Repayments } from './service.ts';

/** Each is worked out from all that happened to a plan. */
const LIMITS = [{ max: 120, seconds: 60, by: 'person' }] as const;

export function registerRepaymentRoutes(app: FastifyInstance, repayments: Repayments): void {
  route(app, myRepayment, ({ who }) => repayments.mine(who.customerId));

  route(app, repaymentHistory, ({ who, params }) => repayments.history(who.customerId, params.planId));

  route(app, noteRepayment, ({ who, params, body }) => repayments.note(who.customerId, params.planId, body), {
    limits: LIMITS,
  });

  route(
    app,
    changeReminders,
    ({ who, params, body }) => repayments.remind(who.customerId, params.planId, body.daysBefore),
    { limits: LIMITS },
  );
}
