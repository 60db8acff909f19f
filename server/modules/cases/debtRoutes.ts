import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import {
  addDebtWithThem,
  caseDebtKinds,
  caseDebts,
  correctDebt,
  deleteDebtWithThem,
  keepBothWithThem,
} from '@towpath/contracts/api/staffDebts.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import { debtSums } from './debtSums.ts';
import type { CasesDeps } from './module.ts';
import { openCase } from './opening.ts';
import { putRightOf } from './putRight.ts';
import { words } from './words.ts';

/** What a person owes, and what of it is put right together with them, by the checks that hold for themselves. */
export function registerDebtRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { database, debts } = deps;
  const asStaff = (fault: unknown) => Promise.reject(inWordsOfDebts(fault));

  route(app, caseDebts, async call => {
    const { customerId } = await openCase(deps, call, 'debts');
    const [listed, putRight, addedWith, isLocked] = await Promise.all([
      debts.withRevisions(customerId),
      putRightOf(database, customerId, 'debt'),
      putRightOf(database, customerId, 'debt added'),
      isLockedFor(database, customerId),
    ]);
    return {
      debts: listed.debts.map(debt => ({
        id: debt.id,
        creditor: debt.sold?.to ?? debt.initialCreditorName,
        sold: debt.sold,
        byPlan: debt.byPlan,
        kind: debt.creditTypeName,
        ...debtSums(debt),
        isEstimate: debt.currentBalance === null && debt.estimatedBalance !== null,
        isInArrears: debt.isInArrears,
        courtStage: debt.courtStage,
        hasLegalAction: debt.hasLegalAction,
        isJoint: debt.isJoint,
        isDisputed: debt.isDisputed,
        comesFirst: debt.isPriority,
        source: debt.source,
        told: debt,
        revision: listed.revisions.get(debt.id) ?? '',
        putRight: putRight(debt.id),
        addedWith: addedWith(debt.id),
      })),
      mayBeOne: listed.possibleDuplicates,
      total: listed.totalDebtsValue,
      listedTotal: listed.listedDebtsValue,
      paysInAll: listed.monthlyRepaymentsValue,
      repaymentsUnder: listed.repaymentsUnder,
      isLocked,
    } satisfies AnswerOf<typeof caseDebts>;
  });

  route(app, caseDebtKinds, async call => {
    const { customerId } = await openCase(deps, call, 'debts');
    const [kinds, nation] = await Promise.all([deps.debtKinds(customerId), deps.nationOf(customerId)]);
    return { kinds, nation };
  });

  route(app, correctDebt, async call => {
    const { reason: _, revision, ...change } = call.body;
    const debtId = call.params.debtId.toLowerCase();
    const { customerId, written } = await openToCorrect(deps, call, { what: 'debt', of: debtId });
    await debts.change(customerId, debtId, change, { written, revision }).catch(asStaff);
  });

  route(app, addDebtWithThem, async call => {
    const { reason: _, ...debt } = call.body;
    const of = debt.id.toLowerCase();
    const { customerId, written } = await openToCorrect(deps, call, { what: 'debt added', of });
    await debts.addWith(customerId, debt, written).catch(asStaff);
  });

  route(app, deleteDebtWithThem, async call => {
    const { revision } = call.body;
    const debtId = call.params.debtId.toLowerCase();
    const { customerId, written } = await openToCorrect(deps, call, { what: 'debt deleted', of: debtId });
    await debts.change(customerId, debtId, { isDeleted: true }, { written, revision }).catch(asStaff);
  });

  route(app, keepBothWithThem, async call => {
    const [one, other] = call.body.debtIds;
    // Of its own kind: nothing of either debt has changed.
    const of = one.toLowerCase();
    const { customerId, written } = await openToCorrect(deps, call, { what: 'debts told apart', of });
    await debts.keepBoth(customerId, [one, other], written).catch(asStaff);
  });
}

/** Says of a debt that is gone, of a list that is not begun and of a closed session in words for staff what they are. */
function inWordsOfDebts(fault: unknown): unknown {
  if (!(fault instanceof ApiError)) return fault;
  const { code } = fault;
  if (code === 'NOT_FOUND') return new ApiError(code, { message: words.refused.debtGone });
  if (code === 'NO_JOURNEY') return new ApiError(code, { message: words.refused.notBegun });
  return inWordsForStaff(fault);
}
