import { footerContent, siteContent } from '@towpath/contracts/api/content.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Content } from './load.ts';

/** The same for everybody, and changed only by a restart: a cache may keep it for a while. */
const CACHED = 'public, max-age=300';

export function registerContentRoutes(app: FastifyInstance, { footer, site }: Content): void {
  route(app, footerContent, async ({ reply }) => {
    reply.header('cache-control', CACHED);
    return footer;
  });

  route(app, siteContent, async ({ reply }) => {
    reply.header('cache-control', CACHED);
    return site;
  });
}
