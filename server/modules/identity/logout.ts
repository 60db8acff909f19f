import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Who } from '../../platform/http/who.ts';
import { endGuestCredential } from './guests.ts';
import { endSession, sessionOf } from './sessions.ts';

/** What a caller who logs out has shown of themselves. */
export type Leaving = {
  readonly who: Who | null;
  readonly refreshToken: string | undefined;
  readonly basicAuthTokens: readonly string[];
  readonly network: Buffer;
};

/** Ends every credential that was shown. One that is unknown or has ended is ignored. */
export async function logout({ database, clock }: Deps, leaving: Leaving): Promise<void> {
  const { who, refreshToken, basicAuthTokens, network } = leaving;
  const at = clock.now();
  const sessions = [
    who?.kind === 'registered' ? who : null,
    refreshToken === undefined ? null : await sessionOf(database, refreshToken),
  ];
  for (const session of sessions) {
    if (!session) continue;
    const { customerId, sessionId } = session;
    await database.transaction().execute(async trx => {
      const ran = await endSession(trx, customerId, sessionId, at);
      if (ran) await note(trx, { kind: 'logged out', at, customerId, sessionId, network, facts: {} });
    });
  }
  for (const basic of basicAuthTokens) await endGuestCredential(database, basic);
}
