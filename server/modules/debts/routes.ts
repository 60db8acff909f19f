import { addDebt, changeDebt, keepBothDebts, myDebts } from '@towpath/contracts/api/debts.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Debts } from './service.ts';

export function registerDebtRoutes(app: FastifyInstance, debts: Debts): void {
  route(app, myDebts, ({ who }) => debts.mine(who.customerId));

  route(app, addDebt, ({ who, query, body }) => debts.add(who.customerId, query.stepId, body));

  route(app, changeDebt, ({ who, params, body }) => debts.change(who.customerId, params.debtId, body));

  route(app, keepBothDebts, ({ who, body }) => debts.keepBoth(who.customerId, body.debtIds));
}
