import {
  caseHealth,
  caseSupportNeeds,
  correctHealth,
  correctSupportNeeds,
} from '@towpath/contracts/api/staffHealth.ts';
import { helpOf } from '@towpath/domain/people/helpOf.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';
import { noteHealthTold, openCase, seesHealth } from './opening.ts';
import { words } from './words.ts';

/** What a person tells of their health and of how they want to be talked to, put right together with them. */
export function registerHealthCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { healthTold, database } = deps;
  const asStaff = (fault: unknown) => Promise.reject(inWordsForStaff(fault));

  route(app, caseHealth, async call => {
    requireSeesHealth(call.who);
    const { customerId } = await openCase(deps, call, 'answers');
    const [{ consent, conditions, answers }, isLocked] = await Promise.all([
      healthTold.conditions(customerId),
      isLockedFor(database, customerId),
    ]);
    const categories = healthTold.categories();
    if (consent.hasConsented !== true) return { conditions: [], answers: {}, categories, isLocked };
    if (conditions.length + Object.keys(answers).length > 0) {
      await noteHealthTold(deps, call, { customerId, part: 'answers' });
    }
    return { conditions, answers, categories, isLocked };
  });

  route(app, correctHealth, async call => {
    requireSeesHealth(call.who);
    const { reason: _, ...change } = call.body;
    const { customerId, written } = await openToCorrect(deps, call, { what: 'health', of: 'health' });
    const signposts = await healthTold.correct.conditions(customerId, change, written).catch(asStaff);
    // Whom an adviser would ring is spoken to by one.
    const told = signposts.filter(({ signpost }) => signpost !== 'fast adviser');
    const nation = (await deps.nationOf(customerId)) ?? undefined;
    return {
      tell: told.map(({ text, helpIds }) => words.tell(text, helpOf(deps.help, helpIds, nation))),
    };
  });

  route(app, caseSupportNeeds, async call => {
    requireSeesHealth(call.who);
    const { customerId } = await openCase(deps, call, 'answers');
    const { consent, supportNeedIds } = await healthTold.supportNeeds(customerId);
    const all = healthTold.needs();
    if (consent.hasConsented !== true) return { all, supportNeedIds: [] };
    if (supportNeedIds.length > 0) await noteHealthTold(deps, call, { customerId, part: 'answers' });
    return { all, supportNeedIds };
  });

  route(app, correctSupportNeeds, async call => {
    requireSeesHealth(call.who);
    const { supportNeedIds: ids, was } = call.body;
    const what = { what: 'support needs', of: 'support needs' } as const;
    const { customerId, written } = await openToCorrect(deps, call, what);
    await healthTold.correct.supportNeeds(customerId, { ids, was }, written).catch(asStaff);
  });
}

/** What somebody may not read they do not put right either. */
function requireSeesHealth(who: StaffCaller): void {
  if (!seesHealth(who)) throw new ApiError('NOT_FOUND');
}
