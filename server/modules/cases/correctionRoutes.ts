import { correctDebt } from '@towpath/contracts/api/staffCases.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';

/** What is put right together with the person, by the services and checks that hold for themselves. */
export function registerCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  route(app, correctDebt, async call => {
    const { reason: _, ...change } = call.body;
    const debtId = call.params.debtId.toLowerCase();
    const { customerId, written } = await openToCorrect(deps, call, { what: 'debt', of: debtId });
    await deps.changeDebt(customerId, debtId, change, written);
  });
}
