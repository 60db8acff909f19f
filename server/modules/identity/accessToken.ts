import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** How long an access token lasts. Short, because it is readable by scripts. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'towpath';

export type AccessClaims = { readonly customerId: string; readonly sessionId: string };

/** Signs and reads access tokens (JWT). */
export type AccessTokens = {
  sign(claims: AccessClaims, now: Date): Promise<string>;
  /** Null for a token that is not ours, was altered or has expired. */
  verify(token: string, now: Date): Promise<AccessClaims | null>;
};

export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign({ customerId, sessionId }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(customerId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },
    async verify(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'sid', 'exp', 'jti'],
          currentDate: now,
        });
        const { sub, sid } = payload;
        return typeof sub === 'string' && typeof sid === 'string'
          ? { customerId: sub, sessionId: sid }
          : null;
      } catch {
        return null;
      }
    },
  };
}
