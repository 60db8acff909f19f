import {
  caseAdvicePaper,
  caseBudgetPaper,
  casePapers,
  casePhotoFile,
} from '@towpath/contracts/api/staffCases.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { shutIn } from '../papers/photos/routes.ts';
import { noteStaff } from '../staff/log.ts';
import type { CasesDeps } from './module.ts';
import { type CaseCall, openCase, seesHealth } from './opening.ts';

/** Making a PDF takes a while of the process's time. */
const LIMITS: readonly Limit[] = [{ max: 60, seconds: 600, by: 'address' }];

/** The papers of a person, as they have them themselves. Each that is opened is in the log. */
export function registerPaperRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { database, clock, papers, photos } = deps;

  async function opened(call: CaseCall, paper: 'advice' | 'budget' | 'photo'): Promise<string> {
    const { customerId } = await openCase(deps, call, 'documents');
    const by = { staffId: call.who.staffId, customerId, network: call.request.network, at: clock.now() };
    await noteStaff(database, { ...by, kind: 'paper opened', facts: { paper } });
    return customerId;
  }

  route(app, casePapers, async call => {
    const { customerId } = await openCase(deps, call, 'documents');
    const { advice, budgetConfirmedOn } = await papers.mine(customerId);
    const isWithheld = !seesHealth(call.who);
    const sent = await photos.mine(customerId);
    return {
      advice: isWithheld ? null : advice,
      isAdviceWithheld: isWithheld && advice !== null,
      budgetConfirmedOn,
      photos: isWithheld ? [] : sent,
      photosWithheld: isWithheld ? sent.length : 0,
    };
  });

  route(
    app,
    caseAdvicePaper,
    async call => {
      // A paper without what stands on it because of a disability is not the paper.
      if (!seesHealth(call.who)) throw new ApiError('NOT_FOUND');
      return papers.advice(await opened(call, 'advice'), call.params.recordId);
    },
    { limits: LIMITS },
  );

  route(
    app,
    casePhotoFile,
    async call => {
      if (!seesHealth(call.who)) throw new ApiError('NOT_FOUND');
      const customerId = await opened(call, 'photo');
      shutIn(call.reply);
      return photos.file(customerId, call.params.photoId);
    },
    { limits: LIMITS },
  );

  route(app, caseBudgetPaper, async call => papers.budget(await opened(call, 'budget')), { limits: LIMITS });
}
