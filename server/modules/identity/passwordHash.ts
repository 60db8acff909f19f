import { hash, verify } from '@node-rs/argon2';

/** OWASP's setting for Argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash to compare with when there is no account, with the same cost parameters. */
const NOBODYS: Promise<string> = hash('nobody has this password', COST);

/** The hash of a password, as stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/**
 * Whether a password matches the hash. Without a hash (no such account, or no password yet) it takes as long
 * and returns false, so that the time taken reveals nothing.
 */
export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  const matches = await verify(hashed ?? (await NOBODYS), password.normalize('NFKC'));
  return matches && hashed !== null;
}
