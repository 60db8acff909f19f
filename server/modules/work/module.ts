import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import type { ServerModule } from '../module.ts';
import { summingUpWork } from './dailySummary.ts';
import { tellingOfLateWork } from './lateWork.ts';
import { registerWorkRoutes, type WorkDeps } from './routes.ts';
import { waitingWorkReading } from './waitingWorkReading.ts';

/** What waits for one of us. */
export function workModule(
  deps: WorkDeps & {
    readonly letterheadOf: LetterheadOf;
    /** When somebody answers. */
    readonly opening: OpeningHours;
  },
): ServerModule {
  const toTeam = { ...deps, teamEmail: deps.config.teamEmail };
  return {
    registerRoutes: app => registerWorkRoutes(app, deps),
    jobs: [tellingOfLateWork(toTeam), summingUpWork(toTeam)],
    readings: [waitingWorkReading],
  };
}
