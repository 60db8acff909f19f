import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A text as it was sealed before keys had ids: neither format nor id of the key stands before it, and it is not packed. */
export function sealedBefore(secret: string, text: string, subject: string): Buffer {
  const iv = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'towpath seal', 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(subject));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}
