import type { Deps } from '../../deps.ts';
import type { Identify, ReadClaim } from '../../platform/http/who.ts';
import type { AccessTokens } from './accessToken.ts';
import { guestClaim, guestHolds } from './guests.ts';
import { sessionRuns } from './sessions.ts';

/** `Bearer <accessToken>` or `Basic <basicAuthToken>` (API-004), as it stands in the header. */
export function claimsBy({ clock }: Pick<Deps, 'clock'>, tokens: AccessTokens): ReadClaim {
  return async authorization => {
    const [, scheme, token] = /^(bearer|basic) ([\w.~+/=-]{1,2000})$/i.exec(authorization ?? '') ?? [];
    if (scheme === undefined || token === undefined) return null;
    const now = clock.now();
    if (scheme.toLowerCase() === 'basic') return guestClaim(token, now);
    const claims = await tokens.verify(token, now);
    return claims && { kind: 'registered', ...claims, lastsBeyond: now };
  };
}

/**
 * Identifies the holder of a credential. Each is looked up by the key of its row, so one that was ended stops
 * working with the next request.
 */
export function identifyBy({ database, run, clock }: Deps, readClaim: ReadClaim): Identify {
  return async authorization => {
    const claim = await readClaim(authorization);
    if (!claim) return null;
    const { kind, customerId } = claim;
    const now = clock.now();
    if (kind === 'guest') {
      return (await guestHolds(database, run, claim, now)) ? { kind, customerId } : null;
    }
    const { sessionId } = claim;
    return (await sessionRuns(run, customerId, sessionId, now)) ? { kind, customerId, sessionId } : null;
  };
}
