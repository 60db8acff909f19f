import { Secret, TOTP } from 'otpauth';

/** What every app that shows codes knows: six digits of SHA-1 for each half minute (RFC 6238). */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The clock of a phone may be this many half minutes ahead or behind. */
const DRIFT = 1;

/** A new secret for an app, as people type it: 160 random bits in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * A secret as an address that apps open or scan.
 *
 * @param issuer whose codes these are, and `account` for whom: the app shows both
 */
export function secretAddress(secret: string, issuer: string, account: string): string {
  // Apps take what stands before a colon for the issuer.
  const named = { issuer: issuer.replaceAll(':', ' '), label: account.replaceAll(':', ' ') };
  return new TOTP({ ...CODES, ...named, secret }).toString();
}

/** The time step whose code was given, now or a moment apart; null for a code that is not right. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const apart = TOTP.validate({
    ...CODES,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: DRIFT,
  });
  return apart === null ? null : TOTP.counter({ period: CODES.period, timestamp }) + apart;
}

/** Whether a code is that of a certain time step. */
export function isCodeOf(secret: string, code: string, step: number): boolean {
  return stepOf(secret, code, new Date(step * CODES.period * 1000)) === step;
}
