import type { Deps } from '../../deps.ts';
import { guardedCreditFile } from '../../partners/credit-file/guarded.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import { importFoundDebts } from '../debts/importing.ts';
import type { ServerModule } from '../module.ts';
import { tidyCreditSearches } from './housekeeping.ts';
import { registerCreditSearchRoutes } from './routes.ts';
import { type CreditSearchDeps, createCreditSearches } from './service.ts';

/** Debts from a person's credit report. */
export function creditSearchModule(
  deps: Deps &
    Pick<CreditSearchDeps, 'letterheadOf' | 'debtsOf' | 'reportedKinds' | 'factsChanged'> &
    GuardedLog,
): ServerModule {
  const { config, creditFile, log } = deps;
  const creditSearches = createCreditSearches({
    ...deps,
    publicUrl: config.publicUrl,
    seal: createSeal(config.dataSecret),
    creditFile: creditFile && guardedCreditFile(creditFile, log),
    importFoundDebts,
  });
  return {
    registerRoutes: app => registerCreditSearchRoutes(app, creditSearches),
    jobs: [everyHour('tidy credit searches', () => tidyCreditSearches(deps))],
  };
}

type GuardedLog = { readonly log: Parameters<typeof guardedCreditFile>[1] };
