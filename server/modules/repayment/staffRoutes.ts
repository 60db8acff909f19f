import { caseRepayment, noteAnswerWithThem } from '@towpath/contracts/api/staffRepayment.ts';
import type { FastifyInstance } from 'fastify';
import { note } from '../../platform/audit/auditLog.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { openCase } from '../cases/opening.ts';
import { noteStaff } from '../staff/log.ts';
import type { Repayments } from './service.ts';
import { caseReading, type ReadingDeps } from './staffReading.ts';
import { words } from './words.ts';

/** The plans that people repay by, in their cases: to read, and to write down with them what a lender answered. */
export function registerStaffRepaymentRoutes(
  app: FastifyInstance,
  deps: ReadingDeps,
  repayments: Pick<Repayments, 'noteForThem'>,
): void {
  route(app, caseRepayment, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    return { repayment: await caseReading(deps, customerId, call.query.on ?? null) };
  });

  route(app, noteAnswerWithThem, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    const { planId, ...body } = call.body;
    if (!isUuid(planId)) throw new ApiError('NOT_FOUND');
    const { staffId, role } = call.who;
    const { network } = call.request;
    const of = { customerId, planId: planId.toLowerCase() };
    await repayments
      .noteForThem(of, body, {
        staffId,
        async written(trx, number, at) {
          const facts = { plan: of.planId, number };
          await noteStaff(trx, { kind: 'answer noted', at, staffId, customerId, network, facts });
          // The person reads it where they read who looked at their case.
          const told = { by: role, why: words.answerNoted };
          await note(trx, { kind: 'case looked at', at, customerId, facts: told });
        },
      })
      .catch(inWordsForStaff);
  });
}

/** What was refused, said to one of us and not to the person. */
function inWordsForStaff(fault: unknown): never {
  const message = fault instanceof ApiError ? words.refusedToStaff[fault.code] : undefined;
  throw fault instanceof ApiError && message !== undefined ? new ApiError(fault.code, { message }) : fault;
}
