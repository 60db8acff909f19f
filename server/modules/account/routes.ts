import * as contract from '@towpath/contracts/api/account.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type AuditEntry, note } from '../../platform/audit/auditLog.ts';
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

  route(app, contract.endOneSession, async ({ who, params, request }) => {
    const now = clock.now();
    const running = await runningSessions(database, who.customerId, now);
    if (!running.some(({ id }) => id === params.sessionId)) throw new ApiError('NOT_FOUND');
    await database.transaction().execute(async trx => {
      await endSession(trx, who.customerId, params.sessionId, now);
      await note(trx, ended(who, request.network, now, 1));
    });
  });

  route(app, contract.endOtherSessions, async ({ who, request }) => {
    const now = clock.now();
    await database.transaction().execute(async trx => {
      const count = await endAllSessions(trx, who.customerId, now, who.sessionId);
      if (count > 0) await note(trx, ended(who, request.network, now, count));
    });
  });

  route(
    app,
    contract.confirmPassword,
    async ({ who, body, request: { network } }) => {
      const { confirmation, until } = await confirmPassword(deps, { ...who, network }, body.password);
      return { confirmation, until: until.toISOString() };
    },
    { limits: LIMITS.confirm },
  );
}

function ended(
  { customerId, sessionId }: { readonly customerId: string; readonly sessionId: string },
  network: Buffer,
  at: Date,
  count: number,
): AuditEntry<'sessions ended'> {
  return { kind: 'sessions ended', at, customerId, sessionId, network, facts: { why: 'asked for', count } };
}
