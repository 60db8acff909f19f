import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a call came through a proxy that the settings say is not there. */
    unknownProxy: boolean;
  }
}

/**
 * Watches in production for calls that a proxy has passed on where TRUST_PROXY says that there is none: limits by
 * address then count everybody as one. It is logged once and told by /health/ready; nothing is refused for it, since
 * anybody can send such a header.
 */
export function watchForProxy(
  app: FastifyInstance,
  { mode, trustProxy }: Pick<Config, 'mode' | 'trustProxy'>,
): void {
  app.decorate('unknownProxy', false);
  if (mode !== 'production' || trustProxy > 0) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
    if (!app.unknownProxy && (forwardedFor !== undefined || forwarded !== undefined)) {
      app.unknownProxy = true;
      app.log.error(
        'TRUST_PROXY is 0, and a call came with X-Forwarded-For or Forwarded: see docs/running.md',
      );
    }
    done();
  });
}
