import { randomUUID } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { type KeyRing, keysOf } from '../../platform/config/keyRing.ts';

/** How long an access token lasts. Short, because it is readable by scripts. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'towpath';
/** What a token is for: one that we sign for something else opens nothing here. */
const AUDIENCE = 'towpath api';

export type AccessClaims = { readonly customerId: string; readonly sessionId: string };

/** Signs and reads access tokens (JWT). */
export type AccessTokens = {
  sign(claims: AccessClaims, now: Date): Promise<string>;
  /** Null for a token that is not ours, was altered or has expired. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
};

/** Tokens are signed with the current key; those of older keys of the ring count until they end. */
export function accessTokens(ring: KeyRing): AccessTokens {
  const keys = keysOf(ring).map(secret => new TextEncoder().encode(secret));
  const [current] = keys as [Uint8Array, ...Uint8Array[]];

  async function payloadOf(token: string, now: Date): Promise<JWTPayload | null> {
    for (const key of keys) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'sid', 'exp', 'jti'],
          currentDate: now,
        });
        return payload;
      } catch {
        // Another key may have signed it.
      }
    }
    return null;
  }

  return {
    sign({ customerId, sessionId }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(customerId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(current);
    },
    async verify(token, now) {
      const { sub, sid } = (await payloadOf(token, now)) ?? {};
      return isId(sub) && isId(sid) ? { customerId: sub, sessionId: sid } : null;
    },
  };
}

/** Whether a claim names a row. Signed with our secret by something else, it may hold anything. */
function isId(claim: unknown): claim is string {
  return typeof claim === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(claim);
}
