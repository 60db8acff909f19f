import { createHmac, randomInt } from 'node:crypto';

const HOW_MANY = 10;
/** Without I, L, O and U, which are read as others, or as a word. 50 bits in ten of them. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Ten new recovery codes, as people write them down. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
  });
}

/** A code of any kind as it was typed, without what counts for nothing. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s-]/gu, '').toUpperCase();
}

/** Whether something typed can be a recovery code, and no code of an app. */
export function isRecoveryCode(plain: string): boolean {
  return plain.length === LENGTH;
}

/**
 * What is kept of a recovery code. The key is the secret of the app, which lies sealed: it stays when that is sealed
 * anew, and without it nobody can find a code by trial.
 */
export function recoveryHash(secret: string, code: string): Buffer {
  const read = plainCode(code).replaceAll('O', '0').replace(/[IL]/gu, '1');
  return createHmac('sha256', secret).update(`recovery code ${read}`).digest();
}
