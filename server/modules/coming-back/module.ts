import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { ServerModule } from '../module.ts';
import { allHeld } from '../own-data/allHeld.ts';
import { allBrought } from './allBrought.ts';
import { bringGuest, type ComingBack } from './bringGuest.ts';
import { type ComingBackDeps, registerComingBackRoutes } from './routes.ts';

export type ComingBackModule = ServerModule & {
  /** Gives the account that a guest has logged into all that the guest told us. */
  readonly bringGuest: (trx: DatabaseTransaction, who: ComingBack) => Promise<void>;
};

/** Guests who come back by an account that they have. */
export function comingBackModule(deps: Deps & ComingBackDeps): ComingBackModule {
  const { config, factsChanged } = deps;
  const bringing = {
    healthSeal: createSeal(config.healthDataKey),
    brought: allBrought(config),
    held: allHeld(config),
    factsChanged,
  };
  return {
    bringGuest: (trx, who) => bringGuest(trx, bringing, who),
    registerRoutes: app => registerComingBackRoutes(app, deps),
  };
}
