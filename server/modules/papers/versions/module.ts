import { formPdf, paperVersions, planPdf } from '@towpath/contracts/api/papers.ts';
import type { Limit } from '../../../platform/http/limits.ts';
import { route } from '../../../platform/http/route.ts';
import { fullNameOf } from '../../customers/contact.ts';
import type { ServerModule } from '../../module.ts';
import { createPaperVersions, type PaperVersionsDeps } from './service.ts';

/** Making a PDF takes a while of the process's time. */
const DOWNLOADS: readonly Limit[] = [{ max: 60, seconds: 600, by: 'person' }];
const LOOKS: readonly Limit[] = [{ max: 120, seconds: 600, by: 'person' }];

/** All papers of people, each version, from the modules that keep what they are made from. */
export function paperVersionsModule(deps: Omit<PaperVersionsDeps, 'nameOf'>): ServerModule {
  const papers = createPaperVersions({
    ...deps,
    nameOf: customerId => fullNameOf(deps.database, customerId),
  });
  return {
    registerRoutes(app) {
      route(app, paperVersions, ({ who, query }) => papers.list(who.customerId, query), { limits: LOOKS });

      route(app, planPdf, ({ who, params, query }) => papers.plan(who.customerId, params.planId, query.on), {
        limits: DOWNLOADS,
      });

      route(
        app,
        formPdf,
        ({ who, params }) => papers.form(who.customerId, params.planId, Number(params.number)),
        { limits: DOWNLOADS },
      );
    },
  };
}
