import { formPdf, paperVersions, planPdf } from '@towpath/contracts/api/papers.ts';
import type { Limit } from '../../../platform/http/limits.ts';
import { route } from '../../../platform/http/route.ts';
import { fullNameOf } from '../../customers/contact.ts';
import type { ServerModule } from '../../module.ts';
import { createPaperVersions, type PaperVersionsDeps, type PaperVersionsOf } from './service.ts';

/** Making a PDF takes a while of the process's time. */
const DOWNLOADS: readonly Limit[] = [{ max: 60, seconds: 600, by: 'person' }];
const LOOKS: readonly Limit[] = [{ max: 120, seconds: 600, by: 'person' }];

/** The same for the case of a person. */
export type PaperVersionsInCases = {
  readonly list: PaperVersionsOf['listInCase'];
  readonly plan: PaperVersionsOf['plan'];
  readonly form: PaperVersionsOf['formInCase'];
};

/** All papers of people, each version, from the modules that keep what they are made from. */
export function paperVersionsModule(
  deps: Omit<PaperVersionsDeps, 'nameOf'>,
): ServerModule & { readonly inCases: PaperVersionsInCases } {
  const papers = createPaperVersions({
    ...deps,
    nameOf: customerId => fullNameOf(deps.database, customerId),
  });
  return {
    inCases: { list: papers.listInCase, plan: papers.plan, form: papers.formInCase },
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
