import { createHash, createHmac } from 'node:crypto';
import type { Call } from '@towpath/contracts/api/call.ts';
import { addPartnerKey } from '../modules/partner-leads/keys.ts';
import { routePath } from '../platform/http/route.ts';
import type { CallOptions, CallResult } from './site.ts';
import type { TestApp } from './testApp.ts';

type Signed = {
  readonly key: string;
  readonly secret: string;
  readonly method: string;
  readonly url: string;
  readonly time: number;
  readonly body?: string | undefined;
  readonly idempotencyKey?: string | undefined;
};

/** The Authorization header of a signed call, made as the API reference says. */
export function signature({
  key,
  secret,
  method,
  url,
  time,
  body = '',
  idempotencyKey = '',
}: Signed): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = `${method}\n${url}\n${time}\n${idempotencyKey}\n${bodyHash}`;
  const signed = createHmac('sha256', secret).update(text).digest('hex');
  return `HMAC-SHA256 key=${key}, time=${time}, signature=${signed}`;
}

/** A partner with a key of its own, which signs what it calls; each call a millisecond after the one before. */
export async function signingPartner(test: TestApp, appId: string) {
  const { database, config, clock } = test;
  const made = await addPartnerKey({ database, dataSecret: config.dataSecret }, appId, clock.now());
  if (!made) throw new Error(`${appId} has two running keys.`);
  const { id: key, secret } = made;
  let calls = 0;
  return {
    key,
    secret,
    call<const C extends Call>(declaration: C, options: CallOptions<C>): Promise<CallResult<C>> {
      calls += 1;
      const query = new URLSearchParams(options.query as Record<string, string> | undefined).toString();
      const authorization = signature({
        key,
        secret,
        method: declaration.method,
        url: `${routePath(declaration)}${query && `?${query}`}`,
        time: clock.now().getTime() + calls,
        body: options.body === undefined ? undefined : JSON.stringify(options.body),
        idempotencyKey: options.headers?.['idempotency-key'],
      });
      return test.call(declaration, { ...options, authorization });
    },
  };
}
