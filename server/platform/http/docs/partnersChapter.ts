/**
 * How a partner signs its calls, as a chapter of the guide.
 *
 * @param publicUrl where people reach the service
 */
export function partnersChapter(publicUrl: string): string {
  return `# Partners

A partner tells us of a person by \`POST ${publicUrl}/api/partners/leads\`, and sends them the link that comes back. It signs each call with a key and a secret from the operator:

\`\`\`
Authorization: HMAC-SHA256 key=pk_…, time=1764028800000, signature=…
\`\`\`

\`time\` is in milliseconds since 1970, and at most five minutes from ours. \`signature\` is HMAC-SHA256 in hex, with the secret as text for the key, of five lines joined by a line feed: the method; the path with its query; the time; the \`Idempotency-Key\`, an empty line without one; the SHA-256 of the body in hex. For the secret \`${EXAMPLE.secret}\`:

\`\`\`
${EXAMPLE.text}
\`\`\`

The body is \`${EXAMPLE.body}\`, and the signature

\`\`\`
${EXAMPLE.signature}
\`\`\`

A signature opens one call: to make it again, sign it anew. The same \`Idempotency-Key\` with the same body gives the same answer for a day. A sample client for Node is in tools/partner-client.mjs.`;
}

/** A call that is signed, as the chapter shows it. */
export const EXAMPLE = {
  secret: 'a secret of the example',
  body: '{"forename":"Danielle","phoneNumber":"07700900123"}',
  text: [
    'POST',
    '/api/partners/leads',
    '1764028800000',
    'order-2026-000017',
    '1a35aa45b010670f9589e02eed93759afbaed356ded7e839b481c9d4ed6c3c1a',
  ].join('\n'),
  signature: '98fbe1ac5f517cbbc05501606c9db932d2ec33eb021952f9e80cc87b02f9eeb7',
} as const;
