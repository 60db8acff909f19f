/** As whom we ask devices: a passkey that was made for one address signs for no other. */
export function partyOf({ publicUrl }: { readonly publicUrl: string }) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** How passkeys may sign, by the numbers that the standard has for it: Ed25519, ES256 and RS256, which all devices do. */
export const ALGORITHMS = [-8, -7, -257];
