import { CHOICE_COOKIE, recordEvent } from '@towpath/contracts/api/analytics.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { describeFault } from '../../platform/http/faults.ts';
import { route } from '../../platform/http/route.ts';
import { addEvent } from './repository.ts';

/**
 * Analytics. Nothing is stored without the visitor's consent. A fault while storing is only logged, since it
 * must not affect the visitor.
 */
export function registerAnalyticsRoutes(app: FastifyInstance, { database, clock }: Deps): void {
  route(app, recordEvent, async ({ who, body, request }) => {
    if (!saidYes(request)) throw new ApiError('ANALYTICS_NOT_ACCEPTED');
    try {
      // Whatever id the browser sent, an event belongs to the person whose credential came with it.
      await addEvent(database, who.customerId, { ...body, userId: who.customerId }, clock.now());
    } catch (fault) {
      request.log.warn(describeFault(fault), 'an analytics event was not kept');
    }
  });
}

function saidYes(request: FastifyRequest): boolean {
  return request.cookies[CHOICE_COOKIE] === 'accepted';
}
