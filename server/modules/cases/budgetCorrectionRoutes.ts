import { caseBudgetLines, correctBudgetLine } from '@towpath/contracts/api/staffCorrections.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';
import { noteHealthTold, openCase, seesHealth } from './opening.ts';
import { putRightOf } from './putRight.ts';

/** Lines of the budget that are put right together with the person. */
export function registerBudgetCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  route(app, caseBudgetLines, async call => {
    const categoryId = numberOf(call.params.categoryId);
    const { customerId } = await openCase(deps, call, 'budget');
    const [{ frequencies, lines }, putRight] = await Promise.all([
      deps.budgetLinesOf(customerId, categoryId),
      putRightOf(deps.database, customerId, 'budget'),
    ]);
    const showsAll = seesHealth(call.who);
    if (showsAll && lines.some(({ tellsOfHealth, isPrivate }) => tellsOfHealth || isPrivate)) {
      await noteHealthTold(deps, call, { customerId, part: 'budget' });
    }
    return {
      frequencies,
      lines: lines
        .filter(({ tellsOfHealth }) => showsAll || !tellsOfHealth)
        .map(({ isPrivate, deviationReasonId, tellsOfHealth: _, ...line }) => {
          const isReasonWithheld = isPrivate && !showsAll;
          return {
            ...line,
            putRight: putRight(String(line.typeId)),
            isReasonWithheld,
            deviationReasonId: isReasonWithheld ? null : deviationReasonId,
          };
        }),
    };
  });

  /** Lines of a part that only who may see facts of health puts right. */
  async function hiddenLines(customerId: string, categoryId: number) {
    const { lines } = await deps.budgetLinesOf(customerId, categoryId);
    return lines.filter(({ tellsOfHealth }) => tellsOfHealth);
  }

  route(app, correctBudgetLine, async call => {
    const { reason: _, ...line } = call.body;
    const [categoryId, typeId] = [numberOf(call.params.categoryId), numberOf(call.params.typeId)];
    const { customerId, written } = await openToCorrect(deps, call, { what: 'budget', of: String(typeId) });
    const hidden = seesHealth(call.who) ? [] : await hiddenLines(customerId, categoryId);
    if (hidden.some(one => one.typeId === typeId)) throw new ApiError('NOT_FOUND');
    const asks = await deps
      .correctBudgetLine(customerId, { categoryId, typeId, ...line }, written)
      .catch((fault: unknown) => Promise.reject(inWordsForStaff(fault)));
    return { asks: hidden.some(({ name }) => name === asks?.line) ? null : asks };
  });
}

/** A number in an address. Throws NOT_FOUND for any other text. */
function numberOf(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new ApiError('NOT_FOUND');
  return Number(text);
}
