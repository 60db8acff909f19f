import type { Deps } from '../../platform/deps.ts';
import type { Identify } from '../../platform/who.ts';
import type { AccessTokens } from './accessToken.ts';
import { guestOf } from './guests.ts';
import { sessionRuns } from './sessions.ts';

/**
 * `Bearer <accessToken>` or `Basic <basicAuthToken>` (API-004). A credential that was ended counts no more from
 * the next request on: each is looked up, by the key of its row.
 */
export function identifyBy({ database, clock }: Deps, tokens: AccessTokens): Identify {
  return async authorization => {
    const [, scheme, token] = /^(bearer|basic) ([\w.~+/=-]{1,2000})$/i.exec(authorization ?? '') ?? [];
    if (scheme === undefined || token === undefined) return null;
    const now = clock.now();
    if (scheme.toLowerCase() === 'basic') {
      const customerId = await guestOf(database, token, now);
      return customerId === null ? null : { kind: 'guest', customerId };
    }
    const claims = await tokens.verify(token, now);
    if (!claims || !(await sessionRuns(database, claims.customerId, claims.sessionId, now))) return null;
    return { kind: 'registered', ...claims };
  };
}
