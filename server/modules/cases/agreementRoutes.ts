import { caseAgreements, takeAgreement } from '@towpath/contracts/api/staffHealth.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';
import { openCase, seesHealth } from './opening.ts';
import { putRightOf } from './putRight.ts';
import { words } from './words.ts';

/** What a person says yes or no to on the phone, once one of us has read them the words. */
export function registerAgreementRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { database, agreementsByPhone } = deps;
  const takenBy = (who: StaffCaller) =>
    agreementsByPhone.filter(({ isOfHealth }) => !isOfHealth || seesHealth(who));

  route(app, caseAgreements, async call => {
    const { customerId } = await openCase(deps, call, 'answers');
    const putRight = await putRightOf(database, customerId, 'consent');
    const all = takenBy(call.who).map(async ({ id, readOut }) => ({ id, asked: await readOut(customerId) }));
    return {
      agreements: (await Promise.all(all)).flatMap(({ id, asked }) => {
        if (!asked) return [];
        const { lines, said, isOutdated } = asked;
        return {
          id,
          lines: [...lines],
          hasConsented: said?.hasConsented ?? null,
          on: said?.at.toISOString() ?? null,
          isOutdated,
          putRight: said?.isByPhone ? putRight(id) : null,
        };
      }),
    };
  });

  route(app, takeAgreement, async call => {
    const { id, hasConsented, lines } = call.body;
    const agreement = takenBy(call.who).find(one => one.id === id);
    if (!agreement) throw new ApiError('NOT_FOUND');
    const { customerId, written } = await openToCorrect(deps, call, { what: 'consent', of: id });
    if (!(await agreement.readOut(customerId))) throw new ApiError('NOT_FOUND');
    await agreement
      .take(customerId, { hasConsented, lines }, written)
      .catch((fault: unknown) => Promise.reject(inWordsOfConsent(fault)));
  });
}

/** That what was read changed meanwhile is a matter of its words, since what somebody says last counts in any case. */
function inWordsOfConsent(fault: unknown): unknown {
  return fault instanceof ApiError && fault.code === 'CHANGED_MEANWHILE'
    ? new ApiError('CHANGED_MEANWHILE', { message: words.refused.otherWords })
    : inWordsForStaff(fault);
}
