import { noteTrustDeedFees } from '@towpath/contracts/api/staffAdvice.ts';
import { checkNamedFees } from '@towpath/domain/solutions/trust-deed/namedFees.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { addTrustDeedFees, trustDeedFeesOf } from '../advice/trustDeedFees.ts';
import { holdSession, refuseLockedOf } from '../journeys/refuseLocked.ts';
import { openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';
import { words } from './words.ts';

/** The fees of a trust deed, which only a trustee can name: one of us asks, and writes down what the rules are to reckon with. */
export function registerTrustDeedFeesRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { database, clock } = deps;

  route(app, noteTrustDeedFees, async call => {
    const { fees: typed, was } = call.body;
    const what = { what: 'trust deed fees', of: 'trust deed fees' } as const;
    const { customerId, written } = await openToCorrect(deps, call, what);
    const checked = checkNamedFees(typed);
    if (!checked.ok) throw fieldError('fees', checked.message);
    const fees = checked.value;
    const at = clock.now();
    const { staffId } = call.who;
    await database.transaction().execute(async trx => {
      await holdSession(trx, customerId);
      await refuseLockedOf(trx, customerId, words.refused.locked);
      const stands = await trustDeedFeesOf(trx, customerId);
      if (stands === fees) return;
      if (stands !== was) throw new ApiError('CHANGED_MEANWHILE');
      await addTrustDeedFees(trx, { customerId, fees, staffId, at });
      await written(trx, at);
    });
  });
}
