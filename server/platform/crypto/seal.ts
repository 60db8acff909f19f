import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type KeyRing, keysOf } from '../config/keyRing.ts';

/** Keeps texts so that only this service can read them, and fingerprints of texts too short for a plain hash. */
export type Seal = {
  /** Seals with the current key. A sealed text can be opened only for the same subject: copied to another row, it cannot. */
  close(text: string, subject: string): Buffer;
  /** The text; null when it was sealed with a key that is not in the ring or for another subject, or is damaged. */
  open(sealed: Buffer, subject: string): string | null;
  /** The same of a file, as it is: what people send has been packed already. `open` would not give it back. */
  closeBytes(content: Buffer, subject: string): Buffer;
  openBytes(sealed: Buffer, subject: string): Buffer | null;
  /**
   * The same for the same text and subject; without the key nobody can find the text by trial and error. Made with the
   * current key.
   */
  fingerprint(text: string, subject: string): Buffer;
  /** The fingerprints of a text by each key of the ring, the current one first: to find a row of any time. */
  fingerprints(text: string, subject: string): readonly Buffer[];
  /** Whether a fingerprint is that of the text, by any key of the ring. Takes the same time wherever they differ. */
  fits(fingerprint: Buffer, text: string, subject: string): boolean;
  /** What everything begins with that is sealed with the current key. */
  readonly beginnings: readonly Buffer[];
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte: what is sealed is the text itself, or the text packed. */
const PLAIN = 1;
const PACKED = 2;
const KEY_ID_BYTES = 4;
const HEADER_BYTES = 1 + KEY_ID_BYTES;
/** Shorter texts hardly get shorter. */
const WORTH_PACKING_BYTES = 512;
/** Half a millisecond for 60 kB. The best quality takes forty, for a tenth less. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
/** Far above any text of ours. */
const LARGEST_TEXT_BYTES = 64 * 1024 * 1024;

type Key = { readonly id: Buffer; readonly seal: Buffer; readonly fingerprint: Buffer };

/** Eight hexadecimal digits that tell a key from others and say nothing of it. */
export function keyId(secret: string): string {
  return derived(secret, 'key id', KEY_ID_BYTES).toString('hex');
}

/** The id of the key that a sealed text says it was sealed with. Of one from before keys had ids it is anything. */
export function keyIdIn(sealed: Buffer): string {
  return sealed.subarray(1, HEADER_BYTES).toString('hex');
}

function derived(secret: string, use: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `towpath ${use}`, bytes));
}

/**
 * AES-256-GCM and HMAC-SHA256, each with its own key derived from each secret of the ring. A sealed text is a format,
 * the id of its key, a random start, a tag and the encrypted text; long texts are packed first. Texts that were sealed
 * before there were rings have neither format nor id: each key is tried on them.
 */
export function createSeal(ring: KeyRing): Seal {
  const keys = keysOf(ring).map(
    (secret): Key => ({
      id: Buffer.from(keyId(secret), 'hex'),
      seal: derived(secret, 'seal', 32),
      fingerprint: derived(secret, 'fingerprint', 32),
    }),
  );
  const [current] = keys as [Key, ...Key[]];

  function fingerprints(text: string, subject: string): Buffer[] {
    return keys.map(key => createHmac('sha256', key.fingerprint).update(`${subject}\n${text}`).digest());
  }

  function closeAs([format, content]: readonly [format: number, content: Buffer], subject: string): Buffer {
    const header = Buffer.concat([Buffer.of(format), current.id]);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, current.seal, iv).setAAD(
      Buffer.concat([header, Buffer.from(subject)]),
    );
    const body = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([header, iv, cipher.getAuthTag(), body]);
  }

  function openBytes(sealed: Buffer, subject: string): Buffer | null {
    const header = sealed.subarray(0, HEADER_BYTES);
    const format = header[0];
    if (format === PLAIN || format === PACKED) {
      const rest = sealed.subarray(HEADER_BYTES);
      const aad = Buffer.concat([header, Buffer.from(subject)]);
      for (const key of keys.filter(({ id }) => id.equals(header.subarray(1)))) {
        const content = decrypted(rest, key, aad);
        if (content) return format === PACKED ? unpacked(content) : content;
      }
    }
    // An older text can begin with these bytes by chance.
    for (const key of keys) {
      const content = decrypted(sealed, key, Buffer.from(subject));
      if (content) return content;
    }
    return null;
  }

  return {
    close: (text, subject) => closeAs(packed(Buffer.from(text)), subject),
    open: (sealed, subject) => openBytes(sealed, subject)?.toString('utf8') ?? null,
    closeBytes: (content, subject) => closeAs([PLAIN, content], subject),
    openBytes,
    fingerprint: (text, subject) => fingerprints(text, subject)[0] as Buffer,
    fingerprints,
    fits: (fingerprint, text, subject) =>
      fingerprints(text, subject).filter(
        one => one.length === fingerprint.length && timingSafeEqual(one, fingerprint),
      ).length > 0,
    beginnings: [PLAIN, PACKED].map(format => Buffer.concat([Buffer.of(format), current.id])),
  };
}

function packed(text: Buffer): readonly [format: number, content: Buffer] {
  if (text.length < WORTH_PACKING_BYTES) return [PLAIN, text];
  const content = brotliCompressSync(text, PACKING);
  return content.length < text.length ? [PACKED, content] : [PLAIN, text];
}

function unpacked(content: Buffer): Buffer {
  return brotliDecompressSync(content, { maxOutputLength: LARGEST_TEXT_BYTES });
}

/** What was sealed; null when key or subject differ, or a byte was changed. */
function decrypted(sealed: Buffer, { seal }: Key, subject: Buffer): Buffer | null {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, seal, iv, { authTagLength: TAG_BYTES })
      .setAAD(subject)
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}
