import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { SignedCall } from '../../platform/http/who.ts';

/** How far the clock of a partner may be from ours. */
export const CLOCK_MS = 5 * 60 * 1000;

/** What a signed call says of itself: with which key, when, and the signature in hex. */
export type Claimed = { readonly keyId: string; readonly time: number; readonly signature: string };

const FORM = /^HMAC-SHA256 key=(pk_[\w-]{16}), ?time=(\d{13}), ?signature=([0-9a-f]{64})$/;

/** Reads an Authorization header of a partner; null for any other. */
export function claimedIn(authorization: string | undefined): Claimed | null {
  const [, keyId, time, signature] = FORM.exec(authorization ?? '') ?? [];
  if (keyId === undefined || time === undefined || signature === undefined) return null;
  return { keyId, time: Number(time), signature };
}

/**
 * What is signed: five lines. Method, path with query, time in milliseconds since 1970, Idempotency-Key (an empty line
 * without one), and the SHA-256 of the body in hex.
 */
function signedText({ method, url, idempotencyKey, body }: SignedCall, time: number): string {
  return [method, url, time, idempotencyKey ?? '', hash('sha256', body)].join('\n');
}

/** Whether a call was signed with the secret; takes the same time wherever the signatures differ. */
export function isSignedWith(secret: string, call: SignedCall, { time, signature }: Claimed): boolean {
  const right = createHmac('sha256', secret).update(signedText(call, time)).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}
