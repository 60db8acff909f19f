import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** For everything that is not a page: a JSON answer opened by itself may load and run nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
/** What our pages have no use for, no script that gets in may use. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()';

/** Security headers on every answer. Pages replace the content policy by their own. */
export async function registerHeaders(
  app: FastifyInstance,
  { secureCookies }: Pick<Config, 'secureCookies'>,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', NOTHING);
    reply.header('permissions-policy', PERMISSIONS);
    // Support can find a reported answer in the log by it.
    reply.header('x-request-id', request.id);
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    // Which page of a debt adviser somebody came from is nobody's business.
    referrerPolicy: { policy: 'no-referrer' },
    hsts: secureCookies ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
}
