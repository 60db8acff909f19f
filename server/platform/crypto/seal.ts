import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps texts so that only this service can read them, and fingerprints of texts too short for a plain hash. */
export type Seal = {
  /** A sealed text can be opened only for the same subject: copied to another row, it cannot be opened. */
  close(text: string, subject: string): Buffer;
  /** The text; null when it was sealed with another secret or for another subject, or is damaged. */
  open(sealed: Buffer, subject: string): string | null;
  /**
   * The same for the same text and subject; without the secret nobody can find the text by trial and error.
   */
  fingerprint(text: string, subject: string): Buffer;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM and HMAC-SHA256, each with its own key derived from the one secret. */
export function createSeal(secret: string): Seal {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `towpath ${use}`, 32));
  const sealKey = keyFor('seal');
  const fingerprintKey = keyFor('fingerprint');
  return {
    close(text, subject) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, iv).setAAD(Buffer.from(subject));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, subject) {
      try {
        const iv = sealed.subarray(0, IV_BYTES);
        const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
        const decipher = createDecipheriv(CIPHER, sealKey, iv, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(subject))
          .setAuthTag(tag);
        const body = sealed.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    fingerprint(text, subject) {
      return createHmac('sha256', fingerprintKey).update(`${subject}\n${text}`).digest();
    },
  };
}
