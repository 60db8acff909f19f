import * as z from 'zod/mini';
import { call } from './call.ts';
import { StaffMember } from './staffSession.ts';

const typed = (most: number) => z.string().check(z.maxLength(most));
/** That it is them at the screen, for what would let somebody else in. */
const proof = { password: typed(200), code: typed(20) };
/** Bytes as browsers write them. */
const encoded = (most: number) => z.string().check(z.regex(/^[\w-]*$/), z.maxLength(most));

export const changeStaffPassword = call({
  base: 'staff',
  method: 'POST',
  path: '/password',
  access: 'staff',
  summary: 'Changes the caller’s password, after the current one and a code. Their other sign-ins end.',
  body: z.strictObject({ ...proof, newPassword: typed(200) }),
  errors: ['STAFF_PROOF_REFUSED', 'VALIDATION_FAILED'],
});

export const LONGEST_PASSKEY_NAME = 40;

const passkeyId = { passkeyId: typed(100) };

export const staffPasskeys = call({
  base: 'staff',
  method: 'GET',
  path: '/passkeys',
  access: 'staff',
  summary: 'The caller’s passkeys, the oldest first.',
  answer: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        addedAt: z.string(),
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
  }),
});

const descriptors = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(z.array(z.string())) }),
);

export const beginStaffPasskey = call({
  base: 'staff',
  method: 'POST',
  path: '/passkeys/begin',
  access: 'staff',
  summary: 'What a device is asked for a new passkey with, after the caller’s password and a code.',
  body: z.strictObject(proof),
  answer: z.object({
    challengeId: z.string(),
    options: z.object({
      rp: z.object({ name: z.string(), id: z.optional(z.string()) }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
      timeout: z.optional(z.number()),
      excludeCredentials: z.optional(descriptors),
      authenticatorSelection: z.optional(
        z.object({
          residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
          requireResidentKey: z.optional(z.boolean()),
          userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
        }),
      ),
      attestation: z.optional(z.enum(['none', 'direct', 'enterprise', 'indirect'])),
    }),
  }),
  errors: ['STAFF_PROOF_REFUSED'],
});

export const addStaffPasskey = call({
  base: 'staff',
  method: 'POST',
  path: '/passkeys',
  access: 'staff',
  summary: 'Adds the passkey that a device has made, under a name.',
  body: z.strictObject({
    challengeId: typed(100),
    name: typed(LONGEST_PASSKEY_NAME),
    response: z.object({
      id: encoded(1500),
      rawId: encoded(1500),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: encoded(4000),
        attestationObject: encoded(20_000),
        transports: z.optional(z.array(typed(30)).check(z.maxLength(10))),
      }),
    }),
  }),
  errors: ['STAFF_PASSKEY_REFUSED', 'VALIDATION_FAILED'],
});

export const renameStaffPasskey = call({
  base: 'staff',
  method: 'PUT',
  path: '/passkeys/{passkeyId}/name',
  access: 'staff',
  summary: 'Gives a passkey of the caller’s another name. The same again changes nothing.',
  params: z.object(passkeyId),
  body: z.strictObject({ name: typed(LONGEST_PASSKEY_NAME) }),
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});

export const removeStaffPasskey = call({
  base: 'staff',
  method: 'DELETE',
  path: '/passkeys/{passkeyId}',
  access: 'staff',
  summary: 'Removes a passkey of the caller’s.',
  params: z.object(passkeyId),
  errors: ['NOT_FOUND'],
});

export const beginPasskeySignIn = call({
  base: 'staff',
  method: 'POST',
  path: '/session/passkey/begin',
  access: 'anyone',
  summary: 'What a device is asked to sign in with, the same for whoever asks.',
  answer: z.object({
    challengeId: z.string(),
    options: z.object({
      challenge: z.string(),
      timeout: z.optional(z.number()),
      rpId: z.optional(z.string()),
      userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
    }),
  }),
});

export const passkeySignIn = call({
  base: 'staff',
  method: 'POST',
  path: '/session/passkey',
  access: 'anyone',
  summary: 'Signs in with a passkey, in place of password and code.',
  body: z.strictObject({
    challengeId: typed(100),
    response: z.object({
      id: encoded(1500),
      rawId: encoded(1500),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: encoded(4000),
        authenticatorData: encoded(4000),
        signature: encoded(4000),
        userHandle: z.optional(encoded(200)),
      }),
    }),
  }),
  answer: StaffMember,
  errors: ['STAFF_PASSKEY_REFUSED'],
});
