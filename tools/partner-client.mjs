// A sample of how a partner calls: no dependency, Node 20 or newer.
//   PARTNER_KEY=pk_… PARTNER_SECRET=… node tools/partner-client.mjs https://advice.example Danielle 07700900123
import { createHash, createHmac, randomUUID } from 'node:crypto';

/** Makes one signed call; gives its status and its answer. */
export async function signedCall({ site, key, secret, method, path, body, idempotencyKey = '' }) {
  const bytes = body === undefined ? '' : JSON.stringify(body);
  const time = Date.now();
  const bodyHash = createHash('sha256').update(bytes).digest('hex');
  const text = [method, path, time, idempotencyKey, bodyHash].join('\n');
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  const response = await fetch(new URL(path, site), {
    method,
    headers: {
      authorization: `HMAC-SHA256 key=${key}, time=${time}, signature=${signature}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: bytes }),
  });
  return { status: response.status, answer: await response.json() };
}

const [, script, site, forename, phoneNumber] = process.argv;
if (script?.endsWith('partner-client.mjs') && site) {
  const { PARTNER_KEY: key, PARTNER_SECRET: secret } = process.env;
  const sent = { method: 'POST', path: '/api/partners/leads', body: { forename, phoneNumber } };
  const made = await signedCall({ site, key, secret, ...sent, idempotencyKey: randomUUID() });
  process.stdout.write(`${JSON.stringify(made)}\n`);
}
