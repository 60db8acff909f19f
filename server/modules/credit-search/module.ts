import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { Agreement } from '../agreement.ts';
import { importFoundDebts } from '../debts/importing.ts';
import type { ServerModule } from '../module.ts';
import { tidyCreditSearches } from './housekeeping.ts';
import { createPhoneProof, type PhoneProof } from './phoneProof.ts';
import { registerCreditSearchRoutes } from './routes.ts';
import { type CreditSearchDeps, createCreditSearches } from './service.ts';
import { creditSearchAgreement } from './withdrawal.ts';

/** Debts from a person's credit report. */
export function creditSearchModule(
  deps: Deps &
    Pick<
      CreditSearchDeps,
      'letterheadOf' | 'debtsOf' | 'reportedKinds' | 'factsChanged' | 'walkedJourney' | 'log'
    >,
): ServerModule & { readonly agreement: Agreement; readonly phoneProof: PhoneProof } {
  const { config } = deps;
  const own = { ...deps, publicUrl: config.publicUrl, seal: createSeal(config.dataSecret) };
  const creditSearches = createCreditSearches({ ...own, importFoundDebts });
  return {
    registerRoutes: app => registerCreditSearchRoutes(app, creditSearches),
    agreement: creditSearchAgreement(deps),
    phoneProof: createPhoneProof(own),
    jobs: [everyHour('tidy credit searches', () => tidyCreditSearches(deps))],
  };
}
