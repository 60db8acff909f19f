import {
  adviceSummaryPdf,
  budgetStatementPdf,
  emailPapers,
  myPapers,
} from '@towpath/contracts/api/papers.ts';
import type { FastifyInstance } from 'fastify';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import type { Papers } from './service.ts';

/** Making a PDF takes a while of the process's time. */
const DOWNLOADS: readonly Limit[] = [{ max: 20, seconds: 600, by: 'person' }];
const LOOKS: readonly Limit[] = [{ max: 120, seconds: 600, by: 'person' }];
const MAILS: readonly Limit[] = [{ max: 5, seconds: 3600, by: 'person' }];

export function registerPaperRoutes(app: FastifyInstance, papers: Papers): void {
  route(app, myPapers, ({ who, query }) => papers.mine(who.customerId, query.recordId), { limits: LOOKS });

  route(app, adviceSummaryPdf, ({ who, params }) => papers.advice(who.customerId, params.recordId), {
    limits: DOWNLOADS,
  });

  route(app, budgetStatementPdf, ({ who }) => papers.budget(who.customerId), { limits: DOWNLOADS });

  route(app, emailPapers, ({ who, body }) => papers.email(who.customerId, body.recordId, app.outbox), {
    limits: MAILS,
  });
}
