import { createHmac, hash, randomBytes } from 'node:crypto';

/** A credential as the person holds it, and the hash that is stored. */
export type NewToken = { readonly token: string; readonly hash: Buffer };

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/**
 * A random credential of 64 letters and digits. It begins with the customer's id, so that it is looked up by
 * the key its row would be sharded on; the 256 random bits behind it are the secret.
 */
export function newToken(customerId: string): NewToken {
  const id = Buffer.from(customerId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { token, hash: hashOf(token) };
}

/**
 * The credential that follows one: the same each time it is worked out, so that it can be given again when its answer was
 * lost, and nothing but its hash is kept. Whoever does not have the secret cannot work it out from the one before.
 */
export function tokenAfter(customerId: string, token: string, secret: string): NewToken {
  const id = Buffer.from(customerId.replaceAll('-', ''), 'hex');
  const next = createHmac('sha256', secret).update(`token after ${token}`).digest();
  const successor = Buffer.concat([id, next]).toString('base64url');
  return { token: successor, hash: hashOf(successor) };
}

/** The claimed owner of a credential and its hash to compare; null when it cannot be one of ours. */
export function readToken(token: string): { customerId: string; hash: Buffer } | null {
  if (!/^[\w-]{64}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SECRET_BYTES) return null;
  const id = bytes.toString('hex', 0, ID_BYTES);
  const customerId = `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`;
  return { customerId, hash: hashOf(token) };
}

/** 256 random bits need no slow hash: nobody can try them all. */
export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
