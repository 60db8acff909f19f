import { setTimeout as wait } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import { type Asked, callBy, type Site } from './site.ts';

/** How soon a call is made again. */
const PAUSE = 25;
/** Who has to wait this long for one answer has found a service that does not come back. */
const LONGEST = 120_000;

/**
 * A site that is reached by the network. Each call is made again until it is answered by something other than "come
 * back later", as a browser does; with it go the headers of `always`.
 *
 * @param origin where it is now
 * @param answered is told how long each call waited for its answer, in ms
 */
export function networkSite(
  origin: () => string,
  always: Readonly<Record<string, string>> = {},
  answered: (milliseconds: number) => void = () => undefined,
): Site {
  const app: Asked = {
    async inject(options) {
      const began = performance.now();
      for (;;) {
        const answer = await askedOnce(origin(), options, always);
        if (answer && answer.statusCode !== 503) {
          answered(performance.now() - began);
          return answer;
        }
        if (performance.now() > began + LONGEST) throw new Error(`${String(options.url)} was not answered.`);
        await wait(PAUSE);
      }
    },
  };
  return { app, call: (declaration, options) => callBy(app, declaration, options) };
}

/** Null where nobody listens, or the connection broke: nobody knows whether it was done. */
async function askedOnce(
  origin: string,
  { method, url, query, headers, payload }: InjectOptions,
  always: Readonly<Record<string, string>>,
): Promise<Awaited<ReturnType<Asked['inject']>> | null> {
  const address = new URL(String(url), origin);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
  try {
    const response = await fetch(address, {
      method: method ?? 'GET',
      headers: {
        ...always,
        ...(headers as Record<string, string> | undefined),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    const rawPayload = Buffer.from(await response.arrayBuffer());
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      rawPayload,
      body: rawPayload.toString('utf8'),
      cookies: [],
    };
  } catch {
    return null;
  }
}
