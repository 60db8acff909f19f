import { caseHousehold, correctHousehold } from '@towpath/contracts/api/staffHousehold.ts';
import { savedHousehold } from '@towpath/domain/household/makeup.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';
import { openCase } from './opening.ts';

/** Who lives with the person, put right together with them. */
export function registerHouseholdCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  route(app, caseHousehold, async call => {
    const { customerId } = await openCase(deps, call, 'details');
    const [{ household, asked }, isLocked] = await Promise.all([
      deps.householdCorrecting.read(customerId),
      isLockedFor(deps.database, customerId),
    ]);
    return {
      household: household && savedHousehold(household),
      hidesAdditionalAdults: asked?.hidesAdditionalAdults ?? false,
      isCorrectable: asked !== null,
      isLocked,
    };
  });

  route(app, correctHousehold, async call => {
    const { reason: _, ...given } = call.body;
    const subject = { what: 'household', of: 'household' } as const;
    const { customerId, written } = await openToCorrect(deps, call, subject);
    const reopened = await deps.householdCorrecting
      .correct(customerId, given, written)
      .catch((fault: unknown) => Promise.reject(inWordsForStaff(fault)));
    if (reopened.length === 0) return { reopened: [] };
    const { parts } = await deps.budgetOf(customerId);
    return {
      reopened: parts.filter(({ categoryId }) => reopened.includes(categoryId)).map(({ name }) => name),
    };
  });
}
