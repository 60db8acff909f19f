import type { Deps } from '../../deps.ts';
import type { IdentifyStaff } from '../../platform/http/who.ts';
import { everyHour } from '../../platform/jobs/recurringJobs.ts';
import type { ServerModule } from '../module.ts';
import type { ReleaseWork } from './memberChanges.ts';
import { registerStaffRoutes } from './routes.ts';
import { staffOf, tidyStaffSessions } from './sessions.ts';
import { registerTalkHoursRoutes } from './talkHoursRoutes.ts';

/** Those who work behind the site: how they sign in, and what they may do. */
export function staffModule(deps: Deps & { readonly issuer: string; readonly releaseWork: ReleaseWork }) {
  const { database, clock } = deps;
  const module: ServerModule = {
    registerRoutes(app) {
      registerStaffRoutes(app, deps);
      registerTalkHoursRoutes(app, deps);
    },
    jobs: [everyHour('tidy staff sign-ins', () => tidyStaffSessions(database, clock.now()))],
  };
  const identifyStaff: IdentifyStaff = (token, isUse) => staffOf(database, token, clock.now(), isUse);
  return { ...module, identifyStaff };
}
