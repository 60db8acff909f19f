import { LONGEST_REASON } from '@towpath/contracts/api/staffAdvice.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { type Corrected, noteStaff } from '../staff/log.ts';
import { addCorrection } from './corrections.ts';
import type { CasesDeps } from './module.ts';
import { type CaseCall, type CasePart, openCase } from './opening.ts';
import { words } from './words.ts';

/** In which part of the case it stands. */
const PART_OF = {
  answer: 'answers',
  budget: 'budget',
  debt: 'debts',
  'debt added': 'debts',
  'debt deleted': 'debts',
  'debts told apart': 'debts',
  household: 'details',
  name: 'details',
  phone: 'details',
  'plan entry': 'plan',
  'trust deed fees': 'advice',
  health: 'answers',
  'support needs': 'answers',
  consent: 'answers',
} as const satisfies Record<Corrected, CasePart>;

/** Writes down a correction, in the transaction that makes it. */
export type WriteCorrection = (trx: DatabaseTransaction, at: Date) => Promise<void>;

/**
 * Opens the case for something that is put right together with the person, with the reason that they can read.
 *
 * @param what what it is, and which one of them
 * @returns whose case it is, and what writes it down: the reason, the log of staff, and where the person reads who looked
 * @throws ApiError VALIDATION_FAILED at `reason`, NOT_FOUND
 */
export async function openToCorrect(
  deps: Pick<CasesDeps, 'database' | 'clock' | 'seal'>,
  call: CaseCall & { readonly body: { readonly reason: string } },
  what: { readonly what: Corrected; readonly of: string },
): Promise<{ readonly customerId: string; readonly written: WriteCorrection }> {
  const reason = call.body.reason.trim();
  if (reason === '') throw fieldError('reason', words.refused.noReason);
  if (reason.length > LONGEST_REASON) {
    throw fieldError('reason', words.refused.reasonTooLong(LONGEST_REASON));
  }
  const { customerId } = await openCase(deps, call, PART_OF[what.what]);
  const { staffId, role } = call.who;
  const { network } = call.request;
  return {
    customerId,
    async written(trx, at) {
      const { what: kind, of: subject } = what;
      await addCorrection(trx, deps.seal, { customerId, at, staffId, what: kind, subject, reason });
      await noteStaff(trx, {
        kind: 'corrected with them',
        at,
        staffId,
        customerId,
        network,
        facts: what,
      });
      // The person reads it where they read who looked at their case.
      const facts = { by: role, why: words.corrected[kind] };
      await note(trx, { kind: 'case looked at', at, customerId, facts });
    },
  };
}

/** Says in words for staff that a session is closed, or that a yes of the person is missing; gives back what else went wrong. */
export function inWordsForStaff(fault: unknown): unknown {
  if (!(fault instanceof ApiError)) return fault;
  if (fault.code === 'SESSION_CLOSED') {
    return new ApiError('SESSION_CLOSED', { message: words.refused.locked });
  }
  if (fault.code === 'HEALTH_CONSENT_NEEDED') {
    return new ApiError('HEALTH_CONSENT_NEEDED', { message: words.refused.noConsent });
  }
  return fault;
}
