import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const encode = (value: Parameters<typeof isoCBOR.encode>[0]) => Buffer.from(isoCBOR.encode(value));

/** User present and verified; with a new key, also what was made. */
const [SIGNS, MAKES] = [0x05, 0x45];

type Asked = { readonly challenge: string };
type Where = { readonly origin: string; readonly rpId: string };

/**
 * A device that holds one passkey, as the standard has it: it signs what a page of an address was asked for.
 *
 * @param where the address of the page, and the one that the passkey is for
 */
export function authenticator(where: Where) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;

  const clientData = (type: string, { challenge }: Asked, origin = where.origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function dataOf(flags: number, counter: number, made = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hashOf(where.rpId), Buffer.from([flags]), count, made]);
  }

  return {
    /** Makes the passkey. */
    make(options: Asked, origin?: string) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const made = Buffer.concat([Buffer.alloc(16), length, id, encode(key)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(dataOf(MAKES, uses, made))],
      ]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options, origin).toString('base64url'),
          attestationObject: encode(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Signs a sign-in, one use later than the last, or as a copy of it that has not counted. */
    sign(
      options: Asked,
      {
        userHandle,
        origin,
        isCopy = false,
        isVerified = true,
      }: {
        readonly userHandle?: string;
        readonly origin?: string;
        readonly isCopy?: boolean;
        readonly isVerified?: boolean;
      } = {},
    ) {
      if (!isCopy) uses += 1;
      const data = dataOf(isVerified ? SIGNS : 0x01, uses);
      const client = clientData('webauthn.get', options, origin);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, hashOf(client)]), privateKey).toString('base64url'),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
  };
}
