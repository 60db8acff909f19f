import * as contract from '@towpath/contracts/api/account.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { confirmPassword } from '../identity/confirmations.ts';
import { endAllSessions, endSession, runningSessions } from '../identity/sessions.ts';
import { accountOf } from './overview.ts';

const LIMITS = {
  confirm: [{ max: 20, seconds: 15 * 60, by: 'person' }],
} as const satisfies Record<string, readonly Limit[]>;

/** Endpoints of the person's own account. */
export function registerAccountRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps;

  route(app, contract.myAccount, async ({ who }) => accountOf(deps, who));

  route(app, contract.endOneSession, async ({ who, params }) => {
    const now = clock.now();
    const running = await runningSessions(database, who.customerId, now);
    if (!running.some(({ id }) => id === params.sessionId)) throw new ApiError('NOT_FOUND');
    await endSession(database, who.customerId, params.sessionId, now);
  });

  route(app, contract.endOtherSessions, async ({ who }) =>
    database
      .transaction()
      .execute(async trx => endAllSessions(trx, who.customerId, clock.now(), who.sessionId)),
  );

  route(
    app,
    contract.confirmPassword,
    async ({ who, body }) => {
      const { confirmation, until } = await confirmPassword(deps, who, body.password);
      return { confirmation, until: until.toISOString() };
    },
    { limits: LIMITS.confirm },
  );
}
