import type { Deps } from '../../deps.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { ServerModule } from '../module.ts';
import type { StepCompletion } from '../ports.ts';
import { accessTokens } from './accessToken.ts';
import { removeExpired } from './housekeeping.ts';
import { claimsBy, identifyBy } from './identify.ts';
import { identityLetters } from './letters.ts';
import type { BringGuest } from './login.ts';
import type { RegistrationDeps } from './register.ts';
import { type LoggedIn, registerIdentityRoutes } from './routes.ts';

/** The identity of callers: guests, sessions, registration and passwords. */
export function identityModule(
  deps: Deps & {
    readonly letterheadOf: LetterheadOf;
    readonly stepCompletion: StepCompletion;
    readonly bringGuest: BringGuest;
  } & Pick<RegistrationDeps, 'ownNames' | 'agreedTexts' | 'lookOf' | 'phoneProof'> &
    LoggedIn,
) {
  const tokens = accessTokens(deps.config.jwtSecret);
  const seal = createSeal(deps.config.dataSecret);
  const readClaim = claimsBy(deps, tokens);
  const identify = identifyBy(deps, readClaim);
  const module: ServerModule = {
    registerRoutes(app) {
      const { outbox } = app;
      registerIdentityRoutes(app, { ...deps, seal, tokens, outbox, steps: deps.stepCompletion }, identify);
    },
    jobs: [everyHour('tidy identity', () => removeExpired(deps))],
    letters: identityLetters(deps, deps.letterheadOf),
  };
  return { ...module, readClaim, identify };
}
