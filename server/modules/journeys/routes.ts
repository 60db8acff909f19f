import {
  createJourney,
  createNextJourney,
  myPages,
  myStatus,
  myTemplate,
} from '@towpath/contracts/journeys.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import type { Journeys } from './service.ts';

export function registerJourneyRoutes(app: FastifyInstance, journeys: Journeys): void {
  route(app, createJourney, ({ who, body }) => journeys.create(who.customerId, body.marketingContext));

  route(app, createNextJourney, ({ who }) => journeys.createNext(who.customerId));

  route(app, myPages, async ({ who, request, reply }) => {
    const key = await journeys.pagesKey(who.customerId);
    // The browser asks each time and keeps what it has: a version never changes, and the pages are the largest answer.
    reply
      .header('etag', key.etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'authorization');
    if (request.headers['if-none-match'] === key.etag) return reply.code(304).send();
    return journeys.pages(key);
  });

  route(app, myStatus, ({ who }) => journeys.status(who.customerId));

  route(app, myTemplate, ({ who }) => journeys.template(who.customerId));
}
