import {
  caseAdvicePaper,
  caseBudgetPaper,
  caseFormPaper,
  casePapers,
  casePhotoFile,
  casePlanPaper,
} from '@towpath/contracts/api/staffCases.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { shutIn } from '../papers/photos/routes.ts';
import { noteStaff, type StaffEvents } from '../staff/log.ts';
import type { CasesDeps } from './module.ts';
import { type CaseCall, noteHealthTold, openCase, seesHealth } from './opening.ts';

const PART = 'documents';
/** Making a PDF takes a while of the process's time. */
const LIMITS: readonly Limit[] = [{ max: 60, seconds: 600, by: 'address' }];

/** The papers of a person, as they have them themselves. Each that is opened is in the log. */
export function registerPaperRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { database, clock, papers, paperVersions, photos } = deps;

  async function opened(call: CaseCall, paper: StaffEvents['paper opened']['paper']): Promise<string> {
    const { customerId } = await openCase(deps, call, PART);
    const by = { staffId: call.who.staffId, customerId, network: call.request.network, at: clock.now() };
    await noteStaff(database, { ...by, kind: 'paper opened', facts: { paper } });
    return customerId;
  }

  route(app, casePapers, async call => {
    const { customerId } = await openCase(deps, call, PART);
    const sees = seesHealth(call.who);
    const { groups, namesHealth } = await paperVersions.list(customerId, call.query, sees);
    if (namesHealth) await noteHealthTold(deps, call, { customerId, part: PART });
    const sent = await photos.mine(customerId);
    return {
      groups,
      photos: sees ? sent : [],
      photosWithheld: sees ? 0 : sent.length,
    };
  });

  route(
    app,
    casePlanPaper,
    async call => {
      const customerId = await opened(call, 'plan');
      return paperVersions.plan(customerId, call.params.planId, call.query.on, seesHealth(call.who));
    },
    { limits: LIMITS },
  );

  route(
    app,
    caseFormPaper,
    async call => {
      const customerId = await opened(call, 'form');
      const of = { customerId, planId: call.params.planId, number: Number(call.params.number) };
      const { file, tellsOfHealth } = await paperVersions.form(of, seesHealth(call.who));
      if (tellsOfHealth) await noteHealthTold(deps, call, { customerId, part: PART });
      return file;
    },
    { limits: LIMITS },
  );

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
