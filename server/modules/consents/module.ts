import type { ServerModule } from '../module.ts';
import { consentAgreements, consentsByPhone } from './agreements.ts';
import { registerConsentRoutes } from './routes.ts';
import { type ConsentsDeps, createConsents } from './service.ts';
import { consentSteps } from './steps.ts';

/** Every consent given or refused. */
export function consentsModule(deps: ConsentsDeps) {
  const consents = createConsents(deps);
  const module: ServerModule = { registerRoutes: app => registerConsentRoutes(app, consents) };
  return {
    ...module,
    stepParts: consentSteps(consents),
    agreements: consentAgreements(consents),
    byPhone: consentsByPhone(consents),
    sharingLacks: consents.sharingLacks,
  };
}
