import * as contracts from '@towpath/contracts/api/staffSession.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { STAFF_COOKIE, type StaffCaller } from '../../platform/http/who.ts';
import { registerAccountRoutes } from './accountRoutes.ts';
import { calledFrom } from './calledFrom.ts';
import { noteStaff } from './log.ts';
import { registerLogRoutes } from './logRoutes.ts';
import type { ReleaseWork } from './memberChanges.ts';
import { registerMemberRoutes } from './memberRoutes.ts';
import { endStaffSession, runningStaffSessions, staffOf } from './sessions.ts';
import { beginSetUp, finishSetUp, type SetUpDeps } from './setUp.ts';
import { signIn } from './signIn.ts';

/** Signing in and out behind the site. */
export function registerStaffRoutes(
  app: FastifyInstance,
  deps: SetUpDeps & { readonly releaseWork: ReleaseWork },
): void {
  const { database, clock, config } = deps;
  // Sent to the pages of staff alone, and never along from another site.
  const cookie = {
    path: '/staff',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.secureCookies,
  } as const;
  const limits = [{ max: 20, seconds: 60, by: 'address' }] as const;

  async function signedIn(reply: FastifyReply, token: string) {
    reply.setCookie(STAFF_COOKIE, token, cookie);
    return meOf(await staffOf(database, token, clock.now()));
  }

  route(
    app,
    contracts.staffSignIn,
    async ({ body, request, reply }) => signedIn(reply, await signIn(deps, body, calledFrom(request))),
    { limits },
  );

  route(app, contracts.beginStaffSetUp, ({ body }) => beginSetUp(deps, body), { limits });

  route(
    app,
    contracts.finishStaffSetUp,
    async ({ body, request, reply }) => signedIn(reply, await finishSetUp(deps, body, calledFrom(request))),
    { limits },
  );

  route(app, contracts.staffMe, async ({ who }) => meOf(who));

  route(app, contracts.staffSignOut, async ({ who: { staffId, sessionId }, request, reply }) => {
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await endStaffSession(trx, staffId, sessionId, at);
      await noteStaff(trx, { kind: 'signed out', at, staffId, network: request.network, facts: {} });
    });
    reply.clearCookie(STAFF_COOKIE, cookie);
  });

  route(app, contracts.staffSessions, async ({ who }) => ({
    sessions: await runningStaffSessions(database, who.staffId, who.sessionId, clock.now()),
  }));

  route(app, contracts.endStaffSession, async ({ who: { staffId }, params: { sessionId }, request }) => {
    if (!isUuid(sessionId)) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await database.transaction().execute(async trx => {
      if (!(await endStaffSession(trx, staffId, sessionId, at))) throw new ApiError('NOT_FOUND');
      const facts = { session: sessionId };
      await noteStaff(trx, { kind: 'session ended', at, staffId, network: request.network, facts });
    });
  });

  registerAccountRoutes(app, deps, signedIn);
  registerMemberRoutes(app, deps);
  registerLogRoutes(app, deps);
}

function meOf({ name, email, role, permissions }: StaffCaller) {
  return { name, email, role, permissions: [...permissions] };
}
