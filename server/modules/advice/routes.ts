import { qualifierAdvice } from '@towpath/contracts/advice.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import type { Advice } from './service.ts';

export function registerAdviceRoutes(app: FastifyInstance, advice: Advice): void {
  route(app, qualifierAdvice, ({ who }) => advice.qualifier(who.customerId));
}
