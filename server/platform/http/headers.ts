import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

/** For everything that is not a page: a JSON answer opened directly may load and run nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";
/** Features our pages do not use are denied to any injected script too. */
const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()';

/** The headers of helmet that concern documents, and plug-ins in them. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Security headers on every answer. Pages replace the content policy by their own. What a call of the API answers is no
 * document: the content policy and `nosniff` see to that, and headers that speak of documents are left out, since each
 * costs as much as a rule of the questionnaire.
 */
export function registerHeaders(
  app: FastifyInstance,
  { secureCookies }: Pick<Config, 'secureCookies'>,
): void {
  const ofDocuments = {
    ...headersOfHelmet({
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      // Other sites must not learn which page of a debt adviser a visitor came from.
      referrerPolicy: { policy: 'no-referrer' },
      hsts: secureCookies ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false } : false,
      // A partner's site may open us in a window of its own, which then has a Close button: it must keep its opener.
      crossOriginOpenerPolicy: { policy: 'unsafe-none' },
      crossOriginEmbedderPolicy: false,
    }),
    'content-security-policy': NOTHING,
    'permissions-policy': PERMISSIONS,
  };
  const ofAnswers = Object.fromEntries(
    Object.entries(ofDocuments).filter(([name]) => !OF_DOCUMENTS.includes(name)),
  );
  app.addHook('onRequest', (request, reply, done) => {
    const headers = request.routeOptions.config.call ? ofAnswers : ofDocuments;
    // Support can find a reported answer in the log by its id.
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** The headers of helmet, computed once: as a plugin it computes the same headers for every request. */
function headersOfHelmet(options: Parameters<typeof helmet>[0]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const answer: Pick<ServerResponse, 'removeHeader' | 'setHeader'> = {
    setHeader(name, value) {
      headers[name.toLowerCase()] = String(value);
      return answer as ServerResponse;
    },
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, answer as ServerResponse, fault => {
    if (fault) throw fault;
  });
  return headers;
}
