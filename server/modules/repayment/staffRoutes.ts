import { caseRepayment } from '@towpath/contracts/api/staffRepayment.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { openCase } from '../cases/opening.ts';
import { caseReading, type ReadingDeps } from './staffReading.ts';

/** The plans that people repay by, in their cases. */
export function registerStaffRepaymentRoutes(app: FastifyInstance, deps: ReadingDeps): void {
  route(app, caseRepayment, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    return { repayment: await caseReading(deps, customerId, call.query.on ?? null) };
  });
}
