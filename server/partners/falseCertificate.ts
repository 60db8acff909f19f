/** Whether a connection by TLS was given up since nobody vouches for whom it led to. */
export function isFalseCertificate(fault: unknown): boolean {
  if (!(fault instanceof Error) || 'responseCode' in fault) return false;
  // All that Node and OpenSSL say of one has the word; `fetch` has it in the cause.
  return /certificate/iu.test(fault.message) || isFalseCertificate(fault.cause);
}
