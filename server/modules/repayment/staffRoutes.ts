import {
  caseRepayment,
  noteAnswerWithThem,
  noteBreakWithThem,
  noteDebtTakenIn,
  noteOffersWithThem,
  notePaymentWithThem,
  takeBackWithThem,
} from '@towpath/contracts/api/staffRepayment.ts';
import type { FastifyInstance } from 'fastify';
import { note } from '../../platform/audit/auditLog.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { openToCorrect } from '../cases/correcting.ts';
import { type CaseCall, openCase } from '../cases/opening.ts';
import { noteStaff } from '../staff/log.ts';
import { entrySubject } from './happened.ts';
import type { ByStaff, Repayments, RepaymentsDeps } from './service.ts';
import { caseReading, type ReadingDeps } from './staffReading.ts';
import { noteTakenIn } from './takingIn.ts';
import { words } from './words.ts';

type StaffDeps = ReadingDeps &
  RepaymentsDeps & {
    /** Seals why something was taken back with a person. */
    readonly correctionSeal: Seal;
  };

/**
 * The plans that people repay by, in their cases: to read, and to write down with them that offers went, what a lender
 * answered, what was paid, a break, and that something never happened.
 */
export function registerStaffRepaymentRoutes(
  app: FastifyInstance,
  deps: StaffDeps,
  repayments: Pick<Repayments, 'noteForThem'>,
): void {
  route(app, caseRepayment, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    return { repayment: await caseReading(deps, customerId, call.query.on ?? null) };
  });

  route(app, noteAnswerWithThem, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    const { planId, ...body } = call.body;
    const of = planOf(customerId, planId);
    await repayments
      .noteForThem(of, body, written(call, of, 'answer noted', words.answerNoted))
      .catch(inWordsForStaff);
  });

  route(app, noteOffersWithThem, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    const { planId, ...body } = call.body;
    const of = planOf(customerId, planId);
    await repayments
      .noteForThem(of, body, written(call, of, 'offers noted', words.offersNoted))
      .catch(inWordsForStaff);
  });

  route(app, notePaymentWithThem, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    const { planId, ...body } = call.body;
    const of = planOf(customerId, planId);
    await repayments
      .noteForThem(of, body, written(call, of, 'payment noted', words.paymentNoted))
      .catch(inWordsForStaff);
  });

  route(app, noteBreakWithThem, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    const { planId, ...body } = call.body;
    const of = planOf(customerId, planId);
    await repayments
      .noteForThem(of, body, written(call, of, 'break noted', words.breakNoted))
      .catch(inWordsForStaff);
  });

  route(app, noteDebtTakenIn, async call => {
    const { customerId } = await openCase(deps, call, 'plan');
    const { planId, ...body } = call.body;
    const of = planOf(customerId, planId);
    await noteTakenIn(deps, of, body, written(call, of, 'debt taken in', words.debtTakenIn)).catch(
      inWordsForStaff,
    );
  });

  route(app, takeBackWithThem, async call => {
    const { planId, id, after, entry } = call.body;
    const of = entrySubject(planId.toLowerCase(), entry);
    const cases = { ...deps, seal: deps.correctionSeal };
    const correction = await openToCorrect(cases, call, { what: 'plan entry', of });
    await repayments
      .noteForThem(
        planOf(correction.customerId, planId),
        { id, after, note: { kind: 'taken back', entry } },
        { staffId: call.who.staffId, written: (trx, _, at) => correction.written(trx, at) },
      )
      .catch(inWordsForStaff);
  });
}

function planOf(customerId: string, planId: string) {
  if (!isUuid(planId)) throw new ApiError('NOT_FOUND');
  return { customerId, planId: planId.toLowerCase() };
}

/** What is kept where one of us writes something down with the person: in the log of staff, and where the person reads it. */
function written(
  { who: { staffId, role }, request: { network } }: CaseCall,
  { customerId, planId }: ReturnType<typeof planOf>,
  kind: 'offers noted' | 'answer noted' | 'payment noted' | 'break noted' | 'debt taken in',
  why: string,
): ByStaff {
  return {
    staffId,
    async written(trx, number, at) {
      const facts = { plan: planId, number };
      await noteStaff(trx, { kind, at, staffId, customerId, network, facts });
      // The person reads it where they read who looked at their case.
      await note(trx, { kind: 'case looked at', at, customerId, facts: { by: role, why } });
    },
  };
}

/** What was refused, said to one of us and not to the person. */
function inWordsForStaff(fault: unknown): never {
  const message = fault instanceof ApiError ? words.refusedToStaff[fault.code] : undefined;
  throw fault instanceof ApiError && message !== undefined ? new ApiError(fault.code, { message }) : fault;
}
