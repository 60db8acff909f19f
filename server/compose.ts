import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { accessTokens } from './modules/identity/accessToken.ts';
import { identifyBy } from './modules/identity/identify.ts';
import { registerIdentityRoutes } from './modules/identity/routes.ts';
import type { Deps } from './platform/deps.ts';
import type { Identify } from './platform/who.ts';

export type Parts = {
  readonly identify: Identify;
  registerRoutes(app: FastifyInstance): void;
};

/** All wiring on one page: which module gets what, and which routes there are. */
export async function compose(deps: Deps, _log: FastifyBaseLogger): Promise<Parts> {
  const tokens = accessTokens(deps.config.jwtSecret);
  return {
    identify: identifyBy(deps, tokens),
    registerRoutes(app) {
      registerIdentityRoutes(app, deps);
    },
  };
}
