import type { FastifyBaseLogger } from 'fastify';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { ServerModule } from '../module.ts';
import { refuseWrongClock } from '../retention/clock.ts';
import { doTimedMoves } from './byTime.ts';
import { type PeopleDeps, registerPeopleRoutes } from './routes.ts';

/** The people as staff find them, and what becomes of a session that nobody comes back to. */
export function peopleModule(deps: PeopleDeps & { readonly log: FastifyBaseLogger }): ServerModule {
  const { database, clock, log } = deps;
  const days = deps.content.settings.sessionEnds;
  return {
    registerRoutes: app => registerPeopleRoutes(app, deps),
    jobs: days
      ? [
          everyHour('session statuses', async () => {
            // What time ends, does not begin again: a clock that may be wrong ends nothing.
            await refuseWrongClock(database, clock.now());
            const done = await doTimedMoves(database, days, clock.now());
            if (Object.keys(done).length > 0) log.info(done, 'sessions moved by time');
          }),
        ]
      : [],
  };
}
