import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteFacts } from '@towpath/contracts/content/siteFacts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { filesOfLook, type SiteLooks } from './inLook.ts';
import { APP_SHELL, type Page, type Pages, pagesInLooks, readPages } from './pages.ts';
import { choosePartner, PARTNER_COOKIE } from './partnerCookie.ts';
import { pagePolicy } from './policy.ts';
import { GOODBYE, WORKER_PATH, WORKER_POLICY, workerScript } from './worker.ts';

/** Paths with an id or a short name in them, which the app draws. Every other page was made in advance. */
const DRAWN_BY_THE_APP = /^\/(?:(?:journey|solutions|choose|plan\/letters)\/[^/]+|staff(?:\/[^/]+){1,3})$/;

/** The console, whose pages the people that we help never see. */
const CONSOLE = '/staff';
/** The parts of the console, which its first page draws. */
const PARTS_OF_CONSOLE = /^\/staff\/(?!api(?:\/|$))[^/]+(?:\/[^/]+){0,2}$/;
/** What the document of a page of the app holds, and no other. */
const APP_PLACE = '<div id="app"';

const YEAR = 365 * 24 * 60 * 60;
const DAY = 24 * 60 * 60;

export type Site = {
  /** Whether there is a page at the path of a request. */
  has(request: FastifyRequest): boolean;
  /** Answers a path that no route takes: a finished page, a page of the app, or the not-found page. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply;
};

/**
 * Serves the built pages and their files. `facts` decide about the parts of a page that name one; who comes by the link of
 * a partner with a look of its own sees them in that one. Pages of the app may load from `chatOrigins` too,
 * those of the console excepted.
 */
export async function registerSite(
  app: FastifyInstance,
  folder: string,
  {
    coreApiBase,
    lookupApiBase,
    secureCookies,
  }: Pick<Config, 'coreApiBase' | 'lookupApiBase' | 'secureCookies'>,
  facts: SiteFacts,
  looks: SiteLooks,
  chatOrigins: readonly string[] = [],
): Promise<Site> {
  const addresses = { core: coreApiBase, lookup: lookupApiBase };
  const ours = readPages(folder, addresses, facts);
  const theirs = pagesInLooks(ours, looks);
  const pagesOf = (partner: string | null) => theirs.get(partner ?? '') ?? ours;
  const vary = theirs.size > 0 ? 'accept-encoding, cookie' : 'accept-encoding';
  const partnerIn = (request: FastifyRequest) => {
    const named = new URLSearchParams(queryIn(request)).get('appId') ?? request.cookies[PARTNER_COOKIE];
    return named !== undefined && theirs.has(named) ? named : null;
  };
  const policies = new Map<Page, string>();
  const ofConsole = new Set(
    [ours, ...theirs.values()].flatMap(({ byPath }) =>
      [...byPath].flatMap(([path, page]) =>
        path === CONSOLE || path.startsWith(`${CONSOLE}/`) ? [page] : [],
      ),
    ),
  );
  // A page that was made in advance has no chat, and in the console other firms have no place.
  const originsOf = (page: Page) =>
    page.plain.includes(APP_PLACE) && !ofConsole.has(page) ? chatOrigins : [];
  const policyOf = (page: Page) => {
    const policy =
      policies.get(page) ?? pagePolicy(page.scriptHashes, addresses, secureCookies, originsOf(page));
    policies.set(page, policy);
    return policy;
  };

  await app.register(fastifyStatic, {
    root: folder,
    // One route for each file of the build, listed at the start: any other path never reaches the disk.
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.html.br', '**/*.html.gz', '**/*.br', '**/*.gz', WORKER_PATH.slice(1)],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cacheFor(path.slice(folder.length)));
    },
  });

  const built = facts['offline-pages'] ? readFileSync(join(folder, WORKER_PATH), 'utf8') : null;
  const workerOf = ({ byPath }: Pages) =>
    built === null
      ? GOODBYE
      : workerScript(built, byPath, { shell: APP_SHELL, drawnByTheApp: DRAWN_BY_THE_APP.source });
  const workers = new Map([ours, ...theirs.values()].map(pages => [pages, workerOf(pages)]));
  app.get(WORKER_PATH, (request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', WORKER_POLICY)
      .header('cache-control', 'no-cache')
      .header('vary', vary)
      .send(workers.get(pagesOf(partnerIn(request)))),
  );
  for (const [appId, partner] of Object.entries(looks.partners)) {
    for (const [address, { type, content }] of Object.entries(filesOfLook(appId, partner))) {
      app.get(address, (_, reply) =>
        reply.type(type).header('cache-control', `public, max-age=${DAY}`).send(content),
      );
    }
  }

  const send = (request: FastifyRequest, reply: FastifyReply, page: Page, status: number): FastifyReply => {
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(page))
      .header('cache-control', 'no-cache')
      .header('vary', vary)
      .header('etag', page.etag);
    if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
    return reply.send(page.plain);
  };

  const find = ({ byPath, appShell }: Pages, path: string) => {
    if (PARTS_OF_CONSOLE.test(path)) return byPath.get(path) ?? byPath.get(CONSOLE);
    return byPath.get(path) ?? (DRAWN_BY_THE_APP.test(path) ? appShell : undefined);
  };

  return {
    has: request => find(ours, pathIn(request)) !== undefined,
    answer(request, reply) {
      const [path, query] = [pathIn(request), queryIn(request)];
      const partner = partnerIn(request);
      const pages = pagesOf(partner);
      const { byPath, notFound } = pages;
      const page = find(pages, path);
      if (page && (partner ?? request.cookies[PARTNER_COOKIE]) !== undefined) {
        choosePartner(reply, partner, secureCookies);
      }
      const readable = request.method === 'GET' || request.method === 'HEAD';
      if (page && readable) return send(request, reply, page, 200);
      const trimmed = path.replace(/\/+$/, '');
      if (readable && trimmed !== path && byPath.has(trimmed)) {
        return reply.redirect(query === undefined ? trimmed : `${trimmed}?${query}`, 308);
      }
      if (notFound) return send(request, reply, notFound, 404);
      return reply.code(404).type('text/plain; charset=utf-8').send('We could not find that page.');
    },
  };
}

function pathIn({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '/';
}

function queryIn({ url }: FastifyRequest): string | undefined {
  return url.split('?', 2)[1];
}

/** Files in assets/ carry a digest in their name and never change; the others may. */
function cacheFor(path: string): string {
  if (path.startsWith(join('/', 'assets', '/'))) return `public, max-age=${YEAR}, immutable`;
  if (path.endsWith('.js')) return 'no-cache';
  return `public, max-age=${DAY}`;
}
