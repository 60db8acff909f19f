import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import type { ServerModule } from '../module.ts';
import { tellingOfLateWork } from './lateWork.ts';
import { registerWorkRoutes, type WorkDeps } from './routes.ts';
import { waitingWorkReading } from './waitingWorkReading.ts';

/** What waits for one of us. */
export function workModule(deps: WorkDeps & { readonly letterheadOf: LetterheadOf }): ServerModule {
  return {
    registerRoutes: app => registerWorkRoutes(app, deps),
    jobs: [tellingOfLateWork({ ...deps, teamEmail: deps.config.teamEmail })],
    readings: [waitingWorkReading],
  };
}
