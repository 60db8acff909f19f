import { caseTimeline } from '@towpath/contracts/api/staffNotes.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { CasesDeps } from './module.ts';
import { openCase } from './opening.ts';
import { timelineOf } from './timeline.ts';

/** What happened with a person. */
export function registerTimelineRoutes(app: FastifyInstance, deps: CasesDeps): void {
  route(app, caseTimeline, async call =>
    timelineOf(deps, await openCase(deps, call, 'timeline'), call.who.permissions),
  );
}
