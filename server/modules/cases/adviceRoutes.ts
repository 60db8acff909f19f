import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import {
  caseAdvice,
  caseComparison,
  caseRecord,
  decideAdvice,
  lookAtChange,
  runAdvice,
  takeBackDecision,
} from '@towpath/contracts/api/staffAdvice.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { noteStaff } from '../staff/log.ts';
import { adviceInCase, recordInCase, twoInCase } from './adviceInCase.ts';
import { tellsOfHealth } from './adviceWithheld.ts';
import { decide, lookAt } from './deciding.ts';
import type { CasesDeps } from './module.ts';
import { type CaseCall, noteHealthTold, openCase, seesHealth } from './opening.ts';
import { takeBack } from './takingBack.ts';
import { words } from './words.ts';

/** The advice of a person, what the rules found, and what one of us says of it. */
export function registerAdviceRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { database, clock, recommendations } = deps;

  /** Before an advice is shown that says what an illness or a disability changes. */
  async function noteWhatItTells(
    call: CaseCall,
    customerId: string,
    shown: { readonly advice: Recommendation } | null,
  ): Promise<void> {
    if (shown === null || !seesHealth(call.who) || !tellsOfHealth(shown.advice)) return;
    await noteHealthTold(deps, call, { customerId, part: 'advice' });
  }

  route(app, caseAdvice, async call => {
    const { customerId } = await openCase(deps, call, 'advice');
    const { staffId } = call.who;
    const shown = await adviceInCase(deps, customerId, { staffId, seesHealth: seesHealth(call.who) });
    await noteWhatItTells(call, customerId, shown.latest);
    return shown;
  });

  route(app, runAdvice, async call => {
    const { customerId } = await openCase(deps, call, 'advice');
    if (await isLockedFor(database, customerId)) {
      throw new ApiError('SESSION_CLOSED', { message: words.refused.closedSession });
    }
    const { recordId } = await recommendations.current(customerId);
    if (recordId !== null) {
      const { network } = call.request;
      const by = { at: clock.now(), staffId: call.who.staffId, customerId, network };
      await noteStaff(database, { ...by, kind: 'advice run', facts: { record: recordId } });
    }
    return { recordId };
  });

  route(app, caseRecord, async call => {
    const { customerId } = await openCase(deps, call, 'advice');
    const shown = await recordInCase(deps, customerId, call.params.recordId, seesHealth(call.who));
    await noteWhatItTells(call, customerId, shown);
    return shown;
  });

  route(app, caseComparison, async call => {
    const { customerId } = await openCase(deps, call, 'advice');
    const { recordId, otherId } = call.params;
    const sees = seesHealth(call.who);
    const two = await twoInCase(deps, customerId, [recordId, otherId], sees);
    if (sees && two.tellsOfHealth) await noteHealthTold(deps, call, { customerId, part: 'advice' });
    return two.shown;
  });

  route(app, decideAdvice, async call => {
    const { customerId } = await openCase(deps, call, 'advice');
    const { staffId } = call.who;
    const { network } = call.request;
    return decide(deps, { staffId, customerId, network }, call.params.recordId, call.body);
  });

  route(app, lookAtChange, async call => {
    const { customerId } = await openCase(deps, call, 'advice');
    const { staffId } = call.who;
    const { network } = call.request;
    await lookAt(deps, { staffId, customerId, network }, call.params.decisionId, call.body);
  });

  route(app, takeBackDecision, async call => {
    const { customerId } = await openCase(deps, call, 'advice');
    const { staffId } = call.who;
    const { network } = call.request;
    await takeBack(deps, { staffId, customerId, network }, call.params.decisionId, call.body.reason);
  });
}
