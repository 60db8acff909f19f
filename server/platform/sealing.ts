import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM: nobody without the key can read what is sealed, or change it unseen. */
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** The usual length for GCM; made at random each time, and safe for far more seals than there are people. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte of everything sealed, so that another way of sealing can follow. */
const VERSION = 1;

export type Sealing = {
  /** Seals a text for one place: it can be opened only as that place's. */
  seal(place: string, text: string): Buffer;
  /** The text again. Throws when it was sealed with another key or for another place, or was changed. */
  open(place: string, sealed: Uint8Array): string;
};

/**
 * Seals texts with a key derived from a secret.
 *
 * @param secret at least 32 characters, as from the settings
 * @param use what the key is for: two uses of one secret have two keys
 */
export function sealingWith(secret: string, use: string): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `towpath ${use}`, KEY_BYTES));
  return {
    seal(place, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), body]);
    },
    open(place, sealed) {
      const bytes = Buffer.from(sealed);
      const [nonceEnd, tagEnd] = [1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES];
      if (bytes[0] !== VERSION || bytes.length < tagEnd)
        throw new Error(`What is sealed as ${use} is damaged.`);
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, nonceEnd))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceEnd, tagEnd));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
      } catch {
        throw new Error(`What is sealed as ${use} cannot be opened with this key.`);
      }
    },
  };
}
