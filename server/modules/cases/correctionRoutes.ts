import { LONGEST_REASON } from '@towpath/contracts/api/staffAdvice.ts';
import { correctDebt } from '@towpath/contracts/api/staffCases.ts';
import type { FastifyInstance } from 'fastify';
import { note } from '../../platform/audit/auditLog.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { noteStaff } from '../staff/log.ts';
import { addCorrection } from './corrections.ts';
import type { CasesDeps } from './module.ts';
import { openCase } from './opening.ts';
import { words } from './words.ts';

/** What is put right together with the person, by the services and checks that hold for themselves. */
export function registerCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { seal, changeDebt } = deps;

  route(app, correctDebt, async call => {
    const { reason: typed, ...change } = call.body;
    const reason = typed.trim();
    if (reason === '') throw fieldError('reason', words.refused.noReason);
    if (reason.length > LONGEST_REASON) {
      throw fieldError('reason', words.refused.reasonTooLong(LONGEST_REASON));
    }
    const { customerId } = await openCase(deps, call);
    const { staffId, role } = call.who;
    const { network } = call.request;
    const subject = call.params.debtId.toLowerCase();
    await changeDebt(customerId, subject, change, async (trx, at) => {
      await addCorrection(trx, seal, { customerId, at, staffId, what: 'debt', subject, reason });
      const facts = { what: 'debt', of: subject } as const;
      await noteStaff(trx, { kind: 'corrected with them', at, staffId, customerId, network, facts });
      // The person reads it where they read who looked at their case.
      await note(trx, {
        kind: 'case looked at',
        at,
        customerId,
        facts: { by: role, why: words.corrected.debt },
      });
    });
  });
}
