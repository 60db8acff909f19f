/**
 * What makes and checks passkeys. It is loaded when the first is used, since its three hundred files took a fifteenth
 * of every start.
 */
export function webauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
