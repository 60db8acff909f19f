import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { BodyOf } from '@towpath/contracts/api/call.ts';
import {
  addStaffPasskey,
  beginPasskeySignIn,
  beginStaffPasskey,
  passkeySignIn,
} from '@towpath/contracts/api/staffAccount.ts';
import { staffApi } from './staffApi.ts';

/** Whether this browser can hold or ask for passkeys at all. */
export { browserSupportsWebAuthn as canUsePasskeys } from '@simplewebauthn/browser';

/** What came of it: nothing where they closed what the browser showed, or their device said no. */
export type Ended = 'done' | 'given up' | 'known already';

/** Has a device make a passkey, and adds it. Throws what a call throws. */
export async function addPasskey(name: string, proof: BodyOf<typeof beginStaffPasskey>): Promise<Ended> {
  const { challengeId, options } = await staffApi(beginStaffPasskey, { body: proof });
  const response = await asked(() =>
    startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }),
  );
  if (typeof response === 'string') return response;
  await staffApi(addStaffPasskey, {
    body: { challengeId, name, response: response as BodyOf<typeof addStaffPasskey>['response'] },
  });
  return 'done';
}

/** Signs in by a passkey of a device. Throws what a call throws. */
export async function signInByPasskey(): Promise<Ended> {
  const { challengeId, options } = await staffApi(beginPasskeySignIn);
  const response = await asked(() =>
    startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] }),
  );
  if (typeof response === 'string') return response;
  await staffApi(passkeySignIn, {
    body: { challengeId, response: response as BodyOf<typeof passkeySignIn>['response'] },
  });
  return 'done';
}

/** What a device answers. It says no by throwing: of that, whether it knows the passkey is told. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | 'given up' | 'known already'> {
  try {
    return await ask();
  } catch (fault) {
    const isKnown =
      fault instanceof WebAuthnError && fault.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'known already' : 'given up';
  }
}
