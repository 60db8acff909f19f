import { CHOICE_COOKIE } from '@towpath/contracts/api/analytics.ts';
import {
  createJourney,
  createNextJourney,
  myPages,
  myStatus,
  myTemplate,
} from '@towpath/contracts/api/journeys.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Journeys } from './service.ts';

export type JourneyRouteDeps = {
  /** Gives a browser the look of the partner who sent the person. */
  readonly giveLook: (reply: FastifyReply, customerId: string) => Promise<void>;
};

export function registerJourneyRoutes(
  app: FastifyInstance,
  journeys: Journeys,
  { giveLook }: JourneyRouteDeps,
): void {
  route(app, createJourney, async ({ who, body, request, reply }) => {
    const hasSaidYes = request.cookies[CHOICE_COOKIE] === 'accepted';
    const created = await journeys.create(who.customerId, body.marketingContext, hasSaidYes);
    await giveLook(reply, who.customerId);
    return created;
  });

  route(app, createNextJourney, ({ who }) => journeys.createNext(who));

  route(app, myPages, async ({ who, request, reply }) => {
    const key = await journeys.pagesKey(who.customerId);
    // The browser revalidates each time and keeps its copy: a version never changes, and the pages are the
    // largest answer.
    reply
      .header('etag', key.etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'authorization');
    if (has(request.headers['if-none-match'], key.etag)) return reply.code(304).send();
    return journeys.pages(key);
  });

  route(app, myStatus, ({ who }) => journeys.status(who.customerId));

  route(app, myTemplate, ({ who }) => journeys.template(who.customerId));
}

/**
 * Whether the browser's copy matches the tag. A proxy that compresses answers may have marked the tag as
 * weak.
 */
function has(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some(tag => tag.trim().replace(/^W\//, '') === etag);
}
