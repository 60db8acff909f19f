import { hash, verify } from '@node-rs/argon2';

/** OWASP's setting for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash to compare with when there is no account, made at the same cost. */
const NOBODYS: Promise<string> = hash('nobody has this password', COST);

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/**
 * Whether a password is the one that was hashed. Without a hash (no such account, or no password yet) it takes
 * as long and says no, so that the time taken tells nothing.
 */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const matches = await verify(hashed ?? (await NOBODYS), password.normalize('NFKC'));
  return matches && hashed !== null;
}
