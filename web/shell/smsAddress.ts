/** The address that opens a text to a number, with the word that it asks for written already (RFC 5724). */
export function smsAddress({ to, say }: { readonly to: string; readonly say: string }): string {
  return `sms:${to}?body=${encodeURIComponent(say)}`;
}
