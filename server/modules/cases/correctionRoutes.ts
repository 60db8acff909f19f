import { correctDebt } from '@towpath/contracts/api/staffCases.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { StoredDebt } from '../debts/debtRow.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import { debtSums } from './debtSums.ts';
import type { CasesDeps } from './module.ts';

/** What is put right together with the person, by the services and checks that hold for themselves. */
export function registerCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  route(app, correctDebt, async call => {
    const { reason: _, was, ...change } = call.body;
    const debtId = call.params.debtId.toLowerCase();
    const { customerId, written } = await openToCorrect(deps, call, { what: 'debt', of: debtId });
    const isAsRead = (debt: StoredDebt) => {
      const { balance, pays, arrears } = debtSums(debt);
      return (
        poundsOf(balance) === was.balance && poundsOf(pays) === was.pays && poundsOf(arrears) === was.arrears
      );
    };
    await deps
      .changeDebt(customerId, debtId, change, { written, isAsRead })
      .catch((fault: unknown) => Promise.reject(inWordsForStaff(fault)));
  });
}
